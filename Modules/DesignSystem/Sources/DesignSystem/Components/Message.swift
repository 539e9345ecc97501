public import TerminalKit

/// One thing that is to be said: that something was done, or why it was not.
public struct Message: View {
  public enum Kind: Sendable {
    case success
    case failure
  }

  private let text: String
  private let kind: Kind
  private let theme: Theme

  public init(_ text: String, _ kind: Kind, theme: Theme = .standard) {
    self.text = text
    self.kind = kind
    self.theme = theme
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let icon = (kind == .success ? Icon.check : .warning).text(in: environment)
      .foregroundStyle(theme.color(kind == .success ? .positive : .negative))
    return Text("\(icon) \(text)").lines(in: environment)
  }
}
