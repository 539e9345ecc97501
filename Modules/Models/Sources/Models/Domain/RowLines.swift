/// Lines of a file that share a fate: all are counted, the first are named.
public struct RowLines: Equatable, Sendable {
  /// How many lines are named; the rest is only counted, so that a report stays small.
  public static let mostNamed = 100

  public private(set) var count = 0
  public private(set) var first: [Int] = []

  public init() {}

  public mutating func append(_ line: Int) {
    count += 1
    if first.count < Self.mostNamed { first.append(line) }
  }
}
