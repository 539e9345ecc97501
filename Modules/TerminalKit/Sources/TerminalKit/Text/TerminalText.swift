/// Text that is safe to print: the only thing a ``Renderer`` takes.
///
/// It is a row of styled runs without line breaks. Names, notes and imported text become harmless by becoming
/// `TerminalText`; there is no other way to the terminal, so nothing can be forgotten.
public struct TerminalText: Hashable, Sendable {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    /// The sanitised text.
    public fileprivate(set) var text: String

    /// The style of the text.
    public let style: Style
  }

  /// The runs, from left to right; neighbours differ in style and none is empty.
  public private(set) var runs: [Run] = []

  /// Makes any text harmless, from any source.
  ///
  /// - Tabs, line breaks and line separators become one space.
  /// - Other controls become visible: `ESC` is written `␛`, delete `␡`; those of U+0080–U+009F are written `�`.
  /// - Invisible format characters are dropped: bidirectional controls, zero-width spaces and joiners, soft hyphens,
  ///   byte order marks, tags. What joins the parts of one emoji stays.
  /// - Everything else stays, variation selectors and combining marks included.
  ///
  /// - Parameters:
  ///   - text: what to write; the cost is linear in its length.
  ///   - style: how it looks.
  public init(_ text: String, style: Style = .plain) {
    append(text.sanitized, style)
  }

  /// Nothing.
  public init() {}

  /// The text without its styles.
  public var plainText: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// Whether there is nothing to write.
  public var isEmpty: Bool { runs.isEmpty }

  /// The columns it takes; linear in its length.
  public var width: Int { runs.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) } }

  /// The two texts as one.
  public static func + (left: TerminalText, right: TerminalText) -> TerminalText {
    var sum = left
    sum += right
    return sum
  }

  /// Puts a text after this one.
  public static func += (left: inout TerminalText, right: TerminalText) {
    for run in right.runs { left.append(run.text, run.style) }
  }
}

extension TerminalText {
  /// Sanitised text only: this is the way around the initialiser for text that has been through it.
  mutating func append(_ text: String, _ style: Style) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  /// Takes off the last run, where there is one.
  mutating func dropLastRun() { _ = runs.popLast() }

  /// The same text in other styles.
  func mapStyles(_ transform: (inout Style) -> Void) -> TerminalText {
    mapRuns { text, style in
      transform(&style)
      return text
    }
  }

  /// Other text in its place, run by run; the transform answers sanitised text.
  func mapRuns(_ transform: (String, inout Style) -> String) -> TerminalText {
    var mapped = TerminalText()
    for run in runs {
      var style = run.style
      let text = transform(run.text, &style)
      mapped.append(text, style)
    }
    return mapped
  }
}

extension Sequence<TerminalText> {
  /// The texts in a row, with the separator between them.
  public func joined(separator: TerminalText = TerminalText()) -> TerminalText {
    var joined = TerminalText()
    for (index, text) in enumerated() {
      if index > 0 { joined += separator }
      joined += text
    }
    return joined
  }
}
