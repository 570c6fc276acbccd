// SPDX-License-Identifier: Apache-2.0
// Filters on the overview, and stepping through executions. Pages are complete without it. Text is only ever set as
// text, never as markup.
"use strict";

function byId(id) {
  return document.getElementById(id);
}

function element(name, text, style) {
  const made = document.createElement(name);
  made.textContent = text;
  if (style) made.className = style;
  return made;
}

function startFilters() {
  const form = byId("filters");
  const search = byId("search");
  const boxes = [...form.querySelectorAll("input[type=checkbox]")];
  const rows = [...document.querySelectorAll(".list .row")].map((row) => ({
    row, status: row.dataset.status, text: row.textContent.toLowerCase(), shown: true,
  }));
  const apply = () => {
    const wanted = new Set(boxes.filter((b) => b.checked).map((b) => b.value));
    const words = search.value.toLowerCase().split(/\s+/).filter((w) => w);
    let count = 0;
    for (const r of rows) {
      const shown = wanted.has(r.status) && words.every((w) => r.text.includes(w));
      if (shown !== r.shown) {
        r.row.hidden = !shown;
        r.shown = shown;
      }
      if (shown) count++;
    }
    byId("matches").textContent = count + " of " + rows.length;
  };
  form.hidden = false;
  form.addEventListener("submit", (e) => e.preventDefault());
  search.addEventListener("input", apply);
  boxes.forEach((b) => b.addEventListener("change", apply));
  document.addEventListener("keydown", (e) => {
    if (e.key === "/" && document.activeElement !== search) {
      e.preventDefault();
      search.focus();
    }
  });
  apply();
}

// The state after each step: what every place holds, and which have just changed.
function statesOf(steps) {
  let places = new Map();
  return steps.map((step) => {
    places = new Map(places);
    for (const write of step.writes) places.set(write.object + " " + write.place, write);
    return places;
  });
}

function startDebugger() {
  const data = JSON.parse(byId("data").textContent);
  const steps = data.steps;
  if (steps.length === 0) return;
  const states = statesOf(steps);
  let at = 0;
  const show = (to) => {
    at = Math.max(0, Math.min(steps.length - 1, to));
    const step = steps[at];
    const [file, line] = step.where;
    byId("position").textContent = "step " + (at + 1) + " of " + steps.length;
    byId("place").textContent = (line ? file + ":" + line : "start") +
      (step.remarks.length ? ": " + step.remarks.join("; ") : "");
    const excerpt = byId("excerpt");
    excerpt.replaceChildren();
    for (let i = line - 3; i <= line + 3; i++) {
      const text = data.lines[file + ":" + i];
      if (text !== undefined) excerpt.append(element("span", String(i).padStart(5) + "  " + text + "\n", i === line ? "here" : ""));
    }
    byId("stack").replaceChildren(...step.stack.map((f) => element("li", f)));
    const changed = new Set(step.writes.map((w) => w.object + " " + w.place));
    const rows = [];
    for (const [key, write] of states[at]) {
      if (write.region === "HEAP") continue;
      const row = element("tr", "", changed.has(key) ? "changed" : "");
      row.append(element("td", write.object === write.place || write.object.endsWith("::" + write.place) ? write.object : write.place), element("td", write.value));
      rows.push(row);
    }
    byId("variables").replaceChildren(...rows);
    byId("memory").replaceChildren(drawing(states[at], changed));
  };
  byId("debugger").hidden = false;
  byId("first").onclick = () => show(0);
  byId("back").onclick = () => show(at - 1);
  byId("forward").onclick = () => show(at + 1);
  byId("last").onclick = () => show(steps.length - 1);
  document.addEventListener("keydown", (e) => {
    const moves = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: steps.length - 1 };
    if (e.key in moves && !e.ctrlKey && !e.altKey && !e.metaKey) {
      e.preventDefault();
      show(moves[e.key]);
    }
  });
  show(steps.length - 1);
}

const SVG = "http://www.w3.org/2000/svg";

function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

// Objects as boxes, one below the other, and arrows from pointers to what they point to.
function drawing(places, changed) {
  const boxes = new Map();
  const box = (name) => {
    if (!boxes.has(name)) boxes.set(name, { name, rows: [] });
    return boxes.get(name);
  };
  for (const [key, write] of places) {
    if (write.region === "HEAP" || write.target) box(write.object).rows.push({ key, write });
    if (write.target) box(write.target);
  }
  if (boxes.size === 0) return document.createTextNode("No pointers and no allocated objects yet.");
  const height = 20, width = 290, left = 10;
  let y = 10;
  for (const b of boxes.values()) {
    b.y = y;
    y += (b.rows.length + 1) * height + 16;
  }
  const svg = shape("svg", { width: width + 140, height: y, role: "img", "aria-label": "objects and pointers" });
  let lane = 0;
  for (const b of boxes.values()) {
    const group = shape("g", b.rows.some((r) => changed.has(r.key)) ? { class: "changed" } : {});
    group.append(shape("rect", { x: left, y: b.y, width, height: (b.rows.length + 1) * height, rx: 4 }));
    group.append(label(b.name, left + 6, b.y + 14, "bold"));
    b.rows.forEach((r, i) => {
      const middle = b.y + (i + 1) * height + 10;
      const place = r.write.place;
      const part = place.startsWith(b.name) ? place.slice(b.name.length) || place : place;
      group.append(label(part + " = " + r.write.value, left + 6, middle + 4, "normal"));
      if (r.write.target) {
        const end = boxes.get(r.write.target).y + 10;
        const out = left + width + 20 + (lane++ % 6) * 16;
        group.append(shape("path", { d: `M ${left + width} ${middle} H ${out} V ${end} H ${left + width + 6}` }));
        group.append(shape("path", { class: "head", d: `M ${left + width} ${end} l 8 -4 v 8 z` }));
      }
    });
    svg.append(group);
  }
  return svg;
}

function label(text, x, y, weight) {
  const made = shape("text", { x, y, "font-weight": weight });
  made.textContent = text.length > 36 ? text.slice(0, 35) + "\u2026" : text;
  const whole = document.createElementNS(SVG, "title");
  whole.textContent = text;
  made.append(whole);
  return made;
}

function startCopy() {
  const button = byId("copy");
  button.hidden = false;
  button.onclick = () => {
    const range = document.createRange();
    range.selectNodeContents(byId("reproducer"));
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
    if (navigator.clipboard) {
      navigator.clipboard.writeText(byId("reproducer").textContent).catch(() => {});
    }
    button.textContent = "Copied";
  };
}

if (byId("filters")) startFilters();
if (byId("debugger")) startDebugger();
if (byId("copy")) startCopy();
