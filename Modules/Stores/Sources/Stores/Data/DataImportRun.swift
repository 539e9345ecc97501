import ModuloModels
import ModuloUtilities
import Synchronization

/// A running import of a document: passes its bytes on, away from the main actor, and records why they ended early.
final class DataImportRun: Sendable {
  private struct State {
    var source: any ByteSource
    var failure: ByteSourceError?
  }

  private let state: Mutex<State>

  /// - Throws: ``DataError/unreadableFile(_:)`` when the source can't be opened.
  init(_ source: InputSource) throws(DataError) {
    do {
      state = Mutex(State(source: try source.open()))
    } catch {
      throw .unreadableFile(error)
    }
  }

  /// The error of the source; `nil` when it was not the reason of the failure.
  var failure: ByteSourceError? { state.withLock { $0.failure } }

  /// The next bytes, `nil` at the end.
  ///
  /// - Throws: ``StorageError/aborted`` when they can't be read; ``failure`` has the reason.
  func next() throws(RepositoryError) -> [UInt8]? {
    try state.withLock { state throws(RepositoryError) -> [UInt8]? in
      do throws(ByteSourceError) {
        return try state.source.next()
      } catch {
        state.failure = error
        throw .storage(.aborted)
      }
    }
  }
}
