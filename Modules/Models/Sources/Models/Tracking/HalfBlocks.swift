import Foundation
import ModuloUtilities

/// The completed halves of a session, in order. They are counted by division, and each is made where it is looked at: a
/// time without a pause costs the same, however long it is.
public struct HalfBlocks: RandomAccessCollection, Equatable, Sendable {
  /// In order, as few as there can be.
  private(set) var runs: [Run] = []

  /// Halves that follow each other without a gap in one time zone: some of half an hour each, or one that holds a pause.
  struct Run: Equatable, Sendable {
    let span: ZonedSpan
    let count: Int
    /// The number of halves before the first of the run.
    let offset: Int
  }

  /// No halves.
  init() {}

  /// 0.
  public var startIndex: Int { 0 }

  /// The number of halves.
  public var endIndex: Int { runs.last?.endIndex ?? 0 }

  /// The half at a position. Costs as much as the logarithm of the number of pauses.
  public subscript(position: Int) -> ZonedSpan {
    let run = runs[runs.partitioningIndex { $0.endIndex > position }]
    return run.half(position - run.offset)
  }

  /// Adds halves without a gap between them.
  ///
  /// - Parameter count: More than one only where the span has half an hour for each.
  mutating func append(_ count: Int, over span: ZonedSpan) {
    guard count > 0 else { return }
    let added = Run(span: span, count: count, offset: endIndex)
    if let joined = runs.last?.joined(with: added) { runs[runs.count - 1] = joined } else { runs.append(added) }
  }
}

extension HalfBlocks.Run {
  var endIndex: Int { offset + count }

  /// Whether each half is half an hour, without a pause.
  private var isEven: Bool { span.start.milliseconds(until: span.end) == Int64(count) * HalfBlock.milliseconds }

  /// One run in place of this one and the next; `nil` where a gap, a pause or another time zone is between them.
  func joined(with next: Self) -> Self? {
    guard isEven, next.isEven, span.end == next.span.start, span.zone == next.span.zone else { return nil }
    let both = ZonedSpan(start: span.start, end: next.span.end, zone: span.zone)
    return Self(span: both, count: count + next.count, offset: offset)
  }

  func half(_ place: Int) -> ZonedSpan {
    if count == 1 { return span }
    let start = span.start.adding(milliseconds: Int64(place) * HalfBlock.milliseconds)
    return ZonedSpan(start: start, end: start.adding(milliseconds: HalfBlock.milliseconds), zone: span.zone)
  }
}

extension HalfBlocks {
  /// As many whole halves as a time without a pause has.
  init(in span: ZonedSpan) {
    let count = span.start.milliseconds(until: span.end) / HalfBlock.milliseconds
    let end = span.start.adding(milliseconds: count * HalfBlock.milliseconds)
    append(Int(count), over: ZonedSpan(start: span.start, end: end, zone: span.zone))
  }

  /// The halves that begin on a day, each in its own time zone, in order. Costs as much as three days have halves.
  func halves(on day: CalendarDay) -> [ZonedSpan] { near(day).filter { $0.localStart.day == day } }

  /// The halves that may begin on the day, since no clock is further from UTC than a day.
  func near(_ day: CalendarDay) -> SubSequence {
    let midnight = Instant(day.date(in: .gmt))
    let (first, last) = (midnight.adding(seconds: -86_400), midnight.adding(seconds: 2 * 86_400))
    return self[firstIndex(from: first)..<firstIndex(from: last)]
  }

  private func firstIndex(from moment: Instant) -> Int { partitioningIndex { $0.start >= moment } }
}
