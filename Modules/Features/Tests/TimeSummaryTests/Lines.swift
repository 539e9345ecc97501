import TerminalKit

extension Screen {
  /// The lines without their styles. French groups digits with spaces that don't break; here they look like any other.
  func plainLines(_ environment: EnvironmentValues = EnvironmentValues()) -> [String] {
    lines(in: environment).map {
      $0.plainText.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }
  }
}
