import Foundation

/// The name of a module to be made, and the forms that it takes in identifiers.
struct ModuleName: Hashable {
  /// As it was given: an upper camel case identifier.
  let text: String

  static let longest = 50

  /// - Throws: `badName`, with a hint where there is a name near.
  init(_ text: String, of kind: ScaffoldKind) throws(ScaffoldError) {
    self.text = text
    if let reason = Self.fault(in: text) { throw .badName(text, reason: reason, hint: Self.hint(for: text)) }
    if !kind.suffix.isEmpty, text.hasSuffix(kind.suffix), text != kind.suffix {
      throw .badName(
        text, reason: "“\(kind.suffix)” is added to the name of a \(kind.rawValue)",
        hint: String(text.dropLast(kind.suffix.count)))
    }
  }

  /// Of an exemplar, whose name is known to be one.
  init(exemplar kind: ScaffoldKind) { text = kind.exemplarName }

  /// With its first word in lower case, as a property has it: `product`, `urlTool`.
  var lower: String {
    let capitals = text.prefix { $0.isUppercase }.count
    let rest = text.dropFirst(capitals).first
    // The last of several capitals begins the next word, unless a digit or nothing follows.
    let count = capitals > 1 && rest?.isLowercase == true ? capitals - 1 : capitals
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }

  /// Its words in lower case, as a column has them: `url_tool`.
  var snake: String {
    var words = ""
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
      let isStart =
        letter.isUppercase && index > 0
        && (!letters[index - 1].isUppercase || index + 1 < letters.count && letters[index + 1].isLowercase)
      words += (isStart ? "_" : "") + letter.lowercased()
    }
    return words
  }
}

extension ModuleName {
  /// What keeps a text from being a name; nil for nothing.
  private static func fault(in text: String) -> String? {
    let letters = text.utf8
    if text.isEmpty { return "a name is needed" }
    if letters.count > longest { return "it has \(text.count) letters, more than \(longest)" }
    if !letters.allSatisfy({ $0.isNameByte && $0 != .underscore && $0 < 0x80 }) {
      return "a name has letters from A to Z and digits"
    }
    guard let first = letters.first, (.upperA ... .upperZ).contains(first) else {
      return "a name begins with a capital letter"
    }
    return isTaken(text) ? "Swift has a word of its own there" : nil
  }

  /// Whether the name or its lower form is a keyword, or a member that every type has.
  private static func isTaken(_ text: String) -> Bool {
    if ["Any", "Self", "Type", "Protocol"].contains(text) { return true }
    let name = ModuleName(unchecked: text)
    return Keyword(rawValue: name.lower)?.isReserved == true
  }

  init(unchecked text: String) { self.text = text }

  /// The nearest text that is a name; nil if nothing is left of it.
  private static func hint(for text: String) -> String? {
    let plain = text.decomposedStringWithCanonicalMapping.unicodeScalars.filter { !$0.properties.isDiacritic }
    let words = String(String.UnicodeScalarView(plain)).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let start = joined.drop(while: \.isNumber)
    let name = String((start.prefix(1).uppercased() + start.dropFirst()).prefix(longest))
    return name.isEmpty || name == text || fault(in: name) != nil ? nil : name
  }
}
