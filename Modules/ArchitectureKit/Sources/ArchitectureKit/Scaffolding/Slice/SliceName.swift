/// A name in the forms that it takes in a slice: of one thing, and of several.
struct SliceName: Hashable {
  /// Its words in lower case: `["savings", "plan"]`.
  let words: [String]
  /// The words of several.
  let pluralWords: [String]

  /// - Parameter plural: The words of several; nil for the regular ones.
  init(words: [String], plural: [String]? = nil) {
    self.words = words
    pluralWords = plural ?? words.dropLast() + [Self.regularPlural(of: words.last ?? "")]
  }

  /// The name that an identifier in camel case has.
  init(_ identifier: String, plural: String? = nil) {
    self.init(words: Self.words(of: identifier), plural: plural.map(Self.words))
  }

  var camel: String { Self.camel(words) }
  var pascal: String { camel.capitalizingFirst }
  /// Several in camel case.
  var plural: String { Self.camel(pluralWords) }
  var snake: String { words.joined(separator: "_") }
  var text: String { words.joined(separator: " ") }
  /// As a command and a path have it.
  var kebab: String { words.joined(separator: "-") }

  /// Each form with that of another name, the longest first, so that none is a part of one that comes later.
  func forms(becoming new: SliceName) -> [(old: String, new: String)] {
    [(self.pluralWords, new.pluralWords), (self.words, new.words)].flatMap { old, new in
      [
        (Self.camel(old).capitalizingFirst, Self.camel(new).capitalizingFirst), (Self.camel(old), Self.camel(new)),
        (old.joined(separator: "_"), new.joined(separator: "_")),
        (old.joined(separator: "-"), new.joined(separator: "-")),
        (old.joined(separator: " "), new.joined(separator: " ")),
        (old.joined(separator: " ").capitalizingFirst, new.joined(separator: " ").capitalizingFirst),
      ]
    }
  }
}

extension SliceName {
  /// Why the regular plural isn't one; nil where it is.
  var pluralFault: String? {
    let last = words.last ?? ""
    if let plural = Self.irregular[last] { return "several of it are “\(plural)”, and not “\(pluralWords.last ?? "")”" }
    return Self.unchanging.contains(last) ? "several of it have the same name as one" : nil
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "ox": "oxen", "leaf": "leaves", "life": "lives", "knife": "knives",
    "shelf": "shelves", "half": "halves", "wife": "wives", "criterion": "criteria", "datum": "data",
    "analysis": "analyses", "basis": "bases", "axis": "axes", "crisis": "crises", "thesis": "theses",
  ]

  private static let unchanging: Set = [
    "series", "species", "means", "news", "data", "money", "information", "equipment", "sheep", "fish", "people",
    "aircraft", "cash", "media",
  ]

  private static func regularPlural(of word: String) -> String {
    let letters = Array(word)
    guard let last = letters.last else { return word }
    if last == "y", letters.count > 1, !"aeiou".contains(letters[letters.count - 2]) {
      return word.dropLast() + "ies"
    }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
    return word + (hisses ? "es" : "s")
  }

  /// The words of an identifier, each of which begins with a capital or follows an underscore.
  private static func words(of identifier: String) -> [String] {
    ModuleName(unchecked: identifier).snake.split(separator: "_").map(String.init)
  }

  private static func camel(_ words: [String]) -> String {
    (words.first ?? "") + words.dropFirst().map(\.capitalizingFirst).joined()
  }
}

extension String {
  /// With a capital at its start.
  var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }

  /// With each old text replaced by its new one, the first of the forms that fits, and the article before a new name as
  /// it needs it. Linear in the text.
  func replacingForms(_ forms: [(old: String, new: String)]) -> String {
    let forms = forms.map { (old: Array($0.old.utf8), new: Array($0.new.utf8)) }
    let bytes = Array(utf8)
    var (result, index): ([UInt8], Int) = ([], 0)
    result.reserveCapacity(bytes.count)
    while index < bytes.count {
      let found = forms.first { old, _ in
        bytes[index] == old.first && index + old.count <= bytes.count
          && bytes[index..<(index + old.count)].elementsEqual(old)
      }
      if let (old, new) = found {
        result.fitArticle(before: new)
        result += new
        index += old.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Ends with “a ” or “an ”, whichever a name needs, where it ends with one of them.
  fileprivate mutating func fitArticle(before name: [UInt8]) {
    let isVowel = name.first.map { "aeiouAEIOU".utf8.contains($0) } ?? false
    for article in ["an ", "An ", "a ", "A "].map({ Array($0.utf8) }) where suffix(article.count).elementsEqual(article)
    {
      let before = dropLast(article.count).last
      if let before, before.isNameByte { return }
      self = dropLast(article.count) + [article[0]] + Array((isVowel ? "n " : " ").utf8)
      return
    }
  }
}
