import ModuloUtilities

/// What a file of a bank holds, and the outcomes of its rows: text, ready for display.
public struct BankFileUIModel: Equatable, Sendable {
  /// The file and what it was taken for.
  public let title: String
  /// How the file was read, and why: a line for each decision.
  public let evidence: [String]
  /// The first entries as read.
  public let first: [BankRowUIModel]
  /// The first and the last day, what went in and what went out; `nil` without an entry.
  public let totals: String?
  /// The outcomes of the rows.
  public let outcome: ImportReportUIModel
}

/// An entry of a bank's file as it was read: text, ready for display.
public struct BankRowUIModel: Equatable, Sendable {
  /// The day of booking.
  public let day: String
  /// The amount with its sign and currency.
  public let amount: String
  /// Names and purpose; empty where there is none.
  public let text: String
}

extension BankImportReport {
  /// The files, as the import screen shows them.
  public func toUIModel(_ format: FormatContext) -> [BankFileUIModel] { files.map { $0.toUIModel(format) } }

  /// The goal that is reached; `nil` for none.
  public func reachedText(_ format: FormatContext) -> String? {
    reachedGoal.map(format.strings.importing.reachesGoal)
  }
}

extension BankFileReport {
  fileprivate func toUIModel(_ format: FormatContext) -> BankFileUIModel {
    let words = format.strings.bankImport
    let counts = format.strings.count.entries(
      of: .row, read: rows.read, imported: rows.imported, skipped: skipped, format)
    return BankFileUIModel(
      title: words.file(name.legible, words.kind(kind)), evidence: evidence.map { words.decision($0) },
      first: first.map { row in
        BankRowUIModel(
          day: format.day(row.day), amount: format.signedExactAmount(row.amount), text: row.text.legible)
      },
      totals: totalsText(format),
      outcome: ImportReportUIModel(
        summary: counts, remarks: rows.toUIModel(format).remarks + remarks(format).map(\.text)))
  }

  private func totalsText(_ format: FormatContext) -> String? {
    guard let days, let totals else { return nil }
    return format.strings.bankImport.totals(
      format.days(days.lowerBound, days.upperBound), format.exactAmount(totals.deposits),
      format.exactAmount(totals.withdrawals))
  }

  /// The remarks on rows that only files of banks have: probable duplicates, and what was left out.
  public func remarks(_ format: FormatContext) -> [ImportRemark] {
    let words = format.strings.bankImport
    var remarks: [ImportRemark] = []
    if probable.count > 0 {
      let isWhole = probable.count <= RowLines.mostListed
      let lines = format.strings.importing.twins(Array(twins.prefix(RowLines.mostListed)), isWhole)
      remarks.append(
        ImportRemark(
          code: importsProbable ? "probableImported" : "probable", lines: probable, twins: twins,
          text: words.probable(
            probable.count, format.number(probable.count), lines, isImported: importsProbable),
          isWarning: importsProbable))
    }
    if notChosen.count > 0 {
      let text = words.notChosen(notChosen.count, format.number(notChosen.count), notChosen.list(format))
      remarks.append(ImportRemark(code: "notChosen", lines: notChosen, twins: [], text: text, isWarning: false))
    }
    let reasons = leftOut.sorted { ($0.value.first.first ?? 0) < ($1.value.first.first ?? 0) }
    return remarks
      + reasons.map { skip, lines in
        ImportRemark(
          code: skip.code, lines: lines, twins: [],
          text: words.leftOut(skip, lines.count, format.number(lines.count), lines.list(format)), isWarning: false)
      }
  }
}

extension BankFileSkip {
  /// The identifier for scripts.
  fileprivate var code: String {
    switch self {
    case .status: "status"
    case .zeroAmount: "zeroAmount"
    case .outsideTable: "outsideTable"
    case .section: "section"
    }
  }
}
