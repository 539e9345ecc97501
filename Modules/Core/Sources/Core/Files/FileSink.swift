import Foundation
public import ModuloModels
public import ModuloUtilities
import Synchronization

/// A new file that is written in chunks, into a draft until it is finished. Nothing is ever replaced.
public final class FileSink: Sendable {
  private struct State {
    var bytes = 0
    var failure: FileWritingError?
  }

  private let path: String
  /// `nil` in a dry run, which only counts.
  private let writer: PrivateFileWriter?
  private let state = Mutex(State())

  /// Begins a file.
  ///
  /// - Parameter isDryRun: Whether nothing is written, and the bytes are only counted.
  /// - Throws: `StorageError.alreadyExists` at once, so that nothing is read only to be refused.
  public init(path: String, isDryRun: Bool = false) throws(StorageError) {
    self.path = path
    if FileManager.default.fileExists(atPath: path) { throw .alreadyExists(path: path) }
    do {
      writer = isDryRun ? nil : try PrivateFileWriter(path: path)
    } catch {
      throw StorageError(error)
    }
  }

  /// Why a chunk could not be written; `nil` when all were.
  public var failure: FileWritingError? { state.withLock { $0.failure } }

  /// Writes the next bytes.
  ///
  /// - Throws: Why they could not be written; ``failure`` keeps it.
  public func write(_ bytes: [UInt8]) throws(FileWritingError) {
    do { try writer?.write(bytes) } catch {
      state.withLock { $0.failure = error }
      throw error
    }
    state.withLock { $0.bytes += bytes.count }
  }

  /// Moves the draft to its path.
  @discardableResult
  public func finish() throws(StorageError) -> DataFile {
    do throws(FileWritingError) {
      if let failure { throw failure }
      try writer?.finish()
    } catch {
      throw StorageError(error)
    }
    return DataFile(path: path, bytes: state.withLock { $0.bytes })
  }

  /// Removes the draft; does nothing once the file is finished.
  public func discard() { writer?.discard() }
}
