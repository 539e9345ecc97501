import CommandKit
import Testing

/// Values without a visible character.
@Suite struct EmptyValueTests {
  private struct Note: ParsableCommand, Summarised {
    static let configuration = CommandConfiguration(commandName: "note")

    @Option(environment: "NOTE_TITLE", allowsEmpty: true) var title: String?
    @Option(environment: "NOTE_PLACE") var place: String?
    @Argument(allowsEmpty: true) var text: String

    var summary: [String] {
      ["text=\(text)"] + (title.map { ["title=\($0)"] } ?? []) + (place.map { ["place=\($0)"] } ?? [])
    }
  }

  static let allowed = [
    Row("'' --title ''", "text= title="), Row("x --title=", "text=x title="), Row("\t", "text=\t"),
    Row("x", "text=x", environment: ["NOTE_TITLE": "", "NOTE_PLACE": ""]),
    Row("x", "text=x title=\t", environment: ["NOTE_TITLE": "\t"]),
  ]

  static let refused = [
    Row("x --place ''", "The value '' is invalid for '--place <place>'"),
    Row("x --place=", "Missing value for '--place <place>'"),
    Row("x --place=\u{2003}", "The value '\u{2003}' is invalid for '--place <place>'"),
    Row(
      "x", "The value '\t' of the environment variable NOTE_PLACE is invalid for '--place <place>'",
      environment: ["NOTE_PLACE": "\t"]),
  ]

  @Test(arguments: allowed + refused) func `a blank value is refused unless its declaration allows one`(_ row: Row) {
    let found = outcome(row.line, of: Note.self, environment: row.environment)
    #expect(found == row.expected)
  }

  @Test func `the description says which values may be empty`() {
    let arguments = Parser(Note.self).description.arguments.filter { $0.origin == .command }
    let allowing = arguments.filter(\.allowsEmpty).map(\.valueName)
    #expect(allowing == ["title", "text"])
  }
}
