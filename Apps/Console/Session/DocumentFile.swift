import Foundation
import ModuloModels
import ModuloUtilities

/// A file that a command makes of a document: whole or not at all, and for its owner only.
struct DocumentFile {
  let path: String
  /// Whether a file that is there already may be replaced.
  let replaces: Bool

  /// Whether there is a file that may not be replaced, so that nothing has to be made only to be refused.
  func checkRoom() throws(StorageError) {
    if !replaces, FileManager.default.fileExists(atPath: path) { throw .alreadyExists(path: path) }
  }

  /// Writes the document beside its place, then puts it there in one step.
  func write(_ text: String) throws(StorageError) -> DataFile {
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
