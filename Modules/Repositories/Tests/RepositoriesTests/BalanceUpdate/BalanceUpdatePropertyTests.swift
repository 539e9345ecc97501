import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloUtilities
import Testing

/// Whatever is done to accounts and balances, the figures and the series are those of a recomputation from scratch.
@Suite(.temporaryFolder) struct BalanceUpdatePropertyTests {
  @Test(arguments: AccountSubject.all, [1, 20_260_412, 4_294_967_291])
  func `W20 the history is that of a count from scratch`(_ subject: AccountSubject, _ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let world = try subject.make()
    var model = BalanceModel()
    for step in 0..<150 {
      let change = try await model.change(world, at: step, &random)
      guard step % 10 == 9 else { continue }
      try await compare(world, model, "seed \(seed), step \(step): \(change)")
    }
  }

  private func compare(_ world: AccountWorld, _ model: BalanceModel, _ place: String) async throws {
    for day in [Samples.day(20_260_115), Samples.day(20_260_301), .latest] {
      let records = try await world.accounts.fetchAll(on: day)
      let found = records.map { BalanceModel.Standing($0) }
      let expected = model.standings(on: day)
      #expect(found == expected, "\(place), \(day)")
      let days = try await world.portfolio.fetchHistory(through: day, in: "USD").days
      let series = BalanceModel.series(days)
      let scratch = model.series(through: day)
      #expect(series == scratch, "\(place), \(day)")
    }
    for account in model.accounts {
      let changes = try await world.changes(of: account.id)
      let expected = model.changes(of: account.id)
      #expect(changes == expected, "\(place), #\(account.number)")
    }
  }
}

/// Accounts and updates as plain lists, from which everything is computed anew.
private struct BalanceModel {
  struct Standing: Equatable {
    let number: Int64
    let latest: Int64?
    let previous: Int64?
    let count: Int
  }

  var accounts: [FinancialAccountEntity] = []
  var updates: [BalanceUpdateEntity] = []

  /// An account's updates, the newest first.
  func chain(of id: UUID, through day: CalendarDay = .latest) -> [BalanceUpdateEntity] {
    updates.filter { $0.accountID == id && $0.date <= day }
      .sorted { ($0.date.rawValue, $0.number) > ($1.date.rawValue, $1.number) }
  }

  func standings(on day: CalendarDay) -> [Standing] {
    accounts.map { account in
      let chain = chain(of: account.id, through: day)
      return Standing(
        number: account.number, latest: chain.first?.balanceMinor, previous: chain.dropFirst().first?.balanceMinor,
        count: updates.count { $0.accountID == account.id })
    }
  }

  func changes(of id: UUID) -> [Int64] {
    let balances = chain(of: id).map(\.balanceMinor)
    return zip(balances, balances.dropFirst() + [0]).map { $0 - $1 }
  }

  /// What each part is worth on each of its days: the sum of its accounts' latest balances.
  func series(through day: CalendarDay) -> [String: [Int: Int64]] {
    var series: [String: [Int: Int64]] = [:]
    for account in accounts {
      for update in chain(of: account.id, through: day) {
        series[part(of: account), default: [:]][update.date.rawValue] = 0
      }
    }
    for (part, days) in series {
      for day in days.keys {
        let worth = accounts.filter { self.part(of: $0) == part }
          .compactMap { chain(of: $0.id, through: Samples.day(day)).first?.balanceMinor }
        series[part]?[day] = worth.reduce(0, +)
      }
    }
    return series
  }

  /// The same from what the engine keeps: running sums.
  static func series(_ days: [PortfolioDayEntity]) -> [String: [Int: Int64]] {
    var (sums, series) = ([String: Int64](), [String: [Int: Int64]]())
    for day in days {
      sums[day.part, default: 0] += day.netMinor
      series[day.part, default: [:]][day.date.rawValue] = sums[day.part]
    }
    return series
  }

  private func part(of account: FinancialAccountEntity) -> String {
    let component = FinancialAccountType(rawValue: account.type)?.component ?? .assets
    return "\(account.currency) \(component.rawValue)"
  }
}

extension BalanceModel.Standing {
  fileprivate init(_ record: FinancialAccountRecord) {
    self.init(
      number: record.account.number, latest: record.latest?.balanceMinor, previous: record.previous?.balanceMinor,
      count: record.count)
  }
}

