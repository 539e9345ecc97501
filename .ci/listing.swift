// The listing of a module's public API, and what breaks it. Compiled by `.ci/api`, and by ArchitectureTests.

/// The public declarations of a module, one a line: types, extensions and global functions, and indented below each type
/// or extension its conformances and its members.
struct Listing: Equatable {
  /// The lines of types, extensions and global functions, by their keys.
  private(set) var heads: [String: String] = [:]
  /// The conformances and members of a type by its path, and those of an extension by its line.
  private(set) var members: [String: Set<String>] = [:]

  init() {}

  /// Reads what ``text`` writes.
  init(_ text: String) {
    var owner = ""
    for line in text.split(separator: "\n") {
      if !line.hasPrefix("  ") {
        owner = insert(head: String(line))
      } else if line.hasPrefix("  : "), !line.contains(" where ") {
        for name in line.dropFirst(4).split(separator: ", ") { insert(": " + name, below: owner) }
      } else {
        insert(String(line.dropFirst(2)), below: owner)
      }
    }
  }

  /// Adds a type, an extension or a global function.
  ///
  /// - Returns: The key of its members: the path of a type, the whole line of an extension or a function.
  @discardableResult
  mutating func insert(head line: String) -> String {
    let name = DeclarationName(line)
    let key = ["extension", "func"].contains(name.keyword) ? line : name.text
    heads[key] = line
    return key
  }

  /// Adds a conformance, which begins with a colon, or a member.
  mutating func insert(_ line: String, below owner: String) {
    if heads[owner] == nil { insert(head: owner) }
    members[owner, default: []].insert(line)
  }

  /// Every line, sorted by the names of types; extensions stand after their type.
  var text: String {
    sortedHeads.map { key, head in ([head] + lines(below: key)).map { $0 + "\n" }.joined() }.joined()
  }

  /// The number of declarations, without extensions and conformances.
  var count: Int {
    heads.values.count { !$0.hasPrefix("extension ") }
      + members.values.reduce(0) { $0 + $1.count { !$0.hasPrefix(":") } }
  }

  private var sortedHeads: [(key: String, value: String)] {
    heads.sorted { (DeclarationName($0.value).text, $0.key) < (DeclarationName($1.value).text, $1.key) }
  }

  private func lines(below owner: String) -> [String] {
    let lines = (members[owner] ?? []).sorted()
    let isPlain: (String) -> Bool = { $0.hasPrefix(": ") && !$0.contains(" where ") }
    let conformances = lines.filter(isPlain).map { $0.dropFirst(2) }
    let first = conformances.isEmpty ? [] : ["  : " + conformances.joined(separator: ", ")]
    return first + lines.filter { !isPlain($0) }.map { "  " + $0 }
  }
}

/// The name that a declaration's line has.
struct DeclarationName {
  /// `struct`, `func` and so on; empty for a conformance.
  let keyword: String
  /// `Money`, `Shop.Basket`, `init`, `==`; of a conformance the protocol.
  let text: String

  private static let keywords: Set<Substring> = [
    "actor", "associatedtype", "case", "class", "enum", "extension", "func", "init", "let", "protocol", "struct",
    "subscript", "typealias", "var",
  ]

  init(_ line: String) {
    let words = line.split(separator: " ")
    // `class` is a modifier too, before another keyword.
    let keywords = words.indices.filter { Self.keywords.contains(Self.keyword(words[$0])) }
    guard let first = keywords.first(where: { !keywords.contains($0 + 1) }) else {
      (keyword, text) = ("", String(line.drop { ": ".contains($0) }.prefix { $0 != " " }))
      return
    }
    keyword = String(Self.keyword(words[first]))
    let isNameless = ["init", "subscript"].contains(keyword)
    text = isNameless ? keyword : words.dropFirst(first + 1).first.map(Self.name) ?? ""
  }

  private static func keyword(_ word: Substring) -> Substring { word.prefix { $0.isLetter } }

  /// A word up to the end of the name; an operator is all of it.
  private static func name(_ word: Substring) -> String {
    let isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber || "_.`".contains($0) }
    return String(word.first.map(isPart) == true ? word.prefix(while: isPart) : word)
  }
}

/// A change of an API after which code that uses it may not compile.
struct Break: Equatable {
  /// The last name of the type, or the name of a global function.
  let type: String
  /// The name of the member; `nil` for the type itself.
  let member: String?
  /// The line that is gone, or that is new and has to be followed.
  let line: String
}

extension Listing {
  /// Ends the line of a protocol's requirement that has no default.
  static let required = "  // required"

  /// What breaks code that uses this API when it becomes the other one: what is gone or differs, new cases of enums, and
  /// new requirements of protocols. The members of a type that is gone are not told apart.
  func breaks(in new: Listing) -> [Break] {
    sortedHeads.flatMap { key, head -> [Break] in
      let name = DeclarationName(head)
      let type = name.text.split(separator: ".").last.map(String.init) ?? name.text
      let change = Break(type: type, member: nil, line: head)
      if new.heads[key] == nil, name.keyword != "extension" { return [change] }
      let changes = new.heads[key] == head || name.keyword == "extension" ? [] : [change]
      let (before, after) = (members[key] ?? [], new.members[key] ?? [])
      // A requirement that has a default now breaks nothing, nor does a constant that is computed now.
      let gone = before.subtracting(after).filter { line in
        !after.contains(line.replacing(Self.required, with: ""))
          && !after.contains(line.replacing("let ", with: "var ", maxReplacements: 1) + " { get }")
      }
      let added = after.subtracting(before).filter { $0.hasPrefix("case ") || $0.hasSuffix(Self.required) }
      let lines = gone.union(added).sorted()
      return changes + lines.map { Break(type: type, member: DeclarationName($0).text, line: $0) }
    }
  }
}

/// The entries of a changelog about what isn't released yet.
struct UnreleasedChanges {
  /// What each entry has in backticks.
  private let entries: [String]

  /// - Parameter changelog: Has the heading `## Unreleased`; its entries are the points of lists and the rows of tables.
  init(changelog: String) {
    var entries = [""]
    var isUnreleased = false
    for line in changelog.split(separator: "\n") {
      if line.hasPrefix("## ") { isUnreleased = line == "## Unreleased" }
      guard isUnreleased else { continue }
      if line.hasPrefix("- ") || line.hasPrefix("|") || line.hasPrefix("#") { entries.append("") }
      entries[entries.count - 1] += line + "\n"
    }
    self.entries = entries.map { entry in
      let parts = entry.split(separator: "`", omittingEmptySubsequences: false)
      return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }.joined(separator: " ")
    }
  }

  /// Whether an entry names the type, and beside it the member.
  func names(_ change: Break) -> Bool {
    entries.contains { entry in
      guard entry.hasName(change.type) else { return false }
      guard let member = change.member else { return true }
      return entry.hasName(member) || member == "init" && entry.contains("\(change.type)(")
    }
  }
}

extension String {
  /// Whether a name stands here as a whole word; an operator, anywhere.
  fileprivate func hasName(_ name: String) -> Bool {
    let isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.allSatisfy(isPart) ? split { !isPart($0) }.contains { $0 == name } : contains(name)
  }
}
