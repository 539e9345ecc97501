/// The position of text in a wider space.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// At the left.
  case leading
  /// In the middle, one column further left where it can't be exact.
  case center
  /// At the right, as figures do.
  case trailing
}

extension TerminalText {
  /// At most that wide: what is too long ends in an ellipsis, and no grapheme cluster is split.
  ///
  /// - Parameters:
  ///   - width: in columns. Where not even the ellipsis fits, as much of it as does is all there is.
  ///   - ellipsis: what stands for the rest; it takes the style of what it follows.
  public func truncated(to width: Int, ellipsis: String = CharacterRepertoire.unicode.ellipsis) -> TerminalText {
    guard self.width > width else { return self }
    let dots = TerminalText(ellipsis)
    guard dots.width <= width else { return dots.prefix(fitting: width) }
    let kept = prefix(fitting: width - dots.width)
    let style = kept.runs.last?.style ?? runs.first?.style ?? .plain
    return kept + dots.mapStyles { $0 = style }
  }

  /// As many clusters from the start as fit into the width, with the marks that combine with the last one.
  private func prefix(fitting width: Int) -> TerminalText {
    var kept = TerminalText()
    var room = max(0, width)
    for run in runs {
      let end = DisplayWidth.end(in: run.text, fitting: &room)
      kept.append(String(run.text[..<end]), run.style)
      if end < run.text.endIndex { break }
    }
    return kept
  }

  /// At least that wide, filled up with plain spaces; what is wider stays as it is.
  public func padded(to width: Int, alignment: HorizontalAlignment = .leading) -> TerminalText {
    let missing = width - self.width
    guard missing > 0 else { return self }
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    var padded = TerminalText.spaces(before)
    padded += self
    padded += .spaces(missing - before)
    return padded
  }

  /// That many spaces.
  static func spaces(_ count: Int) -> TerminalText { TerminalText(String(repeating: " ", count: max(0, count))) }

  /// Without the spaces at its end, as long as nothing shows in them.
  public var trimmed: TerminalText {
    var trimmed = self
    while let last = trimmed.runs.last, last.style.isInvisibleOnSpaces, last.text.last == " " {
      let end = last.text.lastIndex { $0 != " " }
      trimmed.dropLastRun()
      trimmed.append(end.map { String(last.text[...$0]) } ?? "", last.style)
    }
    return trimmed
  }
}

extension Collection<Cluster> {
  /// The columns the clusters take.
  var columns: Int { reduce(0) { $0 + $1.width } }

  /// As many clusters from the start as fit into the width, with the marks that combine with the last one.
  func prefix(fitting width: Int) -> SubSequence {
    var used = 0
    return prefix { cluster in
      used += cluster.width
      return used <= width
    }
  }
}

extension Style {
  fileprivate var isInvisibleOnSpaces: Bool {
    background == nil && attributes.isDisjoint(with: [.underline, .reverse, .cursor])
  }
}
