// SPDX-License-Identifier: Apache-2.0
// node check.mjs SITE [FILTER_MS]: opens the report that 'kiki project --html SITE' wrote in Chromium and uses it as a person does:
// filters, search, stepping through the first failure, dark colours, no script. Fails on errors in the console, on
// requests to a network, and if a filter takes longer than FILTER_MS. Needs 'npm install playwright-core' and Chromium.
import assert from "node:assert";
import path from "node:path";
import { chromium } from "playwright-core";

const site = path.resolve(process.argv[2]);
const limit = Number(process.argv[3] ?? 100);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const problems = [];

async function open(name, options) {
  const page = await (await browser.newContext(options)).newPage();
  page.on("console", (m) => problems.push(m.text()));
  page.on("pageerror", (e) => problems.push(String(e)));
  page.on("request", (r) => { if (!r.url().startsWith("file:")) problems.push("asks for " + r.url()); });
  await page.goto("file://" + site + "/" + name);
  return page;
}

const overview = await open("index.html", {});
const paint = await overview.evaluate(
  () => performance.getEntriesByType("paint").find((e) => e.name === "first-contentful-paint").startTime);
const rows = await overview.locator(".list .row").count();
const filter = await overview.evaluate(() => {
  const box = document.querySelector("#filters input[value=proved]");
  const start = performance.now();
  box.click();
  document.body.offsetHeight;
  return performance.now() - start;
});
const failed = await overview.locator(".list .row[data-status=failed]").count();
assert.equal(await overview.locator('.list .row[data-status=proved]:not([hidden])').count(), 0);
await overview.keyboard.press("/");
await overview.keyboard.type("no such property");
assert.match(await overview.locator("#matches").textContent(), /^0 of /);
console.log(`${rows} rows: first paint ${paint.toFixed(0)} ms, filter ${filter.toFixed(0)} ms, ${failed} failed`);
assert.ok(filter < limit, `the filter takes ${filter} ms`);

if (failed > 0) {
  const trace = await open("trace/1.html", { colorScheme: "dark" });
  const position = () => trace.locator("#position").textContent();
  const [, last] = (await position()).match(/of (\d+)/);
  assert.equal(await position(), `step ${last} of ${last}`);
  await trace.keyboard.press("Home");
  assert.equal(await position(), `step 1 of ${last}`);
  for (let i = 2; i <= Number(last); i++) {
    await trace.keyboard.press("ArrowRight");
    const write = await trace.evaluate((at) => JSON.parse(document.getElementById("data").textContent).steps[at].writes.at(-1), i - 1);
    if (write && write.region !== "HEAP") {
      assert.ok((await trace.locator("#variables .changed").allTextContents()).some((t) => t.endsWith(write.value)), `step ${i}`);
    }
  }
  await trace.locator("#back").click();
  assert.equal(await position(), `step ${Math.max(1, last - 1)} of ${last}`);
  await trace.screenshot({ path: path.join(process.env.SCREENSHOTS ?? "/tmp", "kiki-trace.png") });
  const plain = await open("trace/1.html", { javaScriptEnabled: false });
  assert.ok(await plain.locator("ol.steps li").count() > 0);
  assert.ok(await plain.locator("#debugger").isHidden());
}
await browser.close();
assert.deepEqual(problems, []);