extension BalanceModel {
  /// Does one thing as chance has it, here and there.
  fileprivate mutating func change(
    _ world: AccountWorld, at step: Int, _ random: inout SeededGenerator
  ) async throws -> String {
    let kind = Int.random(in: 0..<12, using: &random)
    guard let account = accounts.randomElement(using: &random), kind > 0 else {
      return try await open(world, at: step, &random)
    }
    let chosen = updates.randomElement(using: &random)
    let made = update(3_000 + step, of: account, day(&random), Int64.random(in: -9_999...9_999, using: &random))
    switch kind {
    case 1 where accounts.count > 3: try await close(account, world)
    case 2: await retype(account, world, &random)
    case 3...4: try await edit(chosen, to: made, world)
    case 5...6: await delete(chosen, world)
    default: updates.append(try await world.updates.insert(made))
    }
    return "kind \(kind)"
  }

  private mutating func open(
    _ world: AccountWorld, at step: Int, _ random: inout SeededGenerator
  ) async throws -> String {
    let account = FinancialAccountEntity(
      id: Samples.id(1_000 + step), provider: "Bank \(step)",
      type: FinancialAccountType.allCases.randomElement(using: &random)?.rawValue ?? "",
      currency: Bool.random(using: &random) ? "USD" : "EUR")
    let opening = Bool.random(using: &random) ? update(3_000 + step, of: account, day(&random), 500) : nil
    let stored = try await world.accounts.insert(account, opening: opening)
    accounts.append(stored.account)
    if let latest = stored.latest { updates.append(latest) }
    return "opened"
  }

  private mutating func close(_ account: FinancialAccountEntity, _ world: AccountWorld) async throws {
    try await world.accounts.delete(by: account.id, on: Samples.today)
    accounts.removeAll { $0.id == account.id }
    updates.removeAll { $0.accountID == account.id }
  }

  private mutating func retype(
    _ account: FinancialAccountEntity, _ world: AccountWorld, _ random: inout SeededGenerator
  ) async {
    let type = FinancialAccountType.allCases.randomElement(using: &random) ?? .cash
    let changed = FinancialAccountEntity(
      id: account.id, number: account.number, provider: account.provider, type: type.rawValue,
      currency: account.currency)
    let crosses = type.isDebt != FinancialAccountType(rawValue: account.type)?.isDebt
    let isForbidden = crosses && updates.contains { $0.accountID == account.id }
    let refusal = await Self.refusal(of: world, changing: changed)
    #expect(refusal == (isForbidden ? .forbidden(.debtWithBalances) : nil))
    guard refusal == nil, let index = accounts.firstIndex(where: { $0.id == account.id }) else { return }
    accounts[index] = changed
  }

  private static func refusal(of world: AccountWorld, changing account: FinancialAccountEntity) async
    -> RepositoryError?
  {
    do throws(RepositoryError) {
      try await world.accounts.update(account, since: nil, on: Samples.today)
      return nil
    } catch {
      return error
    }
  }

  private static func refusal(of world: AccountWorld, deleting update: BalanceUpdateEntity) async -> RepositoryError? {
    do throws(RepositoryError) {
      try await world.updates.delete(by: update.id, of: update.accountID)
      return nil
    } catch {
      return error
    }
  }

  private mutating func edit(
    _ chosen: BalanceUpdateEntity?, to made: BalanceUpdateEntity, _ world: AccountWorld
  ) async throws {
    guard var changed = chosen, let index = updates.firstIndex(where: { $0.id == changed.id }) else { return }
    (changed.date, changed.balanceMinor) = (made.date, made.balanceMinor)
    updates[index] = try await world.updates.update(changed)
  }

  private mutating func delete(_ chosen: BalanceUpdateEntity?, _ world: AccountWorld) async {
    guard let chosen else { return }
    let isOnly = updates.count { $0.accountID == chosen.accountID } == 1
    let refusal = await Self.refusal(of: world, deleting: chosen)
    #expect(refusal == (isOnly ? .forbidden(.lastBalanceUpdate) : nil))
    if refusal == nil { updates.removeAll { $0.id == chosen.id } }
  }

  /// A day of a few months, so that some days come more than once.
  private func day(_ random: inout SeededGenerator) -> Int {
    20_260_000 + Int.random(in: 1...4, using: &random) * 100 + Int.random(in: 1...12, using: &random)
  }
}
