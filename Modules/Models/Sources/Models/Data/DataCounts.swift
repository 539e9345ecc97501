/// The number of stored rows of each noun.
public struct DataCounts: Equatable, Sendable {
  private let numbers: [Noun: Int]

  /// Creates counts of rows; a noun that isn't there has none.
  public init(_ rows: [Noun: Int]) { numbers = rows.filter { $0.value != 0 } }

  /// The number of rows of the noun.
  public subscript(noun: Noun) -> Int { numbers[noun] ?? 0 }

  /// The nouns that have rows with their numbers, in the order in which they are told.
  public var rows: [(count: Int, noun: Noun)] {
    Noun.counted.map { (self[$0], $0) }.filter { $0.count != 0 }
  }

  /// The sum of both, noun by noun.
  public static func + (first: DataCounts, second: DataCounts) -> DataCounts {
    DataCounts(first.numbers.merging(second.numbers, uniquingKeysWith: +))
  }

  /// The counts of an empty database.
  public static let zero = DataCounts([:])
}

/// The result of deleting everything: the rows, and the copies of the data.
public struct DataDeletion: Equatable, Sendable {
  /// The number of rows that were deleted.
  public let counts: DataCounts
  /// The paths of the copies and unfinished files that were deleted too.
  public let removed: [String]
  /// The paths of the copies that remain next to the data, and still contain it.
  public let copies: [String]

  /// Creates the result of a deletion.
  ///
  /// - Parameter copies: The copies found afterwards. One that was removed doesn't remain, though a dry run still finds
  ///   it.
  public init(counts: DataCounts, removed: [String] = [], copies: [String] = []) {
    self.counts = counts
    self.removed = removed
    self.copies = copies.filter { !removed.contains($0) }
  }
}

/// The result of replacing the data by a backup.
public struct DataRestoration: Equatable, Sendable {
  /// The number of stored rows now.
  public let counts: DataCounts
  /// The path at which the replaced file was kept; `nil` when there was none.
  public let keptPath: String?
  /// The number of rows that break a current rule.
  public let warnings: Int

  /// Creates the result of a restore.
  public init(counts: DataCounts, keptPath: String?, warnings: Int = 0) {
    self.counts = counts
    self.keptPath = keptPath
    self.warnings = warnings
  }
}
