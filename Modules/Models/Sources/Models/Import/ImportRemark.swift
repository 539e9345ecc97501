/// A remark of an import on the rows with one outcome.
public struct ImportRemark: Equatable, Sendable {
  /// The identifier for scripts.
  public let code: String
  public let lines: RowLines
  public let text: String
  /// Whether the imported figures may differ from what the file means.
  public let isWarning: Bool
}

extension ImportReport {
  /// The remarks on rows that were skipped, or imported with a warning: one for each outcome that occurs.
  public func remarks(_ format: FormatContext) -> [ImportRemark] {
    let words = format.strings.importing
    let outcomes = RowOutcome.allCases.compactMap { outcome in
      outcome.words(words).flatMap { remark(outcome.rawValue, lines(outcome), outcome.isWarning, $0, format) }
    }
    return outcomes + [remark("positiveDebt", positiveDebts, true, words.positiveDebts, format)].compactMap(\.self)
  }

  /// The remark on rows with one outcome; `nil` when there are no such rows.
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

  /// The texts for rows with this outcome; `nil` when it needs no remark.
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
  /// The maximum number of lines listed in a text.
  private static let mostListed = 10

  fileprivate func list(_ format: FormatContext) -> String {
    let listed = Array(first.prefix(Self.mostListed))
    return format.strings.importing.lines(listed, listed.count == count)
  }
}
