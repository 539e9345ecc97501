public import Foundation

/// Hourly rates, each from a day on until the next one of the same owner: those of blocks, of groups, and one's own.
///
/// An hour of a block is worth the block's rate of its day. Where the block has none on that day, it is its group's, and
/// where the group has none, one's own.
public struct HourlyRates: Equatable, Sendable {
  /// What a rate is of.
  public enum Owner: Hashable, Sendable {
    /// The user: every hour that has no rate of its block or its group.
    case oneself
    /// A group of blocks, by its identifier.
    case group(UUID)
    /// A block, by its identifier.
    case block(UUID)
  }

  /// A rate of an owner, from a day on.
  public struct Row: Equatable, Sendable {
    /// What the rate is of.
    public let owner: Owner
    /// The first day on which it holds.
    public let start: CalendarDay
    /// What an hour is worth.
    public let rate: HourlyRate

    /// Creates a rate that holds from a day on.
    public init(owner: Owner, start: CalendarDay, rate: HourlyRate) {
      self.owner = owner
      self.start = start
      self.rate = rate
    }
  }

  /// The rates of each owner, by their days.
  private let steps: [Owner: HourlyRateTimeline]

  /// Sorts the rates.
  ///
  /// - Parameter rows: In any order. Of two of one owner and day the later one in the order counts.
  public init(_ rows: [Row] = []) {
    steps = Dictionary(grouping: rows, by: \.owner).mapValues { rows in
      HourlyRateTimeline(
        Dictionary(rows.map { ($0.start, $0.rate) }) { _, later in later }
          .sorted { $0.key < $1.key }.map { .init(start: $0.key, rate: $0.value) })
    }
  }

  /// Whether there is no rate at all.
  public var isEmpty: Bool { steps.isEmpty }

  /// The rate of an owner on a day; `nil` for none, whatever another owner has.
  public func rate(of owner: Owner, on day: CalendarDay) -> HourlyRate? { steps[owner]?.rate(on: day) }

  /// The rates of a block, with those of its group and one's own where it has none. The cost grows with the rates of
  /// these three.
  public func timeline(ofBlock block: UUID, inGroup group: UUID) -> HourlyRateTimeline {
    let sources = [Owner.block(block), .group(group), .oneself].compactMap { steps[$0] }
    if sources.count < 2 { return sources.first ?? HourlyRateTimeline([]) }
    let starts = Set(sources.flatMap { $0.steps.map(\.start) }).sorted()
    return HourlyRateTimeline(
      starts.compactMap { day in
        sources.lazy.compactMap { $0.rate(on: day) }.first.map { .init(start: day, rate: $0) }
      })
  }
}

/// The rates of one thing, each from its day until the next one.
public struct HourlyRateTimeline: Equatable, Sendable {
  fileprivate struct Step: Equatable, Sendable {
    let start: CalendarDay
    let rate: HourlyRate
  }

  /// By their days, no two of one day.
  fileprivate let steps: [Step]

  fileprivate init(_ steps: [Step]) { self.steps = steps }

  /// The rate on a day; `nil` before the first one. The cost grows with the logarithm of their number.
  public func rate(on day: CalendarDay) -> HourlyRate? {
    // Most have one rate, or a day that is later than all of them.
    if let last = steps.last, last.start <= day { return last.rate }
    let next = steps.partitioningIndex { $0.start > day }
    return next == 0 ? nil : steps[next - 1].rate
  }
}
