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

extension DataError {
  /// The error for a call that needs the data at `path`, and no other file but the one it creates.
  public init(keeping path: String, _ error: RepositoryError) {
    self = error == .notFound ? .noData(path: path) : Self(exporting: error)
  }

  /// The error for a failed export of rows.
  public init(exporting error: RepositoryError) {
    switch error.remaining {
    case .alreadyExists(let path): self = .alreadyExists(path: path)
    case .notEmpty: self = .notEmpty
    case let failure: self = .storage(failure)
    }
  }

  /// The error for a failed export of the rows of an account; `nil` for those of all accounts.
  public init(exporting account: NamedReference?, _ error: RepositoryError) {
    switch FinancialAccountError(reading: account?.text ?? "", error) {
    case .storage: self = Self(exporting: error)
    case let failure: self = .account(failure)
    }
  }

  /// The error for a failed import of the document called `name`.
  public init(importing name: String, _ error: RepositoryError) {
    switch error.remaining {
    case .invalidDocument(let line, let column, let reason):
      self = .invalidDocument(name: name, line: line, column: column, reason: reason)
    case .notEmpty: self = .notEmpty
    case let failure: self = .storage(failure)
    }
  }

  /// The error for a failure to restore the backup at `path`: the damage is the backup's, not the data's.
  public init(restoring path: String, _ error: RepositoryError) {
    switch error {
    case .notFound: self = .unreadableFile(.missing(name: path))
    case .storage(.damaged(let damage)): self = .unusableBackup(path: path, reason: damage.detail)
    case .storage(.cannotOpen(let place, let reason)) where place == URL(fileURLWithPath: path).path:
      self = .unusableBackup(path: path, reason: reason)
    case .ambiguous, .duplicate, .belowMinimum, .forbidden, .storage: self = .storage(error.remaining)
    }
  }
}
