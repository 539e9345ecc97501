/// What an import did with the rows of a file.
public struct BalanceImportReport: Equatable, Sendable {
  public typealias Lines = ContributionImportReport.Lines

  /// How many rows of each kind are named; the rest is only counted, so that a report stays small.
  public static let namedRows = ContributionImportReport.namedRows

  /// The rows of data, the header not among them.
  public var read: Int
  public var imported: Int
  /// Lines that were imported before.
  public var alreadyImported: Lines
  /// Lines with a second balance for one account and day, which is the one that counts.
  public var sameDay: Lines
  /// The first rows that could not be read.
  public var errors: [RowError]
  /// How many rows could not be read.
  public var errorCount: Int

  public init() {
    read = 0
    imported = 0
    alreadyImported = Lines()
    sameDay = Lines()
    errors = []
    errorCount = 0
  }

  public var skipped: Int { alreadyImported.count }

  public mutating func reject(_ error: RowError) {
    errorCount += 1
    if errors.count < Self.namedRows { errors.append(error) }
  }

  /// A row that could not be read: where, and why.
  public struct RowError: Equatable, Sendable {
    /// From 1, as an editor counts.
    public let line: Int
    /// The character column from 1, where one is known.
    public let column: Int?
    public let reason: BalanceRowProblem

    public init(line: Int, column: Int?, reason: BalanceRowProblem) {
      self.line = line
      self.column = column
      self.reason = reason
    }
  }
}
