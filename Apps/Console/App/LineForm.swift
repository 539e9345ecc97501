import ModuloCore
import ModuloDesignSystem
import ModuloScreens
import ModuloUtilities
import TerminalKit

/// A form by lines: asks for one field after the other, and then whether to store them.
@MainActor
struct LineForm {
  private let lines: LineHost
  private let screen: OpenScreen
  private var words: LineStrings { lines.words }

  init(_ lines: LineHost, _ screen: OpenScreen) {
    self.lines = lines
    self.screen = screen
  }

  /// Fills the form in, and stores or closes it.
  ///
  /// - Returns: false at the end of the input.
  func fill() async throws -> Bool {
    if screen.takeRefusal() { try lines.show(screen.screen.lines(in: lines.environment)) }
    try lines.show(preface(of: screen.screen))
    try lines.show([TerminalText(words.formHint)])
    // A field may bring others with it.
    var index = 0
    while screen.fields.indices.contains(index) {
      let field = screen.fields[index]
      switch try await ask(field) {
      case .answered:
        screen.noteAnswer(to: field.label)
        index += 1
      case .left: return try await end()
      case .inputEnded: return false
      }
    }
    return try await end()
  }

  private func preface(of screen: some InteractiveScreen) -> [TerminalText] {
    screen.preface(in: lines.environment).lines(in: lines.environment)
  }

  /// What came of a question.
  private enum Reply {
    case answered
    /// The other fields stay as they are.
    case left
    case inputEnded
  }

  /// Asks for a field until there is an answer that it can have.
  private func ask(_ field: FormField) async throws -> Reply {
    if field.isOn == nil, !field.options.isEmpty {
      try lines.show(zip(1..., field.options).map { TerminalText("\($0). ") + $1 })
    }
    let value = field.isOn.map { TerminalText($0 ? words.yes : words.no) } ?? TerminalText(field.input)
    let isExample = value.isEmpty && !field.prompt.isEmpty
    let present = isExample ? " (" + field.prompt + ")" : " [" + value + "]"
    let prompt = field.label + present + TerminalText(lines.environment.titleSeparator)
    while let line = try await lines.read(prompt) {
      if line.isEmpty { return .answered }
      if line == "." { return .left }
      if try await set(field, input(line, for: field)) { return .answered }
      try lines.show(Message(words.unusable(line), .failure))
    }
    return .inputEnded
  }

  /// What a line means to a field: an option by its number or its text, off and on by no and yes, else the text itself.
  private func input(_ line: String, for field: FormField) -> String {
    let options = field.options.map(\.plainText)
    if options.isEmpty { return line == "-" ? "" : line }
    if field.isOn != nil {
      if lines.console.format.console.isYes(line) { return options[1] }
      return words.noAnswers.contains(line.trimmed.lowercased()) ? options[0] : line
    }
    if let number = Int(line), options.indices.contains(number - 1) { return options[number - 1] }
    return options.first { $0.lowercased() == line.lowercased() } ?? line
  }

  /// Hands a value over as an action of the app.
  private func set(_ field: FormField, _ input: String) async throws -> Bool {
    var isTaken = false
    lines.host.perform { isTaken = await field.set(input) }
    try await lines.host.settle()
    return isTaken
  }

  /// Asks what becomes of the form.
  private func end() async throws -> Bool {
    let keys = screen.keys.bindings.filter { $0.key != .escape && !$0.action.isSubmission }
    let names = lines.host.words.keyNames
    let submission = screen.submissionLabel ?? TerminalText(words.save)
    let leaving = screen.keys.bindings.first { $0.key == .escape }?.label
    let labels =
      ["s " + submission, TerminalText("c \(words.change)"), "q " + (leaving ?? TerminalText(words.close))]
      + keys.map { TerminalText(names.name(of: $0.key)) + " " + $0.label }
    let choices = [labels.joined(separator: ", ")]
    try lines.show(choices)
    while let line = try await lines.read("> ") {
      switch line.trimmed {
      case "s": lines.host.press(screen.submissionKey ?? .enter)
      case "q": lines.host.press(.escape)
      case "c", "": return try await fill()
      case "?":
        try lines.show(choices)
        continue
      case let name:
        guard let key = keys.first(where: { [$0.key.description, names.name(of: $0.key)].contains(name) })?.key else {
          try lines.show(Message(words.unknown(name), .failure))
          continue
        }
        lines.host.press(key)
      }
      return true
    }
    return false
  }
}

extension ScreenAction {
  /// Whether it stores a form.
  var isSubmission: Bool { if case .submit = self { true } else { false } }
}
