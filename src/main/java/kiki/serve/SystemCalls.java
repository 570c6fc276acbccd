// SPDX-License-Identifier: Apache-2.0
package kiki.serve;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import kiki.util.WorkingFolder;

/** What POSIX has and the JDK has not. */
final class SystemCalls {
  private static final int OWNER_ONLY = 0600;

  private final Linker linker = Linker.nativeLinker();

  private MethodHandle function(String name, FunctionDescriptor type) {
    return linker.downcallHandle(linker.defaultLookup().findOrThrow(name), type);
  }

  /**
   * Moves the process to another folder.
   *
   * @throws IOException if it cannot
   */
  void moveTo(Path folder) throws IOException {
    if (ofName("chdir", folder) != 0) {
      throw new IOException(folder + ": is not a folder");
    }
    WorkingFolder.moveTo(folder);
  }

  private int ofName(String name, Path path) throws IOException {
    MethodHandle handle =
        function(name, FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS));
    try (Arena arena = Arena.ofConfined()) {
      return (int) handle.invokeExact(arena.allocateFrom(path.toString()));
    } catch (Throwable e) {
      throw new IOException(name, e);
    }
  }

  /** Makes a named pipe that nobody else can open. */
  void makePipe(Path path) throws IOException {
    MethodHandle handle =
        function(
            "mkfifo",
            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT));
    int result;
    try (Arena arena = Arena.ofConfined()) {
      result = (int) handle.invokeExact(arena.allocateFrom(path.toString()), OWNER_ONLY);
    } catch (Throwable e) {
      throw new IOException("mkfifo", e);
    }
    if (result != 0) {
      throw new IOException(path + ": cannot be made");
    }
  }

  /** Sets which permissions new files do not get. */
  void setMask(int mask) throws IOException {
    MethodHandle handle =
        function("umask", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    try {
      int _ = (int) handle.invokeExact(mask);
    } catch (Throwable e) {
      throw new IOException("umask", e);
    }
  }
}
