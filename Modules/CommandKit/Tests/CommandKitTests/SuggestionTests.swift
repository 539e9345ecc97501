import Testing

@testable import CommandKit

/// What counts as near enough to be meant.
@Suite struct SuggestionTests {
  static let near = [
    ("nmu", "num"), ("ad", "add"), ("hepl", "help"), ("colour", "color"), ("lef", "leaf"), ("exprot", "export"),
    ("cofnigruation", "configuration"), ("-count", "count"), ("contribtion", "contribution"),
  ]

  static let far = [
    ("add", "rate"), ("rm", "rate"), ("ls", "help"), ("log", "goal"), ("remove", "report"), ("export", "report"),
    ("create", "rate"),
    ("key", "open"), ("leaf", "rest"), ("show", "o"), ("x", "by"), ("x", "o"), ("o", "on"), ("no", "on"), ("", "a"),
    ("dta", "tad"), ("abcdef", "fedcba"),
  ]

  @Test(arguments: near) func `a word is near with an edit for each three letters at most`(
    _ typed: String, _ meant: String
  ) {
    let found = Suggestion.nearest(to: typed, among: [meant])
    #expect(found == meant)
  }

  @Test(arguments: far) func `a word further off is not suggested, nor is a single letter`(
    _ typed: String, _ other: String
  ) {
    let found = Suggestion.nearest(to: typed, among: [other])
    #expect(found == nil)
  }

  @Test func `the nearest is suggested, and of equals the first`() {
    let nearest = Suggestion.nearest(to: "prot", among: ["part", "port", "prop", "ports"])
    let none = Suggestion.nearest(to: "port", among: [])
    #expect(nearest == "port")
    #expect(none == nil)
  }
}

/// What the declarations say of the options that are suggested.
@Suite struct DeclaredSuggestionTests {
  static let lines = [
    Row("--date 1", "Unknown option '--date'. Did you mean '--on'?"),
    Row("--dat 1", "Unknown option '--dat'. Did you mean '--on'?"),
    Row("--o 1", "Unknown option '--o'"),
    Row("-w 1", "Unknown option '-w'. Did you mean '--on'?"),
    Row("--data 1", "data=1"),
    Row("--dta 1", "Unknown option '--dta'"),
    Row("-data 1", "Unknown option '-d'"),
    Row("--when=1", "Unknown option '--when'. Did you mean '--on'?"),
    Row("--secret 1", "Unknown option '--secret'"),
  ]

  @Test(arguments: lines) func `an option is suggested for its words too, or never`(_ row: Row) {
    let found = outcome(row.line, of: Diary.self)
    #expect(found == row.expected)
  }

  @Test func `a program adds words to an option that is like none`() {
    var strings = CommandStrings.english
    strings.errors.noSimilarOption = { "\($0), like none" }
    let found = FailureFormatter(strings: strings).message(for: .unknownOption("--x", suggestion: nil))
    #expect(found == "Unknown option '--x', like none")
  }

  @Test func `a word that never leads to its option is a defect`() {
    let defects = Parser(Muddled.self).description.defects
    #expect(defects == ["muddled: the word 'day' of <from> is taken", "muddled: the word 'at' of <from> is taken"])
  }
}

/// A value that is nearly one of those that are listed.
@Suite struct ValueSuggestionTests {
  static let lines = [
    Row("--color gren", "The value 'gren' is invalid for '--color <color>'. Did you mean 'green'?"),
    Row("--color GREEN", "The value 'GREEN' is invalid for '--color <color>'. Did you mean 'green'?"),
    Row(
      "--color pink",
      "The value 'pink' is invalid for '--color <color>'. Please provide one of 'red', 'green' or 'blue'."),
    Row("--on ture", "The value 'ture' is invalid for '--on <on>'. Did you mean 'true'?"),
    Row("bleu", "The value 'bleu' is invalid for '<paint>'. Did you mean 'blue'?"),
    Row("--explained rde", "The value 'rde' is invalid for '--explained <explained>': it is no mood"),
  ]

  @Test(arguments: lines) func `the near one is suggested, unless the type gives a reason`(_ row: Row) {
    let found = outcome(row.line, of: Painting.self)
    #expect(found == row.expected)
  }

  @Test func `a value of the environment gets a suggestion too`() {
    let found = outcome("", of: Painting.self, environment: ["HUE": "Blue"])
    #expect(
      found == "The value 'Blue' of the environment variable HUE is invalid for '--color <color>'. Did you mean 'blue'?"
    )
  }
}

private struct Painting: ParsableCommand {
  @Option(environment: "HUE") var color: Color?
  @Option var on: Bool?
  @Option var explained: Mood?
  @Argument var paint: Color?

  enum Mood: String, CaseIterable, ExpressibleByArgument {
    case red

    static func refusal(of token: String) -> String? { "it is no mood" }
  }
}

