/// A paragraph: wraps at the width.
public struct Text: PrimitiveView {
  /// The place where a text that is too long is shortened.
  public enum TruncationMode: Hashable, Sendable, CaseIterable {
    /// At the end.
    case tail
    /// In the middle.
    case middle
    /// At the beginning.
    case head
  }

  private let text: TerminalText
  /// The limit of the paragraph itself, where it has one: nil in it is no limit.
  private var limit: Int??

  /// A paragraph of styled text.
  public init(_ text: TerminalText) {
    self.text = text
  }

  /// A paragraph of text from anywhere; it is sanitised.
  @_disfavoredOverload public init(_ text: some StringProtocol) {
    self.init(TerminalText(String(text)))
  }

  /// A paragraph of text from anywhere; it is sanitised.
  public init(verbatim text: String) {
    self.init(TerminalText(text))
  }

  /// The paragraph on at most that many lines; the last one ends in an ellipsis when there is more. Nil is no limit.
  public func lineLimit(_ limit: Int?) -> Text {
    var limited = self
    limited.limit = .some(limit)
    return limited
  }

  /// One paragraph after another, in one.
  public static func + (left: Text, right: Text) -> Text { Text(left.text + right.text) }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let text = environment.adapting(text)
    guard let width = environment.width else { return TextBlock([text]) }
    let lines = limited(text.wrapped(to: width, ellipsis: environment.characterSet.placeholder), width, environment)
    let alignment = environment.multilineTextAlignment
    guard alignment != .leading, lines.count > 1 else { return TextBlock(lines) }
    let widest = lines.reduce(0) { max($0, $1.width) }
    return TextBlock(lines.map { .spaces(alignment.offset(of: $0.width, in: widest)) + $0 }, width: widest)
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    if axis == .horizontal { return LayoutLengths(0, environment.adapting(text).width) }
    let height = block(in: environment).height
    return LayoutLengths(height, height)
  }

  private func limited(_ lines: [TerminalText], _ width: Int, _ environment: EnvironmentValues) -> [TerminalText] {
    guard let limit = limit ?? environment.lineLimit, lines.count > limit else { return lines }
    guard limit > 0 else { return [] }
    let rest = lines[(limit - 1)...].joined(separator: " ")
    let ellipsis = environment.characterSet.ellipsis
    return lines.prefix(limit - 1) + [rest.truncated(to: width, ellipsis: ellipsis, mode: environment.truncationMode)]
  }
}

extension Text {
  /// The paragraph in bold.
  public func bold(_ isActive: Bool = true) -> Text { styled(isActive) { $0.bold() } }

  /// The paragraph in slanted letters.
  public func italic(_ isActive: Bool = true) -> Text { styled(isActive) { $0.attributes(.italic) } }

  /// The paragraph with a line below its letters.
  public func underline(_ isActive: Bool = true) -> Text { styled(isActive) { $0.attributes(.underline) } }

  /// The paragraph in fainter letters.
  public func dim(_ isActive: Bool = true) -> Text { styled(isActive) { $0.dim() } }

  /// The paragraph in a colour, where its parts have none of their own; nil leaves it.
  public func foregroundStyle(_ color: Color?) -> Text {
    Text(text.mapStyles { $0.foreground = $0.foreground ?? color }, limit)
  }

  private func styled(_ isActive: Bool, _ style: (TerminalText) -> TerminalText) -> Text {
    isActive ? Text(style(text), limit) : self
  }

  private init(_ text: TerminalText, _ limit: Int??) {
    self.text = text
    self.limit = limit
  }
}

extension TerminalText {
  /// At most that wide: what is too long is shortened at a place.
  fileprivate func truncated(to width: Int, ellipsis: String, mode: Text.TruncationMode) -> TerminalText {
    let dots = TerminalText(ellipsis)
    let room = width - dots.width
    guard self.width > width, mode != .tail, room > 0 else { return truncated(to: width, ellipsis: ellipsis) }
    let end = mode == .head ? room : room / 2
    let start = truncated(to: room - end, ellipsis: "")
    let rest = suffix(from: self.width - end)
    return start + dots.mapStyles { $0 = rest.runs.first?.style ?? .plain } + rest
  }
}
