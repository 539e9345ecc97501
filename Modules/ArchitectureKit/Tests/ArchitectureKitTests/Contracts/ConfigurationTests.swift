import ArchitectureKit
import Testing

/// What a contract file may look like, and where its mistakes are shown.
@Suite struct ConfigurationTests {
  static let mistakes: [(String, String)] = [
    ("", "1:1: a value is expected"),
    ("[]", "1:1: the contract file is an object, not a list"),
    ("{ \"contracts\": [\n  {}\n] }", "2:3: a contract needs “kind”"),
    ("{\n  \"layer\": 1 }", "2:3: the contract file has no “layer”"),
    ("{ \"contracts\": [ { \"kind\": \"circle\" } ] }", "1:28: unknown kind of contract “circle”"),
    (
      "{ \"contracts\": [ { \"kind\": \"acyclic\", \"form\": 1 } ] }",
      "1:39: a contract of kind “acyclic” has no “form”"
    ),
    (
      "{ \"contracts\": [ { \"kind\": \"independence\" } ] }", "1:18: a contract of kind “independence” needs “modules”"
    ),
    (
      "{ \"contracts\": [ { \"kind\": \"acyclic\", \"modules\": [1] } ] }",
      "“modules” is a list of strings, not a number"
    ),
    ("{ \"contracts\": [ { \"kind\": \"acyclic\", \"modules\": [\"@x\"] } ] }", "there is no group “x”"),
    ("{ \"contracts\": [ { \"kind\": \"acyclic\", \"severity\": \"bad\" } ] }", "“severity” is warning or error"),
    (
      "{ \"groups\": { \"a\": [\"@b\"], \"b\": [\"@a\"] }, \"contracts\": [ "
        + "{ \"kind\": \"acyclic\", \"modules\": [\"@a\"] } ] }",
      "the group “a” holds itself"
    ),
    (
      "{ \"contracts\": [ { \"kind\": \"file-length\", \"warning\": -1 } ] }",
      "1:54: “warning” is a limit, not -1"
    ),
    (
      "{ \"contracts\": [ { \"kind\": \"file-length\", \"warning\": 50, \"error\": 10 } ] }",
      "“warning” is above “error”, so nothing is only a warning"
    ),
    (
      "{ \"ignore\": [ { \"rule\": \"layers\", \"reason\": \"a\", \"imports\": [\"A to B\"] } ] }",
      "“A to B” is no import; one is written “Shop -> Disk”"
    ),
    (
      "{ \"ignore\": [ { \"rule\": \"layers\", \"reason\": \"a\", \"imports\": \"A -> B\", \"containing\": \"b\" } ] }",
      "an ignore of imports has no message to look at"
    ),
    ("{ \"exclude\": [\"\"] }", "1:14: “” in “exclude” names no file; every file is “**”"),
    (
      "{ \"contracts\": [ { \"kind\": \"empty-catch\", \"files\": [\"./\"] } ] }",
      "“./” in “files” names no file; every file is “**”"
    ),
    ("{ \"extends\": \"onion\" }", "1:14: unknown contracts “onion”; there are layered, tma, clean"),
    ("{ \"ignore\": [ { \"rule\": \"layers\" } ] }", "an ignore needs “reason”"),
    ("{ \"ignore\": [ { \"rule\": \"layers\", \"reason\": \" \" } ] }", "an ignore needs “reason”"),
    ("{ \"baseline\": \"a", "1:15: this string has no end"),
    ("{ \"baseline\" 1 }", "1:14: a colon is expected after “baseline”"),
    ("{ \"baseline\": \"a\" \"b\" }", "1:19: a comma or “}” is expected"),
    ("{ \"baseline\": \"a\", \"baseline\": \"b\" }", "1:20: “baseline” stands here already"),
    ("{} {}", "1:4: nothing may follow the first value"),
    ("{ /* }", "1:3: this comment has no end"),
    ("{ \"baseline\": yes }", "“yes” is no value"),
    ("{ \"baseline\": \"\\x\" }", "“\\x” is no escape"),
    ("{ \"baseline\": \"\\uD83D\" }", "half a pair of \\u escapes"),
    (String(repeating: "[", count: 1000), "more than 128 values inside each other"),
  ]

