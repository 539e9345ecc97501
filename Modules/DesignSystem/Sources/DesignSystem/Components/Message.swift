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

  @Environment(\.self) private var environment
  private let text: String
  private let kind: Kind

  /// Creates a message of one kind.
  public init(_ text: String, _ kind: Kind) {
    self.text = text
    self.kind = kind
  }

  public var body: some View {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalText(String($0)) }
    VStack {
      Text(marked(lines.first ?? ""))
      for line in lines.dropFirst() { Text(line) }
    }
  }

  private func marked(_ line: TerminalText) -> TerminalText {
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

  public var body: some View { message }
}

/// A form: its fields, and why it could not be saved, below the field that was refused or all of them. Once it is saved, only what was done.
public struct FormStatus: View {
  private let fields: [FormField]
  private let failure: String?
  private let success: String?

  /// Creates the fields with the failure below them, or the success message alone.
  public init(_ fields: [FormField], failure: String?, success: String?) {
    self.fields = fields
    self.failure = failure
    self.success = success
  }

  public var body: some View {
    if let success {
      Message(success, .success)
    } else {
      Form(fields, refusal: OutcomeMessage(failure: failure, success: nil)) { Message($0.plainText, .failure) }
    }
  }
}
