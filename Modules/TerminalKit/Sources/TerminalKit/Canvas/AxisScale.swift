import Foundation

/// The figures beside an axis: few, round, and around all values.
public struct AxisScale: Hashable, Sendable {
  /// The figures, from the lowest to the highest; at least two.
  public let ticks: [Double]

  /// A scale around some values; those that are no numbers are left out.
  ///
  /// - Parameters:
  ///   - values: what is shown.
  ///   - count: the most figures; below 2 counts as 2, and on both sides of zero below 3 as 3.
  ///   - includesZero: whether zero is shown too, as for bars.
  public init(_ values: some Sequence<Double>, count: Int = 5, includesZero: Bool = false) {
    let finite = values.filter { $0.isFinite && abs($0) < Self.greatest } + (includesZero ? [0] : [])
    var (low, high) = (finite.min() ?? 0, finite.max() ?? 0)
    if low == high { (low, high) = low == 0 ? (0, 1) : (min(0, low), max(0, high)) }
    let step = Self.step(over: high - low, count: max(low < 0 && high > 0 ? 3 : 2, count)) { step in
      (high / step).rounded(.up) - (low / step).rounded(.down)
    }
    let (first, last) = (Int((low / step).rounded(.down)), Int((high / step).rounded(.up)))
    ticks = (first...max(first + 1, last)).map { Double($0) * step }
  }

  /// The lowest and the highest figure.
  public var range: ClosedRange<Double> { (ticks.first ?? 0)...(ticks.last ?? 1) }

  /// The place of a value from the lowest figure, 0, to the highest one, 1.
  public func fraction(of value: Double) -> Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  /// A figure, without a fraction where there is none.
  public static func text(of figure: Double) -> String {
    figure == figure.rounded() && abs(figure) < 1e15 ? "\(Int64(figure))" : "\(figure)"
  }

  /// Beyond it the steps between figures can't be told apart.
  private static let greatest = 1e300

  /// The least of 1, 2 and 5 times a power of ten with which there are few enough steps.
  private static func step(over span: Double, count: Int, steps: (Double) -> Double) -> Double {
    var power = pow(10, (log10(max(span, .leastNormalMagnitude)) - log10(Double(count))).rounded(.down) - 1)
    power = max(power, .leastNormalMagnitude)
    while true {
      for factor in [1.0, 2, 5] where steps(power * factor) <= Double(count - 1) { return power * factor }
      power *= 10
    }
  }
}
