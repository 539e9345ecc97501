/// The distances, radii and colours of the app.
public enum SampleStyle {
  /// Distances, in points.
  public enum Spacing {
    public static let small = 4.0
    public static let medium = 8.0
    public static let large = 16.0
    public static let extraLarge = 24.0
  }

  /// Radii of corners, in points.
  public enum Radius {
    public static let small = 8.0
    public static let medium = 12.0
    public static let large = 16.0
  }

  /// A colour of sRGB; each part from 0 to 255.
  public struct Color: Hashable, Sendable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8
    public let alpha: UInt8

    /// A colour of these parts.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// A colour as the web writes it: `#FA0`, `#FFAA00`, or `#FFAA0080` with its alpha last; the sign may be missing.
    /// Nil for another text.
    public init?(hex text: String) {
      let digits = text.drop { $0 == "#" }.compactMap(\.hexDigitValue)
      guard digits.count == text.count - (text.hasPrefix("#") ? 1 : 0) else { return nil }
      let pairs = digits.count == 3 ? digits.flatMap { [$0, $0] } : digits
      guard pairs.count == 6 || pairs.count == 8 else { return nil }
      let parts = stride(from: 0, to: pairs.count, by: 2).map { UInt8(pairs[$0] * 16 + pairs[$0 + 1]) }
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 255)
    }
  }

  public static let primary = Color(red: 0, green: 102, blue: 204)
  public static let secondary = Color(red: 88, green: 86, blue: 214)
  public static let background = Color(red: 255, green: 255, blue: 255)
  public static let text = Color(red: 28, green: 28, blue: 30)
  public static let failure = Color(red: 215, green: 0, blue: 21)
}

/// Any error as a value that can be compared and shown.
public struct SampleSendableError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// The text of an error.
  public init(_ error: any Error) { description = "\(error)" }
}
