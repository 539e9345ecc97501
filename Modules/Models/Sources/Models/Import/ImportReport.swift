/// The outcomes of the rows of an import.
public struct ImportReport<Problem: RowProblem>: Equatable, Sendable {
  /// The number of data rows, without the header.
  public private(set) var read = 0
  public private(set) var imported = 0
  /// The first rows that could not be read, ``RowLines/mostNamed`` at the most.
  public private(set) var errors: [RowError<Problem>] = []
  /// The number of rows that could not be read.
  public private(set) var errorCount = 0
  /// The rows that were imported and give a debt a balance above zero.
  public private(set) var positiveDebts = RowLines()
  /// The chronological directions of the rows of accounts with several balances on a day, by the account's name.
  public var orders: [BalanceUpdateFileOrder] = []
  private var lines: [RowOutcome: RowLines] = [:]

  public init() {}

  public var skipped: Int { lines.reduce(0) { $1.key.isImported ? $0 : $0 + $1.value.count } }

  /// The lines with this outcome; those of ``RowOutcome/imported`` are only counted, as ``imported``.
  public func lines(_ outcome: RowOutcome) -> RowLines { lines[outcome] ?? RowLines() }

  /// Counts a data row, whatever its outcome.
  public mutating func begin() { read += 1 }

  /// Records the outcome of a row.
  public mutating func note(_ outcome: RowOutcome, line: Int) {
    if outcome.isImported { imported += 1 }
    if outcome != .imported { lines[outcome, default: RowLines()].append(line) }
  }

  /// Records a row that gives a debt a balance above zero.
  public mutating func notePositiveDebt(line: Int) { positiveDebts.append(line) }

  /// Records a row that could not be read.
  public mutating func reject(_ error: RowError<Problem>) {
    errorCount += 1
    if errors.count < RowLines.mostNamed { errors.append(error) }
  }

  /// Records that no row was imported after all.
  public mutating func takeBack() { imported = 0 }
}

/// The outcomes of an import of contributions.
public typealias ContributionImportReport = ImportReport<ContributionRowProblem>

/// The outcomes of an import of balances.
public typealias BalanceUpdateImportReport = ImportReport<BalanceUpdateRowProblem>
