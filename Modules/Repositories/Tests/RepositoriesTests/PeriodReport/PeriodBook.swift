import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

/// Rows of everything that a report on a period is made of, as chance has them.
struct PeriodBook {
  var goals: [FinancialGoalEntity] = []
  var contributions: [ContributionEntity] = []
  var accounts: [FinancialAccountEntity] = []
  var updates: [BalanceUpdateEntity] = []
  var rates: [ExchangeRateEntity] = []
  var sessions: [TrackingSessionEntity] = []
  var times: [TrackingTimeEntity] = []
  /// The days on which anything happens: two years and a half, with 29 February.
  private static let firstDay = Samples.day(20_230_801)

  init(_ random: inout SeededGenerator) {
    for number in 1...Int.random(in: 1...4, using: &random) {
      goals.append(
        FinancialGoalEntity(
          id: Samples.id(number), number: Int64(number), name: "Goal \(number)", emoji: "", goalAmountMinor: 100_000,
          currency: ["EUR", "USD"][number % 2], startDate: Self.firstDay,
          isArchived: Int.random(in: 0..<4, using: &random) == 0))
    }
    for number in 0..<Int.random(in: 0...80, using: &random) {
      let type = Int.random(in: 0..<3, using: &random) == 0 ? "remove" : "add"
      contributions.append(
        ContributionEntity(
          id: Samples.id(10_000 + number), goalID: goals[Int.random(in: 0..<goals.count, using: &random)].id,
          amountMinor: .random(in: 1...90_000, using: &random), type: type, date: Self.day(&random)))
    }
    fillAccounts(&random)
    fillTimes(&random)
  }

  private mutating func fillAccounts(_ random: inout SeededGenerator) {
    let types: [FinancialAccountType] = [.currentAccount, .savingsAccount, .pension, .creditCard, .mortgage, .cash]
    for number in 1...Int.random(in: 1...6, using: &random) {
      let type = types[Int.random(in: 0..<types.count, using: &random)]
      accounts.append(
        FinancialAccountEntity(
          id: Samples.id(20_000 + number), number: Int64(number), provider: "Bank \(number)", type: type.rawValue,
          currency: ["EUR", "USD", "GBP"][Int.random(in: 0..<3, using: &random)]))
    }
    for number in 0..<Int.random(in: 0...60, using: &random) {
      let account = accounts[Int.random(in: 0..<accounts.count, using: &random)]
      let isEmpty = Int.random(in: 0..<8, using: &random) == 0
      updates.append(
        BalanceUpdateEntity(
          id: Samples.id(30_000 + number), number: Int64(number + 1), accountID: account.id,
          balanceMinor: isEmpty ? 0 : .random(in: -500_000...900_000, using: &random), date: Self.day(&random),
          part: "\(account.currency) assets"))
    }
    for number in 0..<Int.random(in: 0...6, using: &random) {
      rates.append(
        ExchangeRateEntity(
          id: Samples.id(40_000 + number), number: Int64(number + 1), currency: number % 2 == 0 ? "USD" : "GBP",
          base: "EUR", rate: "0.\(Int.random(in: 61...99, using: &random))", date: Self.day(&random)))
    }
    // There is one rate a day for each pair.
    var days: Set<[String]> = []
    rates = rates.filter { days.insert([$0.currency, "\($0.date)"]).inserted && !$0.rate.hasSuffix("0") }
  }

  private mutating func fillTimes(_ random: inout SeededGenerator) {
    for number in 0..<Int.random(in: 0...60, using: &random) {
      let (block, day) = (BlockEntity.samples[Int.random(in: 0..<3, using: &random)], Self.day(&random))
      let start = Instant(day.date(in: .gmt)).adding(seconds: Int64(number) * 60)
      let seconds = Int64.random(in: 60...9_000, using: &random)
      let session = TrackingSessionEntity(
        id: Samples.id(50_000 + number), blockID: block.id, day: day, createdAt: start, start: start)
      sessions.append(session)
      times.append(
        TrackingTimeEntity(
          id: Samples.id(60_000 + number), sessionID: session.id, blockID: block.id, day: day, start: start,
          end: start.adding(seconds: seconds), zone: Bool.random(using: &random) ? "GMT" : "Europe/Paris",
          activeSeconds: seconds))
    }
  }

  static func day(_ random: inout SeededGenerator) -> CalendarDay {
    firstDay.adding(days: Int.random(in: 0..<900, using: &random)) ?? firstDay
  }

  /// Stores all of it.
  func fill(_ storage: any Storage) async throws {
    let book = self
    try await storage.write { context in
      for row in book.goals { try context.insert(row) }
      for row in book.contributions { try context.insert(row) }
      for row in book.accounts { try context.insert(row) }
      for row in book.updates { try context.insert(row) }
      for row in book.rates { try context.insert(row) }
      for row in BlockGroupEntity.samples { try context.insert(row) }
      for row in BlockEntity.samples { try context.insert(row) }
      for row in book.sessions { try context.insert(row) }
      for row in book.times { try context.insert(row) }
    }
  }
}
