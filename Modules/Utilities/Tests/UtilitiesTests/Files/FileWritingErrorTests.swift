import Foundation
import ModuloUtilities
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct FileWritingErrorTests {
  @Test(arguments: [
    (EEXIST, FileWritingError.alreadyExists(path: "p")),
    (EACCES, .permissionDenied(path: "p")),
    (EPERM, .permissionDenied(path: "p")),
    (EROFS, .permissionDenied(path: "p")),
    (ENOSPC, .diskFull(path: "p")),
    (EDQUOT, .diskFull(path: "p")),
    (ENOENT, .misplaced(path: "p", reason: message(ENOENT))),
    (ENOTDIR, .misplaced(path: "p", reason: message(ENOTDIR))),
    (EISDIR, .misplaced(path: "p", reason: message(EISDIR))),
    (EIO, .failed(path: "p", reason: message(EIO))),
    (ENAMETOOLONG, .failed(path: "p", reason: message(ENAMETOOLONG))),
  ])
  func `each of the system's numbers has a meaning`(code: Int32, expected: FileWritingError) {
    let error = FileWritingError(systemError: code, path: "p")
    #expect(error == expected)
  }
}

private func message(_ code: Int32) -> String { String(cString: strerror(code)) }
