extension TerminalText {
  /// The text on as many lines as it takes, none wider than the width.
  ///
  /// Lines break at spaces, which vanish there; a word that is too long breaks between grapheme clusters. What doesn't
  /// fit on a line by itself (a wide character in one column) becomes the ellipsis. Text that fits stays as it is.
  ///
  /// - Parameters:
  ///   - width: in columns; below 1 counts as 1.
  ///   - ellipsis: stands for what can't be shown; one column wide.
  /// - Returns: at least one line.
  public func wrapped(to width: Int, ellipsis: Character = "…") -> [TerminalText] {
    guard self.width > width else { return [self] }
    var wrapping = Wrapping(width: max(1, width))
    let clusters = clusters.map { $0.width > wrapping.width ? Cluster(ellipsis, $0.style) : $0 }
    for word in Self.words(of: clusters) {
      let space = word.startIndex > clusters.startIndex ? clusters[word.startIndex - 1] : nil
      wrapping.add(word, after: space)
    }
    return wrapping.finished()
  }

  /// What stands between spaces. A mark that a language sets apart from its word by a space, as French does, never
  /// begins a line, and a quotation mark that opens never ends one: they belong to the word beside them.
  private static func words(of clusters: [Cluster]) -> [ArraySlice<Cluster>] {
    var words: [ArraySlice<Cluster>] = []
    for word in clusters.split(whereSeparator: \.isSpace) {
      if let last = words.last, last.opensQuotation || word.isTrailingMark {
        words[words.count - 1] = clusters[last.startIndex..<word.endIndex]
      } else {
        words.append(word)
      }
    }
    return words
  }
}

extension ArraySlice<Cluster> {
  fileprivate var opensQuotation: Bool { last?.character == "«" }

  /// A lone colon and its like, or what begins with a quotation mark that closes.
  fileprivate var isTrailingMark: Bool {
    guard let first = first?.character else { return false }
    return first == "»" || count == 1 && ":;?!".contains(first)
  }
}

/// Lines in the making: each word goes on the last line when it fits there, else on a new one.
private struct Wrapping {
  let width: Int
  private var lines: [TerminalText] = []
  private var line: [Cluster] = []
  private var used = 0

  init(width: Int) {
    self.width = width
  }

  mutating func add(_ word: ArraySlice<Cluster>, after space: Cluster?) {
    var restWidth = word.columns
    if !line.isEmpty, let space, used + space.width + restWidth <= width {
      append([space])
    } else if !line.isEmpty {
      breakLine()
    }
    var rest = word
    while used + restWidth > width {
      let head = rest.prefix(fitting: width)
      append(head)
      restWidth -= used
      breakLine()
      rest = rest.dropFirst(head.count)
    }
    append(rest)
  }

  mutating func finished() -> [TerminalText] {
    if !line.isEmpty || lines.isEmpty { breakLine() }
    return lines
  }

  private mutating func append(_ clusters: ArraySlice<Cluster>) {
    line.append(contentsOf: clusters)
    used += clusters.columns
  }

  private mutating func breakLine() {
    lines.append(TerminalText(line))
    line = []
    used = 0
  }
}
