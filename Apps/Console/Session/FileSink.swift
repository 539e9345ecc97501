import ModuloModels
import ModuloUtilities
import Synchronization

/// A new file that is written in chunks, into a draft until it is finished.
final class FileSink: Sendable {
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

  /// Why a chunk could not be written; `nil` when all were.
  var failure: FileWritingError? { state.withLock { $0.failure } }

  func write(_ bytes: [UInt8]) throws(FileWritingError) {
    do { try writer?.write(bytes) } catch {
      state.withLock { $0.failure = error }
      throw error
    }
    state.withLock { $0.bytes += bytes.count }
  }

  /// Moves the draft to its path.
  func finish() throws(StorageError) -> DataFile {
    do throws(FileWritingError) {
      if let failure { throw failure }
      try writer?.finish()
    } catch {
      throw StorageError(error)
    }
    return DataFile(path: path, bytes: state.withLock { $0.bytes })
  }

  /// Removes the draft; does nothing once the file is finished.
  func discard() { writer?.discard() }
}
