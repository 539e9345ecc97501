public import Foundation

/// A bar that shows a share of a whole, or a sign that turns where the share isn't known.
///
/// In an accessible environment it is nothing. It is full only when all is done and empty only when nothing is, however
/// close the share comes. It carries no figure; put one beside it, so that the bar is never the only place where the
/// share can be read.
public struct ProgressView: PrimitiveView {
  /// The share; nil where it isn't known.
  private let fraction: Double?
  private let preferredWidth: Int

  /// A sign that turns as long as it is there, in a ``TerminalApp``; elsewhere it stands still.
  public init() {
    fraction = nil
    preferredWidth = 1
  }

  /// A bar.
  ///
  /// - Parameters:
  ///   - value: the share done; 0...1, values outside count as the nearest end.
  ///   - width: the bar's columns; it shrinks where there are fewer.
  public init(value: some BinaryFloatingPoint, width: Int = 20) {
    fraction = value.isNaN ? 0 : min(max(0, Double(value)), 1)
    preferredWidth = width
  }

  /// A bar.
  ///
  /// - Parameters:
  ///   - value: the share done; 0...1, values outside count as the nearest end.
  ///   - width: the bar's columns; it shrinks where there are fewer.
  public init(value: Decimal, width: Int = 20) {
    let bounded = value.isNaN ? 0 : min(max(0, value), 1)
    self.init(value: NSDecimalNumber(decimal: bounded).doubleValue, width: width)
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    if environment.isAccessible { return TextBlock() }
    guard fraction == nil, let memory = environment.memory else { return TextBlock([bar(in: environment)]) }
    let turn = memory.value(of: environment.identity, as: Turn.self) ?? Turn()
    memory.keep(turn, for: environment.identity)
    let signs = environment.characterSet.turningSigns
    return Text(signs[turn.number % signs.count]).tick(every: .milliseconds(100)) { turn.advance() }
      .block(in: environment)
  }

  /// The bar as one line of text, to stand in a table or beside a figure; nothing in an accessible environment.
  public func bar(in environment: EnvironmentValues) -> TerminalText {
    if environment.isAccessible { return TerminalText() }
    guard let fraction else { return environment.characterSet.turningSigns[0] }
    let width = max(1, min(preferredWidth, environment.width ?? preferredWidth))
    return switch environment.characterSet {
    case .unicode: unicodeBar(fraction, width)
    case .ascii: asciiBar(fraction, width)
    }
  }
}

extension ProgressView {
  /// A column is eight steps, so that a bar of 20 columns shows 160.
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  private func unicodeBar(_ fraction: Double, _ width: Int) -> TerminalText {
    let filled = steps(fraction, of: width * 8)
    let head = String(repeating: "█", count: filled / 8) + Self.eighths[filled % 8]
    return TerminalText(head) + track("░", width - (filled + 7) / 8)
  }

  private func asciiBar(_ fraction: Double, _ width: Int) -> TerminalText {
    let filled = steps(fraction, of: width)
    return TerminalText(String(repeating: "#", count: filled)) + track("-", width - filled)
  }

  private func track(_ glyph: String, _ count: Int) -> TerminalText {
    TerminalText(String(repeating: glyph, count: count), style: Style(attributes: .dim))
  }

  private func steps(_ fraction: Double, of total: Int) -> Int {
    let nearest = Int((fraction * Double(total)).rounded())
    if fraction == 0 || fraction == 1 { return nearest }
    return max(0, min(max(1, nearest), total - 1))
  }
}
