/// A colour of a page or a chart in SVG: `#ff00a8`.
public struct HexColor: Hashable, Sendable, CustomStringConvertible {
  /// From 0 to 255, as the other two.
  public let red: UInt8
  /// The green part, from 0 to 255.
  public let green: UInt8
  /// The blue part, from 0 to 255.
  public let blue: UInt8

  /// - Parameter hex: As in a style sheet, `0xFF00A8`; bits above the lowest 24 don't count.
  public init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  public var description: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
