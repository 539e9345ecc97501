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
  /// What an import would do with the rows: how many are new, known, and probably known.
  public let plan: String
  /// What else there is to say of the rows before they are imported: all but the probable duplicates, which are asked
  /// about.
  public let planRemarks: [String]
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

  /// What was imported, in a line.
  public func answer(_ format: FormatContext) -> String {
    let text = format.strings.bankImport.imported(imported, format.number(imported), owner.singleLine)
    return text + (reachedGoal == nil ? "" : format.strings.contribution.reachesGoal)
  }

  /// That the account has the bank's id in the files from now on, or that no account has it; `nil` where neither is so.
  public func bankIDText(_ format: FormatContext) -> String? {
    guard let id = newBankID?.maskedBankID.legible else { return nil }
    let words = format.strings.bankImport
    if remembersBankID { return words.remembered(id, owner.singleLine) }
    return words.unknownBankID(id) + format.clause(.keepBankID).after(format.language("; ", " ; ")) + "."
  }

  /// The question whether the account gets the bank's id in the files; `nil` where that isn't possible.
  public func bankIDQuestion(_ format: FormatContext) -> String? {
    newBankID.map { format.strings.bankImport.rememberQuestion($0.maskedBankID.legible, owner.singleLine) }
  }

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
      plan: format.strings.count.plan(
        read: rows.read, new: rows.imported - probableImported.count,
        known: rows.lines(.alreadyImported).count, probable: probable.count, format),
      planRemarks: rows.toUIModel(format).remarks + others(format).map(\.text),
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
    let isImported = [true, false].filter { ($0 ? probableImported : probableSkipped).count > 0 }
    return isImported.map { duplicates(format, isImported: $0) } + others(format)
  }

  /// The remark on the probable duplicates that are imported, or on those that aren't.
  private func duplicates(_ format: FormatContext, isImported: Bool) -> ImportRemark {
    let rows = isImported ? probableImported : probableSkipped
    let listed = Set(rows.first)
    let twins = twins.filter { listed.contains($0.line) }
    let lines = format.strings.importing.twins(
      Array(twins.prefix(RowLines.mostListed)), rows.count <= RowLines.mostListed)
    return ImportRemark(
      code: isImported ? "probableImported" : "probable", lines: rows, twins: twins,
      text: format.strings.bankImport.probable(
        rows.count, format.number(rows.count), lines, isOfGoal: isOfGoal, isImported: isImported),
      isWarning: isImported)
  }

  /// The remarks on what was left out.
  private func others(_ format: FormatContext) -> [ImportRemark] {
    let words = format.strings.bankImport
    var remarks: [ImportRemark] = []
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
    case .balanceWithoutDay: "balanceWithoutDay"
    case .section: "section"
    }
  }
}
