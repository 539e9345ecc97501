public import DependencyKit
public import ModuloModels
public import ModuloUtilities

extension DependencyValues {
  /// The filter that limits mean, with days relative to today and numbers in the locale's notation.
  ///
  /// - Throws: ``InputProblem/day(_:)``, ``InputProblem/amount(_:)``; ``InputProblem/reversed(from:to:)`` when the first
  ///   day or amount is beyond the last one.
  public func readFilter<Rule>(
    _ input: EntryFilterInput, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> EntryFilter {
    EntryFilter(
      days: try readDays(from: input.since, through: input.until, throwing: failure), text: input.text,
      amounts: try readAmounts(from: input.minimum, through: input.maximum, throwing: failure))
  }

  /// The days from the first to the last; `nil` where neither is limited.
  ///
  /// - Throws: ``InputProblem/day(_:)``; ``InputProblem/reversed(from:to:)``.
  public func readDays<Rule>(
    from first: String?, through last: String?, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> ClosedRange<CalendarDay>? {
    if first == nil, last == nil { return nil }
    let from = try first.map { text throws(Failure<Rule>) in try readDay(text, for: .start, throwing: failure) }
    let through = try last.map { text throws(Failure<Rule>) in try readDay(text, for: .through, throwing: failure) }
    let (firstDay, lastDay) = (from ?? .earliest, through ?? .latest)
    if let first, let last, firstDay > lastDay { throw .input(.reversed(from: first, to: last)) }
    return firstDay...lastDay
  }

  private func readAmounts<Rule>(
    from least: String?, through greatest: String?, throwing failure: Failure<Rule>.Type
  ) throws(Failure<Rule>) -> AmountRange? {
    if least == nil, greatest == nil { return nil }
    let from = try readLimit(least, throwing: failure) ?? .min
    let through = try readLimit(greatest, throwing: failure) ?? .max
    if let least, let greatest, from > through { throw .input(.reversed(from: least, to: greatest)) }
    return AmountRange(from...through)
  }

  private func readLimit<Rule>(_ text: String?, throwing failure: Failure<Rule>.Type) throws(Failure<Rule>) -> Int64? {
    guard let text else { return nil }
    do {
      return try DecimalReader(locale: format.locale, decimals: AmountRange.decimals).readUnits(text)
    } catch {
      throw .input(.amount(error))
    }
  }
}
