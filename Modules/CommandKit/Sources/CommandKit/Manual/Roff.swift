/// Text in the language of manual pages (the macros of man(7)).
enum Roff {
  /// Room for an escape beyond what lines of source are held to; a longer line is legal, and only inconvenient.
  private static let width = 76

  /// A word in which nothing is a command or an escape. A dash stays the one that is typed.
  static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  /// Paragraphs as lines of source; an empty line begins a paragraph, and any other break is kept.
  static func paragraphs(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      if line.allSatisfy(\.isWhitespace) {
        if index > 0, index + 1 < lines.count, result.last != ".PP" { result.append(".PP") }
      } else {
        if index > 0, let last = result.last, last != ".PP" { result.append(".br") }
        result += filled(escaped(line).split(separator: " ").map(String.init))
      }
    }
    return result
  }

  /// Words as lines of source, none of which is taken for a command.
  static func filled(_ words: [String]) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " \(word)"
    }
    return (lines + [line]).filter { !$0.isEmpty }.map(guarded)
  }

  /// A line as it stands, in a block that isn't filled.
  static func verbatim(_ line: String) -> String { guarded(escaped(line)) }

  /// A macro with a single argument, in quotes.
  static func macro(_ name: String, _ arguments: String...) -> String {
    ([".\(name)"] + arguments.map(quoted)).joined(separator: " ")
  }

  /// An argument of a macro. A quote inside quotes is written twice; no escape for it is understood everywhere.
  static func quoted(_ argument: String) -> String {
    "\"\(escaped(argument).replacing("\"", with: "\"\""))\""
  }

  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
  }
}
