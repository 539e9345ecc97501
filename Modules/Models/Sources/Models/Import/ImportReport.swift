/// The outcomes of the rows of an import.
public struct ImportReport<Problem: RowProblem>: Equatable, Sendable {
  /// The number of data rows, without the header; of rates, which have a row for each day, the number of rates.
  public private(set) var read = 0
  /// The number of these that are stored now and weren't before.
  public private(set) var imported = 0
  /// The first rows that could not be read, ``RowLines/mostNamed`` at the most.
  public private(set) var errors: [RowError<Problem>] = []
  /// The number of rows that could not be read.
  public private(set) var errorCount = 0
  /// The rows that were imported and give a debt a balance above zero.
  public private(set) var positiveDebts = RowLines()
  /// The first rows with the day and the amount of an entry made by hand, in ascending order, ``RowLines/mostNamed`` at the most.
  public private(set) var twins: [RowTwin] = []
  /// The chronological directions of the rows of accounts with several balances on a day, by the account's name.
  public var orders: [BalanceUpdateFileOrder] = []
  /// What the imported times are in all; of other rows, nothing.
  public var tracked = TrackedImport()
  /// The title of the goal that the imported contributions have reached; `nil` for none.
  public var reachedGoal: String?
  private var lines: [RowOutcome: RowLines] = [:]

  /// Creates an empty report.
  public init() {}

  /// The number of rows that were read and not stored.
  public var skipped: Int { lines.reduce(0) { $1.key.isImported ? $0 : $0 + $1.value.count } }

  /// The lines with this outcome; those of ``RowOutcome/imported`` are only counted, as ``imported``.
  public func lines(_ outcome: RowOutcome) -> RowLines { lines[outcome] ?? RowLines() }

  /// Counts a data row, whatever its outcome; a row of several entries counts as so many.
  public mutating func begin(entries: Int = 1) { read += entries }

  /// Records the outcome of a row.
  public mutating func note(_ outcome: RowOutcome, line: Int) {
    if outcome.isImported { imported += 1 }
    if outcome != .imported { lines[outcome, default: RowLines()].append(line) }
  }

  /// Records what became of a row.
  public mutating func note(_ result: RowResult, line: Int) {
    note(result.outcome, line: line)
    guard result.outcome == .typedBefore, let number = result.number else { return }
    twins.append(RowTwin(line: line, number: number))
    twins.sort { $0.line < $1.line }
    if twins.count > RowLines.mostNamed { twins.removeLast() }
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

/// The outcomes of an import of rates.
public typealias ExchangeRateImportReport = ImportReport<ExchangeRateRowProblem>

/// The outcomes of an import of times.
public typealias TrackingSessionImportReport = ImportReport<TrackingSessionRowProblem>

extension ImportReport {
  /// The message on a file that was refused: a line for each listed error, and the number of the others.
  func refusal(_ format: FormatContext) -> String {
    let words = format.strings.error.importing
    var lines = errors.map { "  " + format.titled(words.place($0.line, $0.column), $0.reason.text(format)) }
    let further = errorCount - errors.count
    if further > 0 { lines.append("  " + words.further(format.number(further))) }
    return words.rejected(format.number(errorCount), lines.joined(separator: "\n"))
  }
}

/// Lines of a file with one outcome: all are counted, the first are listed. A line with the outcome several times is
/// counted as often, and listed once.
public struct RowLines: Equatable, Sendable {
  /// The maximum number of lines listed; the rest is only counted, so that a report stays small.
  public static let mostNamed = 100

  /// The number of rows or entries, on lines that are named or not.
  public private(set) var count = 0
  /// The number of lines, named or not: lower where a line has several entries.
  private(set) var lineCount = 0
  /// The first lines, in ascending order.
  public private(set) var first: [Int] = []
  private var last: Int?

  /// Creates an empty list.
  public init() {}

  /// Adds a line. Lines in ascending order are appended; one out of order costs a search among those that are listed.
  public mutating func append(_ line: Int) {
    count += 1
    if last == line { return }
    last = line
    lineCount += 1
    let place = (first.lastIndex { $0 <= line } ?? -1) + 1
    guard place < Self.mostNamed else { return }
    if first.count == Self.mostNamed { first.removeLast() }
    first.insert(line, at: place)
  }
}
