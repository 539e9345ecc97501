/// The French words of a slice: `fr=un budget,budgets` for the noun, `fr.limit=Plafond` for the label of a field.
struct SliceWords: Hashable {
  private(set) var one: String?
  private(set) var several: String?
  private(set) var isFeminine = false
  private(set) var labels: [String: String] = [:]

  private static let option = "--words"

  /// - Throws: `badValue` for a text that is none, and for the label of a field that isn't there.
  init(_ texts: [String], fields: [SliceField]) throws(ScaffoldError) {
    for text in texts {
      guard let sign = text.firstIndex(of: "="), text.hasPrefix("fr") else { throw Self.wrong(text) }
      let (key, value) = (text[..<sign], text[text.index(after: sign)...].trimmed)
      if value.isEmpty || value.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) { throw Self.wrong(text) }
      if key == "fr" {
        try readNoun(value, text)
      } else if key.hasPrefix("fr."), fields.contains(where: { $0.name.camel == key.dropFirst(3) }) {
        labels[String(key.dropFirst(3))] = value
      } else {
        throw .badValue(option: Self.option, value: text, hint: "no field is named “\(key.dropFirst(3))”")
      }
    }
  }

  private mutating func readNoun(_ value: String, _ text: String) throws(ScaffoldError) {
    let parts = value.split(separator: ",", maxSplits: 1).map { $0[...].trimmed }
    guard let article = ["un ", "une "].first(where: { parts[0].hasPrefix($0) }), parts[0].count > article.count else {
      throw Self.wrong(text)
    }
    let word = String(parts[0].dropFirst(article.count))
    isFeminine = article == "une "
    one = word
    if parts.count == 2 {
      several = parts[1]
    } else if ["s", "x", "z"].contains(where: { word.hasSuffix($0) }) {
      several = word
    } else if word.contains(" ") || ["al", "au", "eu", "ou", "ail"].contains(where: { word.hasSuffix($0) }) {
      throw .badValue(option: Self.option, value: text, hint: "its plural is written after a comma")
    } else {
      several = word + "s"
    }
  }

  private static func wrong(_ text: String) -> ScaffoldError {
    .badValue(
      option: option, value: text,
      hint: "words are written “fr=un budget”, “fr=un cheval,chevaux”, or “fr.limit=Plafond” for a field")
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
