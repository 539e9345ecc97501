/// The style of a run of text.
public struct Style: Hashable, Sendable {
  /// The colour of the letters; nil for the terminal's own.
  public var foreground: Color?

  /// The background colour; nil for the terminal's own.
  public var background: Color?

  /// Weight, slant and the like.
  public var attributes: Attributes

  /// A style; without arguments ``plain``.
  public init(foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// As the terminal writes by itself.
  public static let plain = Style()

  /// The attributes of letters besides their colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier, or brighter where the terminal has no bold face.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted; some terminals show it reversed.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// With a line below.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 1 << 4)
    /// The place of the terminal's cursor in a ``Frame``; a ``Renderer`` shows nothing for it.
    public static let cursor = Attributes(rawValue: 1 << 5)
    /// The beginning of a row that can be selected, and of each further line of it; see ``RowLayout``.
    static let rowStart = Attributes(rawValue: 1 << 6)
    static let rowPart = Attributes(rawValue: 1 << 7)
  }
}
