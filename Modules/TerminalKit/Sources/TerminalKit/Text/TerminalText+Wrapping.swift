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
    for word in clusters.split(whereSeparator: \.isSpace) {
      let space = word.startIndex > clusters.startIndex ? clusters[word.startIndex - 1] : nil
      wrapping.add(word, after: space)
    }
    return wrapping.finished()
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
