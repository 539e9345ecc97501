/// A command line as it is typed into bash, up to the cursor.
struct BashLine {
  /// The words before the last one, without their quotes.
  private(set) var words: [String] = []
  /// The word that is being typed.
  private(set) var last: BashWord

  private let breaks: String
  private var isWord = false
  private var isEscaped = false

  /// Takes a line apart; the cost grows with its length.
  ///
  /// - Parameter breaks: bash's COMP_WORDBREAKS. A quote or a space among them means nothing beyond what it means
  ///   anyway.
  init(_ line: String, breaks: String) {
    self.breaks = breaks
    last = BashWord(breaks: breaks)
    for character in line { read(character) }
  }

  private mutating func read(_ character: Character) {
    if isEscaped {
      readEscaped(character)
    } else if character == "\\", last.quote != "'" {
      isEscaped = true
      isWord = true
    } else if let quote = last.quote {
      if character == quote { last.close() } else { last.text.append(character) }
    } else if character == "\"" || character == "'" {
      last.open(character)
      isWord = true
    } else if character.isWhitespace {
      endWord()
    } else {
      last.text.append(character)
      isWord = true
      if breaks.contains(character) { last.start = last.text.count }
    }
  }

  /// Between double quotes a backslash is itself, unless what follows means something there.
  private mutating func readEscaped(_ character: Character) {
    if last.quote == "\"", !"\\\"$`".contains(character) { last.text.append("\\") }
    last.text.append(character)
    isEscaped = false
  }

  private mutating func endWord() {
    if isWord { words.append(last.text) }
    last = BashWord(breaks: breaks)
    isWord = false
  }
}

/// The word that is being typed, and how bash replaces it.
struct BashWord {
  /// The word without quotes.
  var text = ""
  /// The quote that is still open.
  private(set) var quote: Character?
  /// The start of the part that bash replaces: after an open quote, or after the last character that parts words.
  var start = 0
  private let breaks: String
  private var startBeforeQuote = 0

  init(breaks: String) {
    self.breaks = breaks
  }

  mutating func open(_ quote: Character) {
    self.quote = quote
    startBeforeQuote = start
    start = text.count
  }

  mutating func close() {
    quote = nil
    start = startBeforeQuote
  }

  /// The replacements of the typed text in bash, for each candidate that fits it.
  ///
  /// Upper and lower case count as the same only where nothing begins exactly so. What bash keeps of the word stays.
  func replies(_ candidates: [String]) -> [String] {
    let exact = candidates.filter { $0.hasPrefix(text) }
    let kept = text.prefix(start).lowercased()
    let loose = exact.isEmpty ? candidates.filter { $0.lowercased().hasPrefix(kept) } : exact
    let replaced = loose.map { String($0.dropFirst(start)) }
    let typed = String(text.dropFirst(start))
    return (exact.isEmpty ? Completion.fitting(typed, among: replaced) : replaced).map(quoted)
  }

  private func quoted(_ text: String) -> String {
    switch quote {
    case "'": text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined()
    case nil: text.escaped { breaks.contains($0) || " \t\"'\\$`&|;<>()[]{}*?!#~=:".contains($0) }
    default: text.escaped { "\\\"$`".contains($0) }
    }
  }
}

extension String {
  fileprivate func escaped(where mustEscape: (Character) -> Bool) -> String {
    // By scalars, as the shell reads: a mark may combine with a quote.
    unicodeScalars.reduce(into: "") { $0 += mustEscape(Character($1)) ? "\\\($1)" : "\($1)" }
  }
}
