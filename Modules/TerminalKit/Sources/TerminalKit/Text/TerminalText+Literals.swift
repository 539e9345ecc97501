extension TerminalText: ExpressibleByStringInterpolation {
  /// Plain text, sanitised like any other.
  public init(stringLiteral text: String) { self.init(text) }

  /// The pieces of an interpolation; styled ones keep their style.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  /// Collects an interpolated literal: `"\(name.bold()) is \(age)"`.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = TerminalText()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Text without a style, sanitised as all text is.
    public mutating func appendLiteral(_ literal: String) { text += TerminalText(literal) }

    /// Keeps the text's styles.
    public mutating func appendInterpolation(_ styled: TerminalText) { text += styled }

    /// Writes the value's description, sanitised.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += TerminalText(value.description)
    }
  }
}
