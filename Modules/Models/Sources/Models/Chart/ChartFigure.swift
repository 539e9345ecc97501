public import Foundation
import ModuloUtilities

/// A figure beside a chart: a round amount, and its text.
public struct ChartFigure: Equatable, Sendable {
  /// The amount, by which the chart finds the place of the figure.
  public let amount: Decimal
  /// The amount as text: `£50`, `£25K`.
  public let label: String
}

extension FormatContext {
  /// The figures between two amounts that a chart has a choice of, from the most to the fewest: the higher it is, the more
  /// it has room for. None where an end is beyond every amount.
  func chartFigures(from lowest: Money?, to highest: Money?) -> [[ChartFigure]] {
    guard let lowest, let highest else { return [] }
    let currency = lowest.currency
    let unit = Money(minorUnits: 1, in: currency).decimal
    return [6, 4, 2].reduce(into: []) { choices, count in
      let amounts = RoundAmounts.within(lowest.decimal...highest.decimal, atMost: count, unit: unit)
        .compactMap { Money(rounding: $0, in: currency) }
      if choices.last?.count != amounts.count { choices.append(figures(amounts)) }
    }
  }

  /// Amounts with their texts: in thousands and millions where none has less.
  private func figures(_ amounts: [Money]) -> [ChartFigure] {
    let isCompact = amounts.allSatisfy(\.isCompact)
    return amounts.map {
      ChartFigure(amount: $0.decimal, label: isCompact ? compactAmount($0) : amount($0))
    }
  }
}

extension Money {
  /// Whether thousands, or from a million on millions, say the whole amount.
  fileprivate var isCompact: Bool {
    let magnitude = magnitude.decimal
    let unit: Decimal = magnitude >= 1_000_000 ? 1_000_000 : magnitude >= 1_000 ? 1_000 : 1
    let units = magnitude / unit
    return units == units.truncated
  }
}

/// The round amounts of a scale: multiples of 1, 2 or 5 times a power of ten.
enum RoundAmounts {
  /// The multiples within a range, of the least step with which they are few enough.
  ///
  /// - Parameters:
  ///   - count: The most amounts, at least 2; a range of one amount has that one alone.
  ///   - unit: The least step.
  static func within(_ range: ClosedRange<Decimal>, atMost count: Int, unit: Decimal) -> [Decimal] {
    let span = range.upperBound - range.lowerBound
    guard span > 0 else { return [range.lowerBound] }
    var power = unit
    // With a step below it there would be more.
    while power * 10 * Decimal(count) < span { power *= 10 }
    while true {
      for step in [power, 2 * power, 5 * power] {
        let first = (range.lowerBound / step).roundedUp
        let last = (range.upperBound / step).roundedDown
        if last - first < Decimal(count) { return amounts(from: first, through: last, by: step) }
      }
      power *= 10
    }
  }

  private static func amounts(from first: Decimal, through last: Decimal, by step: Decimal) -> [Decimal] {
    var (amounts, next): ([Decimal], Decimal) = ([], first)
    while next <= last {
      amounts.append(next * step)
      next += 1
    }
    return amounts
  }
}

extension Decimal {
  fileprivate var roundedUp: Decimal { -(-self).roundedDown }

  fileprivate var roundedDown: Decimal {
    let whole = truncated
    return whole > self ? whole - 1 : whole
  }
}
