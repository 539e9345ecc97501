/// The seconds of some days, of which any span is summed by two searches.
public struct DailySeconds: Hashable, Sendable {
  @usableFromInline let days: [CalendarDay]
  /// The seconds up to each day, and one more place in front.
  @usableFromInline let sums: [Int64]

  /// - Parameter seconds: The seconds of days in any order; those of one day are added up. Those that are in order of
  ///   their days aren't sorted.
  @inlinable public init(_ seconds: some Collection<(day: CalendarDay, seconds: Int64)>) {
    let isInOrder = zip(seconds, seconds.dropFirst()).allSatisfy { $0.day <= $1.day }
    if isInOrder { self.init(inOrder: seconds) } else { self.init(inOrder: seconds.sorted { $0.day < $1.day }) }
  }

  @inlinable init(inOrder seconds: some Collection<(day: CalendarDay, seconds: Int64)>) {
    var (days, sums): ([CalendarDay], [Int64]) = ([], [0])
    days.reserveCapacity(seconds.count)
    sums.reserveCapacity(seconds.count + 1)
    for (day, seconds) in seconds {
      let sum = (sums.last ?? 0) + seconds
      if days.last == day {
        sums[sums.count - 1] = sum
      } else {
        days.append(day)
        sums.append(sum)
      }
    }
    (self.days, self.sums) = (days, sums)
  }

  /// No second.
  public static let none = DailySeconds([])

  /// The sum over a span of days.
  public func sum(in span: ClosedRange<CalendarDay>) -> Int64 {
    let end = days.partitioningIndex { $0 > span.upperBound }
    return sums[end] - sums[min(end, days.partitioningIndex { $0 >= span.lowerBound })]
  }
}
