public import TerminalKit

/// One thing that is to be said: that something was done, or why it was not. A text of several lines keeps them. In a
/// dry run, what was done has no check mark, and its title says so.
public struct Message: View {
  /// The kind of a message.
  public enum Kind: Sendable {
    /// A change that is done.
    case success
    /// A failure, which changed nothing.
    case failure
  }

  private let text: String
  private let kind: Kind

  /// Creates a message of one kind.
  public init(_ text: String, _ kind: Kind) {
    self.text = text
    self.kind = kind
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalText(String($0)) }
    let first = Text(marked(lines.first ?? "", in: environment))
    return ([first] + lines.dropFirst().map { Text($0) }).flatMap { $0.lines(in: environment) }
  }

  private func marked(_ line: TerminalText, in environment: EnvironmentValues) -> TerminalText {
    if kind == .success, let title = environment.dryRunTitle {
      return TerminalText("\(title)\(environment.titleSeparator)") + line
    }
    let color = environment.theme.color(kind == .success ? .positive : .negative)
    let icon = kind == .success ? Icon.check : .warning
    return icon.text(before: line, in: environment, color)
  }
}

/// The outcome of a screen: its failure, else its success; no lines before that.
public struct OutcomeMessage: View {
  private let message: Message?

  /// Creates the message of a failure, else of a success; without either it has no lines.
  public init(failure: String?, success: String?) {
    message = failure.map { Message($0, .failure) } ?? success.map { Message($0, .success) }
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] { message?.lines(in: environment) ?? [] }
}

/// A form: its fields, and why it could not be saved, below the field that was refused or all of them. Once it is saved, only what was done.
public struct FormStatus: View {
  private let views: [any View]

  /// Creates the fields with the failure below them, or the success message alone.
  public init(_ fields: [FormField], failure: String?, success: String?) {
    if let success {
      views = [Message(success, .success)]
    } else {
      let refusal = OutcomeMessage(failure: failure, success: nil)
      views = [Form(fields, refusal: refusal, fault: { Message($0.plainText, .failure) })]
    }
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    views.flatMap { $0.lines(in: environment) }
  }
}
