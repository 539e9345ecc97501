import Foundation
public import ModuloUtilities

/// Why the data as a whole could not be checked, backed up, restored, exported, imported or deleted.
public enum DataError: Error, Equatable, Sendable {
  /// There is no database at this path.
  case noData(path: String)
  /// The check found faults.
  case faulty(DataCheck)
  /// The output file exists already.
  case alreadyExists(path: String)
  /// The input file doesn't exist, or can't be read.
  case unreadableFile(ByteSourceError)
  /// The backup can't replace the data.
  case unusableBackup(path: String, reason: String)
  /// The document is invalid from this place on; lines and columns count from 1.
  case invalidDocument(name: String, line: Int, column: Int, reason: String)
  /// The database is not empty, as an import requires.
  case notEmpty
  /// The reference names no account whose balances could be exported.
  case account(FinancialAccountError)
  /// The receiver of an export's pieces refused one.
  case outputFailed
  /// The data could not be read or written.
  case storage(StorageError)
}

extension DataError: OperationError {
  /// What a store does with the data as a whole.
  public enum Operation: Sendable {
    /// A call that needs the data at this path, and no other file but the one it creates.
    case keeping(String)
    /// Writing the rows of the account with this reference to a receiver, or all rows for `nil`.
    case exporting(of: NamedReference?)
    /// Reading the document called so.
    case importing(String)
    /// Restoring the backup at this path: the damage is the backup's, not the data's.
    case restoring(String)
  }

  public init(_ error: RepositoryError, during operation: Operation) {
    switch (error, operation) {
    case (.notFound, .keeping(let path)): self = .noData(path: path)
    case (.notFound, .restoring(let path)): self = .unreadableFile(.missing(name: path))
    case (.notFound, .exporting(let account)), (.ambiguous, .exporting(let account)):
      self = .account(FinancialAccountError(error, during: .reading(account?.text ?? "")))
    case (.storage(.damaged(let damage)), .restoring(let path)):
      self = .unusableBackup(path: path, reason: damage.detail)
    case (.storage(.cannotOpen(let place, let reason)), .restoring(let path))
    where place == URL(fileURLWithPath: path).path:
      self = .unusableBackup(path: path, reason: reason)
    case (.storage(.alreadyExists(let path)), .keeping), (.storage(.alreadyExists(let path)), .exporting):
      self = .alreadyExists(path: path)
    case (.storage(.notEmpty), .keeping), (.storage(.notEmpty), .exporting), (.storage(.notEmpty), .importing):
      self = .notEmpty
    case (.storage(.invalidDocument(let line, let column, let reason)), .importing(let name)):
      self = .invalidDocument(name: name, line: line, column: column, reason: reason)
    case (.notFound, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.storage, _):
      self = .storage(error.remaining)
    }
  }
}
