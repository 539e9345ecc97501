/// A frame around views, with a title in its upper side.
///
/// Where nothing is drawn, or there is no room for a frame, the title stands over the views, and lines are as wide as
/// there is room: laid over a screen, it covers whole rows.
public struct GroupBox: View {
  private let title: TerminalText
  private let content: [any View]

  /// A frame around views.
  public init(_ title: TerminalText = TerminalText(), @ViewBuilder content: () -> [any View]) {
    self.title = title
    self.content = content()
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let inside = Self.inside(environment, hasTitle: !title.isEmpty)
    let body = content.flatMap { $0.lines(in: inside) }
    guard Self.hasFrame(environment) else {
      let lines = (title.isEmpty ? [] : Text(title.bold()).lineLimit(1).lines(in: environment)) + body
      return environment.isAccessible ? lines : lines.map { $0.padded(to: environment.width ?? 0) }
    }
    let title = environment.adapting(title).truncated(
      to: inside.width ?? .max, ellipsis: environment.characterSet.ellipsis)
    let width = body.reduce(title.width) { max($0, $1.width) }
    let side = environment.adapting(Self.line("│"))
    let rows = body.map { [side, $0.padded(to: width), side].joined(separator: " ") }
    let top = title.isEmpty ? Self.line("─", width + 2) : " " + title.bold() + " " + Self.line("─", width - title.width)
    let first = Self.line("┌") + top + Self.line("┐")
    let last = Self.line("└") + Self.line("─", width + 2) + Self.line("┘")
    return [environment.adapting(first)] + rows + [environment.adapting(last)]
  }
}

extension GroupBox {
  /// The environment of what is in a box.
  static func inside(_ environment: EnvironmentValues, hasTitle: Bool) -> EnvironmentValues {
    var inside = environment
    if hasFrame(environment) {
      inside.width = environment.width.map { $0 - 4 }
      inside.height = environment.height.map { $0 - 2 }
    } else if hasTitle {
      inside.height = environment.height.map { max(0, $0 - 1) }
    }
    return inside
  }

  private static let minimumSize = (width: 8, height: 6)

  private static func hasFrame(_ environment: EnvironmentValues) -> Bool {
    !environment.isAccessible && environment.width ?? .max >= minimumSize.width
      && environment.height ?? .max >= minimumSize.height
  }

  private static func line(_ part: String, _ count: Int = 1) -> TerminalText {
    TerminalText(String(repeating: part, count: max(0, count)), style: Style(attributes: .dim))
  }
}
