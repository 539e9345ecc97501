/// A set of moments: spans without their ends, in order, none of which touches another.
public struct InstantRanges: Hashable, Sendable {
  /// The spans, by their starts.
  public let ranges: [Range<Instant>]

  /// The moments that are in any of the spans. The cost is that of sorting them.
  public init(_ ranges: some Sequence<Range<Instant>>) {
    let sorted = ranges.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    self.ranges = sorted.reduce(into: []) { joined, next in
      guard let last = joined.last, next.lowerBound <= last.upperBound else { return joined.append(next) }
      joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
    }
  }

  /// How long they are together, in milliseconds.
  public var milliseconds: Int64 {
    ranges.reduce(0) { $0 + $1.lowerBound.milliseconds(until: $1.upperBound) }
  }

  /// The moments that are in both sets. The cost grows with the spans of both.
  public func intersection(_ other: InstantRanges) -> InstantRanges {
    var (place, otherPlace) = (0, 0)
    var common: [Range<Instant>] = []
    while place < ranges.count, otherPlace < other.ranges.count {
      let (mine, theirs) = (ranges[place], other.ranges[otherPlace])
      let start = max(mine.lowerBound, theirs.lowerBound)
      let end = min(mine.upperBound, theirs.upperBound)
      if start < end { common.append(start..<end) }
      if mine.upperBound < theirs.upperBound { place += 1 } else { otherPlace += 1 }
    }
    return InstantRanges(common)
  }
}
