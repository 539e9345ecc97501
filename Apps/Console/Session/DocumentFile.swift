import Foundation
import ModuloModels
import ModuloUtilities

/// A file that a command makes of a document: whole or not at all, and for its owner only.
struct DocumentFile {
  let path: String
  /// Whether a file that is there already may be replaced.
  let replaces: Bool

  /// Checks that no file is there that may not be replaced, nor anything else, so that nothing has to be made only to be
  /// refused.
  func checkRoom() throws(StorageError) {
    do { try PrivateFile(path: path).checkPlace() } catch { throw StorageError(error) }
    if !replaces, FileManager.default.fileExists(atPath: path) { throw .alreadyExists(path: path) }
  }

  /// Writes the document beside its place, then puts it there in one step.
  func write(_ text: String) throws(StorageError) -> DataFile {
    try checkRoom()
    let file = PrivateFile(path: path)
    let bytes = Array(text.utf8)
    do {
      if replaces { try file.replace(with: bytes) } else { try file.create(with: bytes) }
    } catch {
      throw StorageError(error)
    }
    return DataFile(path: path, bytes: bytes.count)
  }
}
