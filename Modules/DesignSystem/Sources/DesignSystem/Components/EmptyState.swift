public import TerminalKit

/// The view in place of a list without items: what is missing, and how to begin, where the host says so.
public struct EmptyState: View {
  @Environment(\.self) private var environment
  private let title: String
  private let advice: String?

  /// Creates the text of an empty list, with advice for a first step; `nil` for none.
  public init(title: String, advice: String?) {
    self.title = title
    self.advice = advice
  }

  public var body: some View {
    VStack {
      Text(Icon.target.text(before: TerminalText(title).bold(), in: environment))
      if let advice { Text(verbatim: advice) }
    }
  }
}
