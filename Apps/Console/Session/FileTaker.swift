import ModuloModels
import ModuloUtilities
import Synchronization

/// Takes the pieces of a document that is too long to be held, and writes each into a draft of a new file.
final class FileTaker: Sendable {
  private struct State {
    var bytes = 0
    var failure: FileWritingError?
  }

  private let path: String
  /// `nil` in a dry run, which only counts.
  private let writer: PrivateFileWriter?
  private let state = Mutex(State())

  /// - Throws: ``StorageError/alreadyExists(path:)`` at once, so that nothing is read only to be refused.
  init(path: String, isDryRun: Bool) throws(StorageError) {
    self.path = path
    try DocumentFile(path: path, replaces: false).checkRoom()
    do {
      writer = isDryRun ? nil : try PrivateFileWriter(path: path)
    } catch {
      throw StorageError(error)
    }
  }

  /// Why it took no more.
  var failure: FileWritingError? { state.withLock { $0.failure } }

  func take(_ bytes: [UInt8]) throws(FileWritingError) {
    do { try writer?.write(bytes) } catch {
      state.withLock { $0.failure = error }
      throw error
    }
    state.withLock { $0.bytes += bytes.count }
  }

  /// Puts the file in its place.
  func finish() throws(StorageError) -> DataFile {
    do throws(FileWritingError) {
      if let failure { throw failure }
      try writer?.finish()
    } catch {
      throw StorageError(error)
    }
    return DataFile(path: path, bytes: state.withLock { $0.bytes })
  }

  /// Forgets the draft, unless it is a file by now.
  func discard() { writer?.discard() }
}
