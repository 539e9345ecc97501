public import ModuloModels
public import ModuloUtilities
public import Observation

/// What can be done with files of banks.
@MainActor
public protocol BankImportOperations: AnyObject, Sendable {
  /// Finds out what files of banks are, and how they are read.
  ///
  /// - Parameters:
  ///   - sources: The files. Standard input can't be read twice, so its bytes are needed.
  ///   - options: What is known of CSV files.
  ///   - profiles: The layouts by whose columns CSV files are known.
  ///   - today: The day by which years in two digits are read.
  /// - Throws: ``BankImportError/undecided(name:_:)`` for a file with several possible readings;
  ///   ``BankImportError/unreadableFile(_:)``; ``BankImportError/file(name:_:)``.
  func recognize(
    _ sources: [InputSource], _ options: BankFileOptions, profiles: [BankProfile], on today: CalendarDay
  ) async throws(BankImportError) -> [BankImportFile]

  /// The bank's ids of the accounts that have rows in files, in the order in which they first occur; empty texts for
  /// accounts without one.
  ///
  /// - Parameter selection: The account and the currency whose rows count.
  /// - Throws: ``BankImportError/unreadableFile(_:)``; ``BankImportError/file(name:_:)``.
  func accounts(
    of files: [BankImportFile], _ selection: BankFileSelection
  ) async throws(BankImportError) -> [String]

  /// Imports files of banks into a goal or an account: all of them, or none.
  ///
  /// Into a goal go the entries; those that were imported before are skipped, and so are those of amount zero. Equal
  /// entries of one file are different ones. Into an account goes one balance for each day, the last of the day. Memory
  /// doesn't grow with the files.
  ///
  /// - Parameters:
  ///   - isTrial: Whether everything is undone at the end, so that only the report is left.
  ///   - onProgress: Called with the number of items read so far, away from the main actor, every thousand items.
  /// - Returns: What the files hold, and the outcomes of their rows. That of a trial has the probable duplicates that
  ///   are to be asked about.
  /// - Throws: ``BankImportError``; nothing was imported. ``BankImportError/unknownAccount(_:)`` when no account has the
  ///   bank's id in the files, and ``BankImportError/noTarget`` when they have none, where no account is named.
  ///   ``BankImportError/probable(_:)`` when there are probable
  ///   duplicates to be asked about, not for a trial.
  func importAll(
    _ files: BankImport, isTrial: Bool, onProgress: @escaping @Sendable (_ itemsRead: Int) -> Void
  ) async throws(BankImportError) -> BankImportReport
}

/// The imports of files of banks, and their rules.
@MainActor
public protocol BankImportStore: BankImportOperations, Observable {}
