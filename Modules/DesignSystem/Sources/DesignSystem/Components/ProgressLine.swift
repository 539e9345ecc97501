public import Foundation
public import TerminalKit

/// A bar on a line of its own, with its figure beside it; the figure with a name where no bar is drawn.
public struct ProgressLine: PrimitiveView {
  private let progress: Decimal
  private let text: String
  private let name: String

  /// - Parameters:
  ///   - progress: From 0 to 1.
  ///   - text: The same as text, so that the bar is never the only place where it can be read.
  ///   - name: What the figure is, where no bar says it.
  public init(_ progress: Decimal, text: String, name: String) {
    self.progress = progress
    self.text = text
    self.name = name
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let figure = environment.adapting(TerminalText(text))
    if environment.isAccessible {
      return Text(verbatim: name + environment.titleSeparator + text).block(in: environment)
    }
    var narrow = environment
    narrow.width = environment.width.map { $0 - figure.width - Spacing.tiny }
    guard narrow.width.map({ $0 > 0 }) ?? true else { return Text(figure).block(in: environment) }
    return TextBlock([narrow.bar(of: progress, width: Spacing.wideBar) + " " + figure])
  }
}

extension EnvironmentValues {
  /// How much of something is done, from 0 to 1, as a bar in the colour of what is reached from 1 on.
  func bar(of progress: Decimal, width: Int) -> TerminalText {
    ProgressView(value: progress, width: width).bar(in: self)
      .foregroundStyle(theme.color(progress >= 1 ? .positive : .accent))
  }
}
