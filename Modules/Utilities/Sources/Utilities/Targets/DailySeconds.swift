/// The seconds of some days, of which any span is summed by two searches.
public struct DailySeconds: Hashable, Sendable {
  private let days: [CalendarDay]
  /// The seconds up to each day, and one more place in front.
  private let sums: [Int64]

  /// - Parameter seconds: The seconds of days in any order; those of one day are added up.
  public init(_ seconds: some Sequence<(day: CalendarDay, seconds: Int64)>) {
    var (days, sums): ([CalendarDay], [Int64]) = ([], [0])
    for (day, seconds) in seconds.sorted(by: { $0.day < $1.day }) {
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
