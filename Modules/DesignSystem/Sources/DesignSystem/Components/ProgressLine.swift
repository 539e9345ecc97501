public import Foundation
public import TerminalKit

/// A bar on a line of its own, with its figure beside it.
public struct ProgressLine: View {
  private let progress: Decimal
  private let text: String

  /// - Parameters:
  ///   - progress: From 0 to 1.
  ///   - text: The same as text, so that the bar is never the only place where it can be read.
  public init(_ progress: Decimal, text: String) {
    self.progress = progress
    self.text = text
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let figure = environment.adapting(TerminalText(text))
    if environment.isAccessible { return Text(figure).lines(in: environment) }
    var narrow = environment
    narrow.width = environment.width.map { $0 - figure.width - Spacing.tiny }
    guard narrow.width.map({ $0 > 0 }) ?? true else { return Text(figure).lines(in: environment) }
    let bar = ProgressView(value: progress, width: Spacing.wideBar).bar(in: narrow)
      .foregroundStyle(environment.theme.color(progress >= 1 ? .positive : .accent))
    return [bar + " " + figure]
  }
}
