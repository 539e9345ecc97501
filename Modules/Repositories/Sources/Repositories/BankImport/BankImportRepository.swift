public import Foundation
public import ModuloModels

/// The rows of files of banks, stored in one transaction.
public protocol BankImportRepository: Sendable {
  /// Stores entries of files as contributions to a goal: all that `rows` passes, or none of them.
  ///
  /// A row is known by its import key and its rank among the rows of its file with the same key. Files of one call may
  /// overlap: the rows of a file are met by those of the files before it.
  ///
  /// - Parameters:
  ///   - goalID: The goal they belong to.
  ///   - files: The number of files.
  ///   - minimum: The least that the goal's total may be afterwards, in minor units; `nil` for any.
  ///   - rows: Called for each file in order, away from the caller's actor, with the function that stores one row. A row
  ///     that has the day and the amount of a stored contribution is stored only where `storesProbable` says so. It is
  ///     called once where the goal has no contributions, else twice. The first of two calls only looks for rows that
  ///     are known, so that none of these is taken for a probable duplicate; the rows are the same in both, and those
  ///     that are known aren't made again. The answers of the first call mean nothing. Memory is one bit for each row.
  /// - Returns: The goal, and whether the rows together have reached it.
  /// - Throws: ``RepositoryError/notFound`` when the goal isn't there; ``RepositoryError/belowMinimum(totalMinor:)``;
  ///   whatever ``RepositoryError`` `rows` throws, after everything was undone; ``StorageError/cancelled``.
  @discardableResult
  func insertContributions(
    into goalID: UUID, files: Int, keepingTotalAtLeast minimum: Int64?,
    rows:
      @escaping @Sendable (
        _ file: Int, _ pass: BankRowPass,
        _ insert: (_ row: () throws -> ContributionEntity, _ storesProbable: Bool) throws -> BankRowResult
      ) throws -> Void
  ) async throws(RepositoryError) -> ContributionInsertion

  /// Stores balances of files as balances of an account: all that `rows` passes, or none of them.
  ///
  /// - Parameters:
  ///   - account: What finds the account they belong to.
  ///   - files: The number of files.
  ///   - rows: Called for each file in order, away from the caller's actor, with the account and the function that
  ///     stores the balance at the end of a day, which is the latest of its day then. One whose day has a balance that was
  ///     made by hand, with the same amount or as the latest, is stored only where `storesProbable` says so. A row is
  ///     known when the account had a balance with its import key before. Memory doesn't grow with the rows.
  ///   - end: Called after the last file with the account, and with a function that says whether an account has a bank's
  ///     id. Returns the id that the account gets; `nil` for the one that it has.
  /// - Throws: ``RepositoryError/notFound`` when the account isn't there; whatever ``RepositoryError`` `rows` or
  ///   `end` throws, after everything was undone; ``StorageError/cancelled``.
  func insertBalances(
    into account: BankAccountReference, files: Int,
    rows:
      @escaping @Sendable (
        _ file: Int, _ account: FinancialAccountEntity,
        _ insert: (_ balance: BalanceUpdateEntity, _ storesProbable: Bool) throws -> BankRowResult
      ) throws -> Void,
    end:
      @escaping @Sendable (
        _ account: FinancialAccountEntity, _ isTaken: (_ bankID: String) throws -> Bool
      ) throws -> String?
  ) async throws(RepositoryError)
}

/// What finds the account that balances of files belong to.
public enum BankAccountReference: Hashable, Sendable {
  /// The account's own id.
  case id(UUID)
  /// The bank's id of the account.
  case bankID(String)
}

/// A pass over the rows of a file.
public enum BankRowPass: Sendable {
  /// Looks for rows that are known.
  case lookup
  /// Stores rows.
  case insertion
}
