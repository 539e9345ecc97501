/// A ``ConfirmationState`` in a box: the question, what it is about, and the answers with their keys, the selected one in
/// brackets.
public struct ConfirmationDialog: PrimitiveView {
  private let title: TerminalText
  private let message: TerminalText
  private let choices: [TerminalText]

  /// The box of a question.
  public init(_ state: ConfirmationState<some Sendable>) {
    title = state.title
    message = state.message
    choices = state.choices.bindings.enumerated().map { index, choice in
      let text = TerminalText(choice.key.description).bold() + " " + choice.label
      return index == state.selectedIndex ? ("[" + text + "]").reversed() : " " + text + " "
    }
  }

  /// Where there are too few lines, the answers are shown before the question, and that before the message.
  public func block(in environment: EnvironmentValues) -> TextBlock {
    let box = BoxLayout(title: TerminalText(), margin: 1)
    let inside = box.inside(environment)
    let limit = inside.height ?? .max
    let answers = answers(in: inside)
    var question = Text(title.bold()).lines(in: inside)
    var message = message.isEmpty ? [] : Text(message).lines(in: inside)
    let gap = answers.count + question.count + message.count + 2 <= limit ? [TerminalText()] : []
    question = Array(question.prefix(max(0, limit - answers.count)))
    message = Array(message.prefix(max(0, limit - answers.count - question.count)))
    let blocks = [question, message, answers].filter { !$0.isEmpty }
    return box.block(around: TextBlock(Array(blocks.joined(separator: gap))), in: environment)
  }

  /// The answers beside each other; where they don't fit, below each other.
  private func answers(in environment: EnvironmentValues) -> [TerminalText] {
    let choices = choices.map(environment.adapting)
    let line = choices.joined(separator: " ")
    if line.width <= environment.width ?? .max { return [line] }
    return choices.flatMap { Text($0).lines(in: environment) }
  }
}
