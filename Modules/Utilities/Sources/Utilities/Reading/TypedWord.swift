/// A word of a typed day or time, and where it stands.
struct TypedWord {
  /// As it was typed.
  let text: String
  /// In the form in which words are compared, without a point or a comma at its end.
  let key: String
  /// Counted in Unicode scalars from 1.
  let column: Int

  /// The words of a text, between white space.
  static func words(of text: String) -> [TypedWord] {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.split { !scalars[$0].isVisible }.map { indices in
      TypedWord(String(String.UnicodeScalarView(scalars[indices])), column: indices.lowerBound + 1)
    }
  }

  private init(_ text: String, column: Int) {
    (self.text, self.column) = (text, column)
    let word = text.folded.replacing("’", with: "'")
    let isAbbreviation = word.count > 1 && (word.hasSuffix(".") || word.hasSuffix(","))
    key = isAbbreviation ? String(word.dropLast()) : word
  }

  /// The number that the digits of the word write; nil for any other word, and for more than six digits.
  var number: Int? { key.utf8.count > 6 ? nil : Int(digits: key.utf8) }
}
