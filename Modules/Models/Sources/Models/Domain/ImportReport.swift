/// What an import did with the rows of a file.
public struct ImportReport<Problem: RowProblem>: Equatable, Sendable {
  /// The rows of data, the header not among them.
  public private(set) var read = 0
  public private(set) var imported = 0
  /// The first rows that could not be read, ``RowLines/mostNamed`` at the most.
  public private(set) var errors: [RowError<Problem>] = []
  /// How many rows could not be read.
  public private(set) var errorCount = 0
  /// The rows that were imported and give a debt a balance above zero.
  public private(set) var positiveDebts = RowLines()
  /// In which direction the rows of accounts run that have several balances on a day, by the account's name.
  public var orders: [AccountFileOrder] = []
  private var lines: [RowOutcome: RowLines] = [:]

  public init() {}

  public var skipped: Int { lines.reduce(0) { $1.key.isImported ? $0 : $0 + $1.value.count } }

  /// The lines with this outcome; those of ``RowOutcome/imported`` are only counted, as ``imported``.
  public func lines(_ outcome: RowOutcome) -> RowLines { lines[outcome] ?? RowLines() }

  /// Counts a row of data, whatever becomes of it.
  public mutating func begin() { read += 1 }

  /// Notes what became of a row.
  public mutating func note(_ outcome: RowOutcome, line: Int) {
    if outcome.isImported { imported += 1 }
    if outcome != .imported { lines[outcome, default: RowLines()].append(line) }
  }

  /// Notes a row that gives a debt a balance above zero.
  public mutating func notePositiveDebt(line: Int) { positiveDebts.append(line) }

  /// Notes a row that could not be read.
  public mutating func reject(_ error: RowError<Problem>) {
    errorCount += 1
    if errors.count < RowLines.mostNamed { errors.append(error) }
  }

  /// Notes that no row was imported after all.
  public mutating func takeBack() { imported = 0 }
}

/// What an import of contributions did.
public typealias ContributionImportReport = ImportReport<ContributionRowProblem>

/// What an import of balances did.
public typealias BalanceImportReport = ImportReport<BalanceRowProblem>
