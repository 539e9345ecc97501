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
    static let configuration = CommandConfiguration(subcommands: [Add.self, Entry.self])
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
