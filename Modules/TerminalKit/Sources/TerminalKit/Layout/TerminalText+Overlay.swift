extension TerminalText {
  /// The text with another one over it. Blanks at the ends of that one show what is below them; a wide cluster that is
  /// half covered becomes a space.
  func overlaid(by top: TerminalText, at column: Int) -> TerminalText {
    let blanks = top.leadingBlanks
    let shown = top.trimmed
    guard !shown.isEmpty, blanks < shown.width else { return width > 0 || top.isEmpty ? self : top.indented(column) }
    let start = column + blanks
    let before = prefix(columns: start).padded(to: start)
    return before + shown.suffix(from: blanks) + suffix(from: column + shown.width)
  }

  func indented(_ columns: Int) -> TerminalText { TerminalText.spaces(columns) + self }

  /// The spaces at the start in which nothing shows.
  private var leadingBlanks: Int {
    guard let first = runs.first, first.style == .plain else { return 0 }
    return first.text.prefix { $0 == " " }.count
  }

  /// What is in the first columns; half of a wide cluster becomes a space.
  private func prefix(columns: Int) -> TerminalText {
    width <= columns ? self : truncated(to: columns, ellipsis: "").padded(to: max(0, columns))
  }

  /// What is from a column on; half of a wide cluster becomes a space.
  func suffix(from column: Int) -> TerminalText {
    guard column > 0 else { return self }
    var passed = 0
    let rest = clusters.drop { cluster in
      guard passed < column else { return false }
      passed += cluster.width
      return true
    }
    return passed > column ? .spaces(passed - column) + TerminalText(rest) : TerminalText(rest)
  }
}
