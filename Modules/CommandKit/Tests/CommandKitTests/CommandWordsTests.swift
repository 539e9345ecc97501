import CommandKit
import Testing

@Suite struct CommandWordsTests {
  private static let lines: [(line: String, words: [String])] = [
    ("", []), (" \t", []), ("goal", ["goal"]), ("  goal \t list ", ["goal", "list"]),
    (#"goal add "Japan trip" --target 3000"#, ["goal", "add", "Japan trip", "--target", "3000"]),
    (#"a 'b "c" d' e"#, ["a", #"b "c" d"#, "e"]), (#"a"b 'c'"d"#, ["ab 'c'd"]), (#"--name="" ''"#, ["--name=", ""]),
    (#"Japan\ trip"#, ["Japan trip"]), (#"\"a \\"#, [#""a"#, #"\"#]), (#""a \" b""#, [#"a " b"#]),
    (#"'a \'"#, [#"a \"#]), ("été 日本", ["été", "日本"]), ("$HOME * | > a", ["$HOME", "*", "|", ">", "a"]),
  ]

  @Test(arguments: lines) func `a line is the words that a shell makes of it`(_ line: String, _ words: [String]) throws
  {
    let read = try CommandWords(line).words
    #expect(read == words)
  }

  @Test(arguments: [
    ("~", ["/home/ann"]), ("~/a b ~/c", ["/home/ann/a", "b", "/home/ann/c"]), ("~ ~", ["/home/ann", "/home/ann"]),
    ("~ben/a a~ a/~/b --svg=~/a", ["~ben/a", "a~", "a/~/b", "--svg=~/a"]),
    (#"'~/a' "~/b" \~/c ~"/d""#, ["~/a", "~/b", "~/c", "~/d"]),
  ])
  func `a tilde that begins a word is the home folder, unless it is quoted`(_ line: String, _ words: [String]) throws {
    let read = try CommandWords(line, homeFolder: "/home/ann").words
    #expect(read == words)
  }

  @Test func `without a home folder a tilde stands for itself`() throws {
    let read = try CommandWords("~/a ~").words
    #expect(read == ["~/a", "~"])
  }

  @Test(arguments: [
    ("a 'b", "A quote isn't closed."), (#""a\""#, "A quote isn't closed."),
    (#"a\"#, "A backslash has no character after it."),
    (#""a\"#, "A quote isn't closed."),
  ])
  func `a line that has no end is refused, and why is said`(_ line: String, _ message: String) throws {
    let error = #expect(throws: ValidationError.self) { try CommandWords(line) }
    #expect(error?.message == message)
  }
}