  @Test(arguments: mistakes) func `a mistake is shown at its place`(_ text: String, _ message: String) {
    let error = #expect(throws: ConfigurationError.self) { try Configuration(reading: text.utf8, file: "a.json") }
    let shown = error?.description ?? ""
    #expect(shown.contains(message), "\(shown)")
  }

  @Test func `comments, trailing commas and escapes are read`() throws {
    let text =
      "// why\n{ /* a */ \"baseline\": \"caf\\u00e9 \\uD83D\\uDE00 \\\"q\\\"\", \"packages\": [\"a\", \"b\",], }\n"
    let configuration = try Configuration(reading: text.utf8, file: "a.json")
    #expect(configuration.baseline == "café 😀 \"q\"")
    #expect(configuration.packages == ["a", "b"])
  }

  @Test func `a mark of the encoding is no part of the file`() throws {
    let configuration = try Configuration(reading: "\u{FEFF}{ \"baseline\": \"a\" }".utf8, file: "a.json")
    #expect(configuration.baseline == "a")
  }

  @Test func `a group may hold groups`() throws {
    let text = """
      { "groups": { "all": ["@some", "!Old"], "some": ["A", "Old"] },
        "contracts": [{ "kind": "forbidden-import", "from": ["@all"], "to": ["Disk"] }] }
      """
    let town = Town(["A": "import Disk", "Old": "import Disk", "Disk": ""])
    let found = try town.report(text).violations.map(\.location.file)
    #expect(found == ["A/A.swift"])
  }

  @Test func `one limit moves the other one along`() throws {
    let long = Town(["A": String(repeating: "a\n", count: 1100)])
    let found = try long.violations(#"{ "kind": "file-length", "warning": 1200 }"#)
    #expect(found.isEmpty)
    let short = try Town(["A": "a\na\na\n"]).violations(#"{ "kind": "file-length", "error": 2 }"#).map(\.severity)
    #expect(short == [.error])
  }

  @Test func `an ignore needs a match`() throws {
    let town = Town(["A": "import B", "B": "import A"])
    let text = """
      { "contracts": [{ "kind": "acyclic" }], "ignore": [
        { "rule": "acyclic", "files": ["A/**"], "reason": "to be split" },
        { "rule": "layers", "reason": "stale" } ] }
      """
    let found = try town.report(text).violations.map { "\($0.location.line) \($0.rule)" }
    #expect(found == ["3 unused-ignore"])
  }

  @Test(arguments: [
    ("*", "Anything", true), ("Default*", "DefaultStore", true), ("Default?*", "Default", false),
    ("*Mocks", "StoresMocks", true), ("*o*s", "Models", true), ("*o*x", "Models", false), ("Core", "CoreData", false),
    ("?odels", "Models", true), ("", "", true), ("", "a", false), ("a*b*c", "aXbYbZc", true),
  ]) func `a name pattern matches`(_ pattern: String, _ name: String, _ expected: Bool) {
    let matches = NamePattern(pattern).matches(name)
    #expect(matches == expected)
  }

  @Test(arguments: [
    ("Modules/**", "Modules/A/B.swift", true), ("**/*ViewModel.swift", "A/B/CViewModel.swift", true),
    ("*.swift", "A/B.swift", false), ("Apps/Console", "Apps/Console/Main.swift", true),
    ("Apps", "Apples/A.swift", false),
    ("**/Fixtures/**", "Tests/Fixtures/A.swift", true), ("A/*.swift", "A/B.swift", true),
  ]) func `a path pattern matches`(_ pattern: String, _ path: String, _ expected: Bool) {
    let contains = PathSet([pattern]).contains(path)
    #expect(contains == expected)
  }

  @Test func `the last pattern that matches a module decides`() {
    let set = ModuleSet(["*Feature", "!Old*", "OldButGoodFeature"])
    let contained = ["CartFeature", "OldFeature", "OldButGoodFeature", "Cart"].map(set.contains)
    #expect(contained == [true, false, true, false])
  }
}
