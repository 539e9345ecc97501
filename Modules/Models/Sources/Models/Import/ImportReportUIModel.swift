import ModuloUtilities

/// The outcomes of the rows of an import: text, ready for display.
public struct ImportReportUIModel: Equatable, Sendable {
  /// The numbers of rows read, imported and skipped.
  public let summary: String
  /// The remarks on rows that were skipped, or imported with a warning: one for each outcome that occurs. Then the
  /// direction of the rows, where it decides which balance counts, what imported times are in all, and the goal that is
  /// reached.
  public let remarks: [String]
}

extension ImportReport {
  /// The outcomes of the rows, as the import screen shows them.
  public func toUIModel(_ format: FormatContext) -> ImportReportUIModel {
    ImportReportUIModel(
      summary: format.strings.count.entries(
        of: Problem.unit, read: read, imported: imported, skipped: skipped, format),
      remarks: remarks(format).map(\.text) + FileOrder.allCases.compactMap { orderText($0, format) }
        + tracked.texts(format) + [reachedGoal.map(format.strings.importing.reachesGoal)].compactMap(\.self))
  }

  /// The accounts whose rows run in this direction; `nil` for none.
  private func orderText(_ order: FileOrder, _ format: FormatContext) -> String? {
    let accounts = orders.filter { $0.order == order }.map(\.account.singleLine)
    guard !accounts.isEmpty else { return nil }
    let words = format.strings.importing
    let list = accounts.prefix(10).joined(separator: ", ") + (accounts.count > 10 ? " …" : "")
    switch order {
    case .oldestFirst: return words.oldestFirst(list)
    case .newestFirst: return words.newestFirst(list)
    }
  }
}

/// A remark of an import on the rows with one outcome.
public struct ImportRemark: Equatable, Sendable {
  /// The identifier for scripts.
  public let code: String
  /// The lines with the outcome.
  public let lines: RowLines
  /// The lines with the entries made by hand that they may repeat; empty for every other remark.
  public let twins: [RowTwin]
  /// The sentence about them.
  public let text: String
  /// Whether the imported figures may differ from what the file means.
  public let isWarning: Bool
}

/// The text on rows with one outcome: their count, as a number and as text, and their lines.
private typealias RowText = (_ count: Int, _ number: String, _ lines: String) -> String

extension ImportReport {
  /// The remarks on rows that were skipped, or imported with a warning: one for each outcome that occurs.
  public func remarks(_ format: FormatContext) -> [ImportRemark] {
    let words = format.strings.importing
    let outcomes = RowOutcome.allCases.compactMap { outcome in
      outcome.words(format).flatMap { remark(outcome.rawValue, lines(outcome), outcome.isWarning, $0, format) }
    }
    let others = [remark("positiveDebt", positiveDebts, true, words.positiveDebts, format), twinRemark(format)]
    return outcomes + others.compactMap(\.self)
  }

  /// The remark on rows that may repeat entries made by hand; `nil` when there are no such rows.
  private func twinRemark(_ format: FormatContext) -> ImportRemark? {
    let lines = lines(.typedBefore)
    guard lines.count > 0 else { return nil }
    let listed = Array(twins.prefix(RowLines.mostListed))
    let words = format.strings.importing
    let text = words.typedBefore(
      lines.count, format.number(lines.count), words.twins(listed, listed.count == lines.count))
    return ImportRemark(code: RowOutcome.typedBefore.rawValue, lines: lines, twins: twins, text: text, isWarning: true)
  }

  /// The remark on rows with one outcome; `nil` when there are no such rows.
  private func remark(
    _ code: String, _ lines: RowLines, _ isWarning: Bool, _ words: RowText, _ format: FormatContext
  ) -> ImportRemark? {
    guard lines.count > 0 else { return nil }
    let text = words(lines.count, format.number(lines.count), lines.list(format))
    return ImportRemark(code: code, lines: lines, twins: [], text: text, isWarning: isWarning)
  }
}

extension RowOutcome {
  fileprivate var isWarning: Bool { self == .sameDay || self == .outOfOrder || self == .otherRate }

  /// The texts for rows with this outcome; `nil` when it needs no remark.
  fileprivate func words(_ format: FormatContext) -> RowText? {
    let words = format.strings.importing
    return switch self {
    case .imported, .typedBefore: nil
    case .alreadyImported: words.alreadyImported
    case .alreadyThere: words.alreadyThere
    case .outOfOrder: { words.outOfOrder($0, $1, $2, format.clause(.deleteBalance)) }
    case .superseded: words.superseded
    case .zeroAmount: words.zeroAmounts
    case .sameDay: words.sameDay
    case .missingRate: words.missingRates
    case .sameRate: words.sameRates
    case .otherRate: words.otherRates
    case .formerCurrency: words.formerCurrencies
    case .sameTime: words.sameTimes
    }
  }
}

extension RowLines {
  /// The maximum number of lines listed in a text.
  static let mostListed = 10

  /// The first lines, as a text lists them.
  func list(_ format: FormatContext) -> String {
    let listed = Array(first.prefix(Self.mostListed))
    return format.strings.importing.lines(listed, listed.count == lineCount)
  }
}
