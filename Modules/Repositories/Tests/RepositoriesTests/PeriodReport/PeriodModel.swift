import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

/// A report counted from all rows of a book, one after another: the model that the rollups have to agree with.
struct PeriodModel {
  let book: PeriodBook
  let days: ClosedRange<CalendarDay>
  let before: ClosedRange<CalendarDay>?

  /// The report, a line for each row.
  var lines: [String] {
    goals + kinds
      + times("group", BlockGroupEntity.samples.map { ($0.name, $0.id) }) { block in block.groupID }
      + times("block", [BlockEntity.coding, .reading, .running].map { ($0.name, $0.id) }) { block in block.id }
  }

  // MARK: - Goals

  private var goals: [String] {
    book.goals.compactMap { goal in
      guard let now = sums(of: goal, in: days) else { return nil }
      let then = before.flatMap { sums(of: goal, in: $0) }
      let isMoved = [now, then ?? []].contains { $0.count == 3 && ($0[0] != 0 || $0[1] != 0) }
      return goal.isArchived && !isMoved ? nil : "\(goal.name) \(now) before \(Self.text(then))"
    }
  }

  private func sums(of goal: FinancialGoalEntity, in days: ClosedRange<CalendarDay>) -> [Int128]? {
    var sums: [Int128] = [0, 0, 0]
    var isKnown = false
    for row in book.contributions where row.goalID == goal.id && row.date <= days.upperBound {
      isKnown = true
      sums[2] += Int128(row.type == "add" ? row.amountMinor : -row.amountMinor)
      if row.date >= days.lowerBound { sums[row.type == "add" ? 0 : 1] += Int128(row.amountMinor) }
    }
    return isKnown ? sums : nil
  }

  // MARK: - Kinds

  private var kinds: [String] {
    FinancialAccountKind.allCases.compactMap { kind in
      let rows = book.accounts.filter { FinancialAccountType(rawValue: $0.type)?.kind == kind }
      guard let now = balances(of: rows, in: days) else { return nil }
      return "\(kind.rawValue) \(now) before \(Self.text(before.flatMap { balances(of: rows, in: $0) }))"
    }
  }

  /// The opening balance, the change and the closing balance; `nil` where there is no balance at the end.
  private func balances(of accounts: [FinancialAccountEntity], in days: ClosedRange<CalendarDay>) -> [String]? {
    guard let closing = balance(of: accounts, on: days.upperBound) else { return nil }
    let opening = days.lowerBound.adding(days: -1).flatMap { balance(of: accounts, on: $0) }
    var change = closing.total.map { $0 - (opening?.total ?? 0) }
    if let opening, opening.total == nil { change = nil }
    let isUneven = ["USD", "GBP"].contains { code in
      opening?.missing.contains(code) == true && closing.counted.contains(code)
    }
    return [opening?.total, isUneven ? nil : change, closing.total].map { $0.map { "\($0)" } ?? "-" }
  }

  private typealias Balance = (total: Int128?, missing: Set<String>, counted: Set<String>)

  private func balance(of accounts: [FinancialAccountEntity], on day: CalendarDay) -> Balance? {
    var sums: [String: Int128] = [:]
    var hasNothing = false
    for account in accounts {
      let rows = book.updates.filter { $0.accountID == account.id && $0.date <= day }
      guard let last = rows.max(by: { ($0.date, $0.number) < ($1.date, $1.number) }) else { continue }
      sums[account.currency, default: 0] += Int128(last.balanceMinor)
      hasNothing = hasNothing || last.balanceMinor == 0
    }
    if sums.isEmpty { return nil }
    var (hundredths, missing, counted) = (Int128(0), Set<String>(), Set<String>())
    for (code, sum) in sums {
      let rate = code == "EUR" ? 100 : percent(of: code, on: day)
      if let rate { hundredths += sum * rate }
      if rate != nil { hasNothing = true }
      if sum != 0 { if rate == nil { missing.insert(code) } else { counted.insert(code) } }
    }
    let rounded = (hundredths.magnitude + 50) / 100
    let total = hundredths < 0 ? -Int128(rounded) : Int128(rounded)
    return (hasNothing ? total : nil, missing, counted)
  }

  /// The latest rate into euros, in hundredths.
  private func percent(of code: String, on day: CalendarDay) -> Int128? {
    let rates = book.rates.filter { $0.currency == code && $0.date <= day }
    return rates.max { $0.date < $1.date }.flatMap { Int128($0.rate.dropFirst(2)) }
  }

  // MARK: - Times

  private func times(
    _ kind: String, _ names: [(String, UUID)], _ owner: (BlockEntity) -> UUID
  ) -> [String] {
    names.compactMap { name, id in
      let blocks = Set(BlockEntity.samples.filter { owner($0) == id }.map(\.id))
      let now = total(of: blocks, in: days)
      let then = before.map { total(of: blocks, in: $0) } ?? [0, 0]
      if now[1] == 0 && then[1] == 0 { return nil }
      let isKnown = before.map { total(of: blocks, in: .earliest...$0.upperBound)[1] > 0 } ?? false
      return "\(kind) \(name) \(now) before \(Self.text(isKnown ? then : nil))"
    }
  }

  private func total(of blocks: Set<UUID>, in days: ClosedRange<CalendarDay>) -> [Int128] {
    var seconds: [String: Int64] = [:]
    for row in book.times where blocks.contains(row.blockID) && days.contains(row.day) {
      seconds["\(row.blockID) \(row.day) \(row.zone)", default: 0] += row.activeSeconds
    }
    return [
      Int128(seconds.values.map { $0 / 1_800 }.reduce(0, +)), Int128(seconds.values.reduce(0, +)),
    ]
  }

  static func text<Value>(_ values: [Value]?) -> String { values.map { "\($0)" } ?? "unknown" }
}

extension PeriodReportDomain {
  /// The report as the model writes it.
  var lines: [String] {
    goals.map { "\($0.goal.name) \($0.figures.now.figures) before \(PeriodModel.text($0.figures.before?.figures))" }
      + (accounts?.kinds ?? []).map {
        "\($0.kind.rawValue) \($0.figures.now.figures) before \(PeriodModel.text($0.figures.before?.figures))"
      } + groups.map { $0.line("group") } + blocks.map { $0.line("block") }
  }
}

extension PeriodSavings {
  fileprivate var figures: [Int128] { [deposits, withdrawals, closing].map(\.minorUnits) }
}

extension PeriodBalance {
  fileprivate var figures: [String] { [opening, change, closing].map { $0.map { "\($0.minorUnits)" } ?? "-" } }
}

extension PeriodTime {
  fileprivate func line(_ kind: String) -> String {
    func figures(_ total: TimeTotal) -> [Int128] { [Int128(total.halves), Int128(total.activeSeconds)] }
    return "\(kind) \(name) \(figures(total.now)) before \(PeriodModel.text(total.before.map(figures)))"
  }
}
