/// What a line asks for that was typed at a screen.
enum LineCommand: Hashable {
  /// An empty line shows the screen again, as it is now.
  case show
  case help
  case nextPage, previousPage
  /// A line of the program's grammar.
  case command(String)
  /// Shows the lines that hold a text.
  case search(String)
  /// A flow by its number.
  case flow(Int)
  /// Opens a row.
  case row(Int)
  /// A key by its name, for a row.
  case key(String, row: Int?)

  /// Reads a line.
  init(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    switch (words.first, words.dropFirst().first.flatMap(Int.init)) {
    case (nil, _): self = .show
    case (let word?, _) where word.hasPrefix(":"): self = .command(Self.rest(of: line, after: ":"))
    case (let word?, _) where word.hasPrefix("/") && line.count > 1: self = .search(Self.rest(of: line, after: "/"))
    case ("?", _) where words.count == 1: self = .help
    case (">", _) where words.count == 1: self = .nextPage
    case ("<", _) where words.count == 1: self = .previousPage
    case ("go", let flow?) where words.count == 2: self = .flow(flow)
    case (let word?, let row?) where words.count == 2: self = .key(word, row: row)
    case (let word?, _):
      if words.count == 1, let row = Int(word) {
        self = .row(row)
      } else {
        self = .key(words.joined(separator: " "), row: nil)
      }
    }
  }

  private static func rest(of line: String, after mark: Character) -> String {
    String(line.drop { $0 != mark }.dropFirst().drop(while: \.isWhitespace))
  }
}
