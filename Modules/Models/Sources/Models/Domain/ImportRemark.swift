/// What an import says of the rows that share a fate.
public struct ImportRemark: Equatable, Sendable {
  /// What a script knows it by.
  public let code: String
  public let lines: RowLines
  public let text: String
  /// Whether the figures may not be what the file means.
  public let isWarning: Bool
}

extension ImportReport {
  /// What is said of rows that were skipped, or imported with a warning: one remark for each kind that there is.
  public func remarks(_ format: FormatContext) -> [ImportRemark] {
    let words = format.strings.importing
    let outcomes = RowOutcome.allCases.compactMap { outcome in
      outcome.words(words).flatMap { remark(outcome.rawValue, lines(outcome), outcome.isWarning, $0, format) }
    }
    return outcomes + [remark("positiveDebt", positiveDebts, true, words.positiveDebts, format)].compactMap(\.self)
  }

  /// `nil` when there are no such rows.
  private func remark(
    _ code: String, _ lines: RowLines, _ isWarning: Bool, _ words: ImportStrings.Rows, _ format: FormatContext
  ) -> ImportRemark? {
    guard lines.count > 0 else { return nil }
    let text = words(lines.count, format.number(lines.count), lines.list(format))
    return ImportRemark(code: code, lines: lines, text: text, isWarning: isWarning)
  }
}

extension RowOutcome {
  fileprivate var isWarning: Bool { self == .sameDay || self == .outOfOrder }

  /// What is said of rows with this outcome; `nil` when there is nothing to say.
  fileprivate func words(_ words: ImportStrings) -> ImportStrings.Rows? {
    switch self {
    case .imported: nil
    case .alreadyImported: words.alreadyImported
    case .outOfOrder: words.outOfOrder
    case .superseded: words.superseded
    case .zeroAmount: words.zeroAmounts
    case .sameDay: words.sameDay
    }
  }
}

extension RowLines {
  /// How many lines are listed in a text.
  private static let mostListed = 10

  fileprivate func list(_ format: FormatContext) -> String {
    let listed = Array(first.prefix(Self.mostListed))
    return format.strings.importing.lines(listed, listed.count == count)
  }
}