/// Words too many that may belong to a text before them.
@Suite struct JoinedTextTests {
  static let lines = [
    Row("note Japan trip 5", "\"Japan trip\""),
    Row("note costs $5 5", "'costs $5'"),
    Row("note it's $5 5", "'it'\\''s $5'"),
    Row("note a b c 5", "\"a b c\""),
    Row("note a --on 1 b 5 6", "2 unexpected arguments: '5', '6'"),
    Row("note a 5 --on 1 b", "Unexpected argument 'b'"),
    Row("note a 5 --title Big day", "\"Big day\""),
    Row("note a 5 --title=Big day", "\"Big day\""),
    Row("note a 5 --on 1 day", "Unexpected argument 'day'"),
    Row("note Japan trip 5 --on 1", "\"Japan trip\""),
    Row("pair a b c", "Unexpected argument 'c'"),
    Row("-- x", "Unexpected argument 'x'"),
  ]

  @Test(arguments: lines) func `quotes are proposed for the only text that they can belong to`(_ row: Row) throws {
    var strings = CommandStrings.english
    strings.errors.useQuotes = { $1 }
    guard case .failure(let failure) = Parser(Diary.self, strings: strings).parse(words(row.line)) else {
      Issue.record("the line was understood")
      return
    }
    let found = FailureFormatter(strings: strings).message(for: failure.error)
    #expect(found == row.expected)
  }
}

/// A word that is a command elsewhere.
@Suite struct PlaceTests {
  @Test func `a verb of several nouns names every place`() {
    let found = outcome("add 5", of: Ledger.self)
    let expected = """
      Unexpected argument 'add'. Did you mean one of these?
        - account add
        - account entry add
      """
    #expect(found == expected)
  }

  static let guessed = [
    Row("account rm", "Unexpected argument 'rm'. Did you mean 'drop'?"),
    Row("rm 5", "Unexpected argument 'rm'. Did you mean 'account drop'?"),
    Row("account entry discard", "Unexpected argument 'discard'"),
    Row("account wipe", "account wipe"),
    Row("account wype", "Unexpected argument 'wype'"),
    Row("wipe", "Unexpected argument 'wipe'"),
    Row("destroy", "Unexpected argument 'destroy'"),
  ]

  @Test(arguments: guessed) func `a command is suggested for its words too, or never`(_ row: Row) {
    let found = outcome(row.line, of: Ledger.self)
    #expect(found == row.expected)
  }

  @Test func `a word that calls another command is a defect`() {
    let sound = Parser(Ledger.self).description.defects
    let torn = Parser(Clashing.self).description.defects
    #expect(sound == [])
    #expect(torn == ["clashing: the word 'remove' of 'drop' is taken"])
  }

  static let lines = [
    Row("new", "Unexpected argument 'new'. Did you mean 'account entry add'?"),
    Row("entry", "Unexpected argument 'entry'. Did you mean 'account entry'?"),
    Row("erase", "Unexpected argument 'erase'"),
    Row("account new", "Unexpected argument 'new'. Did you mean 'entry add'?"),
    Row("help new", "Unexpected argument 'new'. Did you mean 'account entry add'?"),
    Row("acount", "Unexpected argument 'acount'. Did you mean 'account'?"),
  ]

  @Test(arguments: lines) func `a word names the command that it would be elsewhere, unless that is hidden`(_ row: Row)
  {
    let found = outcome(row.line, of: Ledger.self)
    #expect(found == row.expected)
  }
}

private struct Ledger: ParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Account.self])

  struct Account: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Add.self, Entry.self, Drop.self, Wipe.self])
  }

  struct Drop: ParsableCommand {
    static let configuration = CommandConfiguration(suggestion: .words(["rm", "remove"]))
  }

  struct Wipe: ParsableCommand {
    static let configuration = CommandConfiguration(suggestion: .never)
  }

  struct Entry: ParsableCommand {
    static let configuration = CommandConfiguration(subcommands: [Added.self, Erase.self])
  }

  struct Add: ParsableCommand {}

  struct Added: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", aliases: ["new"])
  }

  struct Erase: ParsableCommand {
    static let configuration = CommandConfiguration(shouldDisplay: false)
  }
}

private struct Clashing: ParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Ledger.Drop.self, Remove.self])

  struct Remove: ParsableCommand {}
}

private struct Diary: ParsableCommand, Summarised {
  static let configuration = CommandConfiguration(subcommands: [Note.self, Pair.self])

  @Option(help: ArgumentHelp(suggestion: .words(["date", "when", "w"]))) var on: Int?
  @Option(help: ArgumentHelp(suggestion: .never)) var data: Int?
  @Option(help: ArgumentHelp(visibility: .private, suggestion: .words(["secret"]))) var hidden: Int?

  var summary: [String] { data.map { ["data=\($0)"] } ?? [] }

  struct Note: ParsableCommand {
    @Argument var name: String
    @Argument var amount: Amount
    @Option var on: Int?
    @Option var title: String?
  }

  struct Pair: ParsableCommand {
    @Argument var first: String
    @Argument var second: String
  }
}

/// What is read later, so that the parser takes any word.
private struct Amount: ExpressibleByArgument {
  init?(argument: String) {}
}

private struct Muddled: ParsableCommand {
  @Option(help: ArgumentHelp(suggestion: .words(["day"]))) var at: Int?
  @Option(help: ArgumentHelp(suggestion: .words(["day", "at"]))) var from: Int?
}
