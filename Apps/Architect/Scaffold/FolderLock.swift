import ArchitectureKit
import Foundation

/// A lock on a folder that ends with the process, however that ends.
final class FolderLock {
  private let descriptor: Int32

  /// Waits until no other process has the lock.
  init(_ folder: URL) throws(ArchitectFailure) {
    descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 || flock(descriptor, LOCK_EX) != 0 {
      throw .unwritable(folder.path, reason: String(cString: strerror(errno)))
    }
  }

  deinit { close(descriptor) }
}

extension FolderLock {
  /// A lock on a folder of a workspace, in which nothing is left of a process that was killed while it wrote.
  convenience init(cleaning folder: URL) throws(ArchitectFailure) {
    try self.init(folder)
    do {
      for leftover in try ScaffoldLeftover.remove(in: folder) { Output.complain("\(leftover)\n") }
    } catch {
      throw .scaffold(error)
    }
  }
}
