/// How a mistake is felt, beside what the screen says.
public enum FeedbackStyle: String, CaseIterable, Sendable {
  /// By the bell of the terminal.
  case bell
  /// By a flash of the screen.
  case flash
  /// Not at all.
  case off

  /// What holds until another one is chosen.
  public static let standard = bell

  /// The style of a text; as a switch, on is the bell. `nil` for a text that is neither.
  public init?(text: String) {
    switch text {
    case "on", "true": self = .bell
    case "false": self = .off
    default: self.init(rawValue: text)
    }
  }
}
