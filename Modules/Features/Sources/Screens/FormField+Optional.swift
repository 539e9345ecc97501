public import TerminalKit

extension FormField {
  /// A field for text that may be missing, such as a day: an empty field is `nil`.
  ///
  /// - Parameters:
  ///   - label: What the text is.
  ///   - text: The text as it is edited.
  ///   - prompt: What a missing text stands for.
  ///   - change: Takes the whole text, after each key.
  public static func optionalText(
    _ label: TerminalText, _ text: String?, prompt: TerminalText = TerminalText(), change: @escaping Change<String?>
  ) -> FormField {
    .text(label, text ?? "", prompt: prompt) { await change($0.isEmpty ? nil : $0) }
  }
}
