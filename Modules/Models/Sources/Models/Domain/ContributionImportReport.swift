/// What an import did with the rows of a file.
public struct ContributionImportReport: Equatable, Sendable {
  /// How many rows of each kind are named; the rest is only counted, so that a report stays small.
  public static let namedRows = 100

  /// The rows of data, the header not among them.
  public var read: Int
  public var imported: Int
  /// Lines whose amount is zero.
  public var zeroAmounts: Lines
  /// Lines that were imported before.
  public var alreadyImported: Lines
  /// The first rows that could not be read.
  public var errors: [RowError]
  /// How many rows could not be read.
  public var errorCount: Int

  public init() {
    read = 0
    imported = 0
    zeroAmounts = Lines()
    alreadyImported = Lines()
    errors = []
    errorCount = 0
  }

  public var skipped: Int { zeroAmounts.count + alreadyImported.count }

  public mutating func reject(_ error: RowError) {
    errorCount += 1
    if errors.count < Self.namedRows { errors.append(error) }
  }

  /// Lines of a file that share a fate: all are counted, the first are named.
  public struct Lines: Equatable, Sendable {
    public private(set) var count = 0
    public private(set) var first: [Int] = []

    public init() {}

    public mutating func append(_ line: Int) {
      count += 1
      if first.count < ContributionImportReport.namedRows { first.append(line) }
    }
  }

  /// A row that could not be read: where, and why.
  public struct RowError: Equatable, Sendable {
    /// From 1, as an editor counts.
    public let line: Int
    /// The character column from 1, where one is known.
    public let column: Int?
    public let reason: ContributionRowProblem

    public init(line: Int, column: Int?, reason: ContributionRowProblem) {
      self.line = line
      self.column = column
      self.reason = reason
    }
  }
}
