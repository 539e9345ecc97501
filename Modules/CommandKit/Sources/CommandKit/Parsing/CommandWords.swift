/// The words of a command line that is typed within a program, as a shell would pass them to it.
///
/// White space separates words. Single and double quotes keep it, and a backslash keeps the character after it, but not
/// within single quotes. A `~` at the beginning of a word, alone or before a `/`, is the home folder. Nothing else has a
/// meaning: there are no variables, patterns or pipes.
///
/// ```swift
/// try CommandWords(#"goal add "Japan trip" --target 3000"#).words
/// // ["goal", "add", "Japan trip", "--target", "3000"]
/// ```
public struct CommandWords: Hashable, Sendable {
  /// The words, without their quotes.
  public let words: [String]

  /// Reads a line; linear in its length.
  ///
  /// - Parameter homeFolder: The path that a `~` stands for; with `nil` it stands for itself.
  /// - Throws: `ValidationError` for a quote that isn't closed, and a backslash at the end.
  public init(_ line: String, homeFolder: String? = nil) throws(ValidationError) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for (character, next) in zip(line, line.dropFirst().map(Optional.some) + [nil]) {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        // An empty pair of quotes is a word too.
        word = word ?? ""
      } else if character.isWhitespace {
        if let ended = word { words.append(ended) }
        word = nil
      } else if character == "~", word == nil, let homeFolder, next.map({ $0 == "/" || $0.isWhitespace }) ?? true {
        word = homeFolder
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if quote != nil { throw ValidationError("A quote isn't closed.") }
    if isEscaped { throw ValidationError("A backslash has no character after it.") }
    if let word { words.append(word) }
    self.words = words
  }
}
