/// The styles of a page or a chart.
///
/// Only a literal makes one, and only colours, whole numbers and other style sheets can be interpolated: any other text
/// doesn't compile here.
public struct StyleSheet: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// What is written.
  public let source: String

  public init(stringLiteral literal: StaticString) { source = "\(literal)" }

  public init(stringInterpolation: Interpolation) { source = stringInterpolation.source }

  /// Collects the parts of a literal.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Rules as literals in the source.
    public mutating func appendLiteral(_ literal: StaticString) { source += "\(literal)" }
    /// A colour.
    public mutating func appendInterpolation(_ color: HexColor) { source += color.description }
    /// A length in the unit that follows.
    public mutating func appendInterpolation(_ number: Int) { source += "\(number)" }
    /// Rules that stand elsewhere.
    public mutating func appendInterpolation(_ sheet: StyleSheet) { source += sheet.source }
  }
}
