/// Lines of a file with one outcome: all are counted, the first are listed.
public struct RowLines: Equatable, Sendable {
  /// The maximum number of lines listed; the rest is only counted, so that a report stays small.
  public static let mostNamed = 100

  public private(set) var count = 0
  /// The first lines, in ascending order.
  public private(set) var first: [Int] = []

  public init() {}

  /// Adds a line. Lines in ascending order are appended; one out of order costs a search among those that are listed.
  public mutating func append(_ line: Int) {
    count += 1
    let place = (first.lastIndex { $0 <= line } ?? -1) + 1
    guard place < Self.mostNamed else { return }
    if first.count == Self.mostNamed { first.removeLast() }
    first.insert(line, at: place)
  }
}
