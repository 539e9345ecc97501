import ArchitectureKit
import Foundation
import Testing

/// The examples of import-linter's documentation, with what each tool says of the same imports. The README's table is
/// this one.
@Suite struct ImportLinterTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What import-linter 2.16 says, as it was run.
    let theirs: String
    let ours: String
    fileprivate let imports: [(String, String)]
    fileprivate let configuration: String

    /// - Parameters:
    ///   - imports: Each module with those that it imports.
    ///   - contracts: In the notation of a contract file.
    ///   - ignored: Imports that the first contract's rule ignores.
    init(
      _ name: String, _ imports: KeyValuePairs<String, String>, _ contracts: String, ignored: [String] = [],
      theirs: String, ours: String
    ) {
      testDescription = name
      self.theirs = theirs
      self.ours = ours
      self.imports = imports.map { ($0.key, $0.value) }
      let rule = contracts.firstMatch(of: /"kind": "([a-z-]+)"/).map { String($0.1) } ?? ""
      let ignores = ignored.map { "{ \"rule\": \"\(rule)\", \"imports\": \"\($0)\", \"reason\": \"known\" }" }
      configuration =
        "{ \"contracts\": [\(contracts)], \"ignore\": [\(ignores.joined(separator: ", "))] }"
    }
  }

  private static func layers(_ layers: String..., more: String = "") -> String {
    "{ \"kind\": \"layers\", \"layers\": [\(layers.joined(separator: ", "))]\(more) }"
  }

  private static func layer(_ name: String, _ modules: String..., more: String = "") -> String {
    let names = modules.map { "\"\($0)\"" }.joined(separator: ", ")
    return "{ \"name\": \"\(name)\", \"modules\": [\(names)]\(more) }"
  }

  private static let three = layers(layer("high", "High"), layer("medium", "Medium"), layer("low", "Low"))
  private static let forbidden = """
    { "kind": "forbidden-import", "indirect": true, "from": ["One", "Two", "Three"], "to": ["Four", "Five"] }
    """
  private static let independence = #"{ "kind": "independence", "modules": ["Foo", "Bar", "Baz"] }"#
  private static let protected =
    #"{ "kind": "protected", "modules": ["Protected", "AlsoProtected"], "importers": ["Allowed", "AlsoAllowed"] }"#

  private static func siblings(_ more: String) -> String {
    layers(layer("high", "High"), layer("colours", "Blue", "Green", "Yellow", more: more), layer("low", "Low"))
  }

  private static let layered = [
    Example(
      "layers, kept", ["High": "Medium, Low", "Medium": "Low", "Low": ""], three, theirs: "kept", ours: "kept"),
    Example(
      "layers, broken", ["High": "", "Medium": "High", "Low": "Medium"], three,
      theirs: "medium is not allowed to import high; low is not allowed to import medium",
      ours: "Low (low) is below Medium (medium) and may not import it; "
        + "Medium (medium) is below High (high) and may not import it"),
    Example(
      "layers, by way of utils", ["High": "", "Medium": "", "Low": "Utils", "Utils": "High"], three,
      theirs: "low is not allowed to import high, with the chain",
      ours: "Low (low) is below High (high) and may not reach it"),
    Example(
      "a layer that doesn't exist", ["High": "", "Low": ""], three, theirs: "Missing layer: medium does not exist",
      ours: "no module is in the layer “medium”"),
    Example(
      "an optional layer that doesn't exist", ["High": "Low", "Low": ""],
      layers(layer("high", "High"), layer("medium", "Medium", more: ", \"optional\": true"), layer("low", "Low")),
      theirs: "kept", ours: "kept"),
    Example(
      "containers: the same layers twice",
      ["FooHigh": "", "FooLow": "BarHigh", "BarHigh": "", "BarLow": "BarHigh"],
      layers(layer("high", "FooHigh"), layer("low", "FooLow")) + ", "
        + layers(layer("high", "BarHigh"), layer("low", "BarLow")),
      theirs: "bar.low is not allowed to import bar.high",
      ours: "BarLow (low) is below BarHigh (high) and may not import it"),
    Example(
      "exhaustive, but for utils", ["High": "", "Low": "", "Extra": "", "Utils": ""],
      layers(layer("high", "High"), layer("low", "Low"), more: ", \"exhaustive\": [\"*\", \"!Utils\"]"),
      theirs: "extra is in no layer", ours: "Extra is in no layer"),
    Example(
      "independent siblings", ["High": "Blue", "Blue": "Green", "Green": "Low", "Yellow": "Low", "Low": ""],
      siblings(", \"independent\": true"), theirs: "blue is not allowed to import green",
      ours: "Blue and Green may not know each other"),
    Example(
      "independent siblings, by way of helpers",
      ["High": "", "Blue": "Helpers", "Helpers": "Green", "Green": "", "Yellow": "", "Low": ""],
      siblings(", \"independent\": true"), theirs: "blue is not allowed to import green, with the chain",
      ours: "Blue and Green may not know each other"),
    Example(
      "siblings that may know each other",
      ["High": "Blue", "Blue": "Green", "Green": "Low", "Yellow": "Low", "Low": ""], siblings(""), theirs: "kept",
      ours: "kept"),
  ]

  private static let others = [
    Example(
      "forbidden, with two ignored imports",
      ["One": "Utils", "Two": "Four", "Three": "", "Four": "", "Five": "", "Utils": "Four"], forbidden,
      ignored: ["One -> Utils", "Two -> Four"], theirs: "kept", ours: "kept"),
    Example(
      "the same, with another way",
      [
        "One": "Utils", "Two": "Four, Helpers", "Three": "", "Four": "", "Five": "", "Utils": "Four", "Helpers": "Four",
      ],
      forbidden, ignored: ["One -> Utils", "Two -> Four"], theirs: "two is not allowed to import four, with the chain",
      ours: "Two may not reach Four"),
    Example(
      "an ignored import that isn't there",
      ["One": "Utils", "Two": "", "Three": "", "Four": "", "Five": "", "Utils": "Four"], forbidden,
      ignored: ["One -> Utils", "Two -> Four"], theirs: "No matches for ignored import two -> four",
      ours: "nothing breaks “forbidden-import” here any more"),
    Example(
      "forbidden siblings", ["One": "Two", "Two": "", "Three": ""],
      #"{ "kind": "forbidden-import", "indirect": true, "from": ["One"], "to": ["*"] }"#,
      theirs: "one is not allowed to import two", ours: "One may not import Two"),
    Example(
      "forbidden modules from elsewhere", ["One": "django", "Two": "Three", "Three": ""],
      #"{ "kind": "forbidden-import", "indirect": true, "from": ["One", "Two"], "to": ["Three", "django", "requests"] }"#,
      theirs: "one is not allowed to import django; two is not allowed to import three",
      ours: "One may not import django; Two may not import Three"),
    Example(
      "forbidden directly only", ["One": "Utils", "Utils": "Four", "Four": ""],
      #"{ "kind": "forbidden-import", "from": ["One"], "to": ["Four"] }"#, theirs: "kept", ours: "kept"),
    Example(
      "a misspelt module", ["Images": "Disk", "Disk": ""],
      #"{ "kind": "forbidden-import", "from": ["Imagse"], "to": ["Disk"] }"#,
      theirs: "Module 'imagse' does not exist", ours: "“from” names “Imagse”, which is no module"),
    Example(
      "independence, with two ignored imports", ["Foo": "", "Bar": "Utils", "Baz": "Foo", "Utils": "Foo"], independence,
      ignored: ["Bar -> Utils", "Baz -> Foo"], theirs: "kept", ours: "kept"),
    Example(
      "independence, by way of utils", ["Foo": "Utils", "Bar": "", "Baz": "", "Utils": "Bar"], independence,
      theirs: "foo is not allowed to import bar, with the chain", ours: "Foo and Bar may not know each other"),
    Example(
      "protected",
      ["Protected": "", "AlsoProtected": "", "Allowed": "Protected", "AlsoAllowed": "", "Red": "Protected"],
      protected, theirs: "red -> protected", ours: "Protected is protected from Red"),
    Example(
      "protected modules that know each other",
      ["Protected": "AlsoProtected", "AlsoProtected": "", "Allowed": "", "AlsoAllowed": ""], protected,
      theirs: "protected -> also_protected", ours: "kept"),
    Example(
      "protected by a pattern, with an ignored import",
      ["OneGreen": "OneModels", "OneModels": "", "ThreeModels": "", "ColorsRed": "ThreeModels"],
      #"{ "kind": "protected", "modules": ["*Models"], "importers": ["Colors*"] }"#, ignored: ["OneGreen -> OneModels"],
      theirs: "kept", ours: "kept"),
    Example(
      "acyclic siblings", ["Blue": "Green", "Green": "Red", "Red": "Yellow", "Yellow": "Blue"],
      #"{ "kind": "acyclic" }"#, theirs: "broken; without yellow -> blue it would be acyclic",
      ours: "Blue imports itself by way of Green, Red, Yellow"),
    Example(
      "acyclic siblings, with an ignored import",
      ["Blue": "Green", "Green": "Red", "Red": "Yellow", "Yellow": "Blue"], #"{ "kind": "acyclic" }"#,
      ignored: ["Yellow -> Blue"], theirs: "kept", ours: "kept"),
  ]

  static let examples = layered + others

  @Test(arguments: examples) func `an example says what the table says`(_ example: Example) throws {
    var town = Town([:])
    for (name, imported) in example.imports {
      town.add(name, imported.split(separator: ", ").map { "import \($0)\n" }.joined())
    }
    let found = try town.report(example.configuration).violations.map(\.message)
    #expect((found.isEmpty ? "kept" : found.joined(separator: "; ")) == example.ours)
  }

  @Test func `the README has the table`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map(String.init)
    let expected = Self.examples.map { "| \($0.testDescription) | \($0.theirs) | \($0.ours) |" }
    #expect(rows == expected)
  }
}
