/// A source of the exemplar, whose marked lines are for a kind of field, for an owner, or for words of another language.
///
/// A mark ends its line. `// slice: money` repeats a line for each field of the kind; the marked lines that follow each
/// other are one block, which is written field by field, in the order of the fields. `// slice: owner` keeps the line
/// for a thing with an owner, `// slice: any money day` for one with such a field; `// slice: exemplar` stays behind.
struct SliceTemplate {
  static let mark = "// slice: "

  let fields: [SliceField]
  let owner: SliceOwner?
  let words: SliceWords
  /// Where its screens and its commands go; nil where a slice has none.
  var surroundings: SliceSurroundings?

  /// The text without marks, with the lines that the request asks for. The names of the noun are the exemplar's still.
  func filled(_ text: String) -> String {
    var filled: [String] = []
    var block: [(line: String, kinds: [SliceField.Kind])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let (content, mark) = Self.parts(of: line)
      if let kinds = Self.kinds(mark) {
        block.append((content, kinds))
        continue
      }
      filled += lines(of: block)
      block = []
      if let kept = kept(content, mark) { filled.append(kept) }
    }
    return (filled + lines(of: block)).joined(separator: "\n")
  }

  /// A line and its mark; the mark is empty where there is none.
  static func parts(of line: String) -> (content: String, mark: String) {
    guard let range = line.firstRange(of: "  " + mark) else { return (line, "") }
    return (String(line[..<range.lowerBound]), String(line[range.upperBound...]))
  }

  /// The kinds of fields that a line is for; nil for a line with another mark, or none.
  static func kinds(_ mark: String) -> [SliceField.Kind]? {
    let words = mark.split(separator: " ")
    let kinds = words.compactMap { SliceField.Kind(rawValue: String($0)) }
    return words.isEmpty || kinds.count < words.count ? nil : kinds
  }

  private func lines(of block: [(line: String, kinds: [SliceField.Kind])]) -> [String] {
    let groups = fields.map { field in
      block.filter { $0.kinds.contains(field.kind) }.map { named($0.line, field) }
    }
    // A group of several lines is a declaration, and an empty line stands between two.
    let isLong = groups.contains { $0.count > 3 }
    return Array(groups.filter { !$0.isEmpty }.joined(separator: isLong ? [""] : []))
  }

  private func named(_ line: String, _ field: SliceField) -> String {
    let (name, french) = field.kind.exemplar
    let label = words.labels[field.name.camel]
    var text = line
    if line.contains("language(") {
      text =
        label.map { line.replacing("\"\(french)\"", with: "\"\($0)\"") } ?? line.replacing(", \"\(french)\"", with: "")
    }
    return text.replacingForms(name.forms(becoming: field.name))
  }

  private func kept(_ content: String, _ mark: String) -> String? {
    if mark.isEmpty { return content }
    if mark == "owner" { return owner.map { content.replacingForms($0.forms(in: content)) } }
    if mark == "french" { return french(content) }
    if mark == "flow" { return surroundings.map { content.replacing(".netWorth", with: "." + $0.flow) } }
    if mark == "section" { return surroundings.map { content.replacing(".netWorth", with: "." + $0.section) } }
    let parts = mark.split(separator: " ").map(String.init)
    let isThere = fields.contains { parts.contains($0.kind.rawValue) }
    switch parts[0] {
    case "any": return isThere ? content : nil
    case "public": return isThere ? content : content.replacing("public import", with: "import")
    default: return nil
    }
  }

  /// The line with the noun's words; nil without them, so that the build stops there.
  private func french(_ content: String) -> String? {
    guard let one = words.one, let several = words.several else { return nil }
    return content.replacing("objets d’essai", with: several).replacing("objet d’essai", with: one)
      .replacing(".masculine", with: words.isFeminine ? ".feminine" : ".masculine")
  }
}

/// The noun that a slice's things belong to.
struct SliceOwner: Hashable {
  /// What its types begin with: `FinancialAccount`.
  let prefix: String
  let name: SliceName

  /// What the exemplar's owner becomes in a line: words in a comment or the name of a test, else a part of a name.
  func forms(in line: String) -> [(old: String, new: String)] {
    let isProse = line.drop { $0 == " " }.hasPrefix("//") || line.contains("func `")
    let (one, several) = isProse ? (name.text, name.pluralWords.joined(separator: " ")) : (name.camel, name.plural)
    return [
      ("FinancialAccount", prefix), ("--account", "--" + name.kebab), ("account_id", name.snake + "_id"),
      ("accounts", several), ("account", one),
      ("Accounts", name.plural.capitalizingFirst), ("Account", name.pascal),
    ]
  }
}
