import Foundation

extension ModelContainer {
  func exportDocument(
    cancellation: Cancellation?, _ write: (Data) throws -> Void
  ) throws(PersistenceError) -> TransferSummary {
    throw .misuse("not yet")
  }

  func exportDocument(to url: URL, cancellation: Cancellation?) throws(PersistenceError) -> TransferSummary {
    throw .misuse("not yet")
  }

  func importDocument(
    cancellation: Cancellation?, _ read: () throws -> Data?
  ) throws(PersistenceError) -> TransferSummary {
    throw .misuse("not yet")
  }

  func importDocument(from url: URL, cancellation: Cancellation?) throws(PersistenceError) -> TransferSummary {
    throw .misuse("not yet")
  }
}
