import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Testing

/// Whatever is done to goals, accounts and their links: what is set aside and what is left add up to each balance, never
/// more is set aside than is there, and nothing but a balance, a link or an archive makes an account shorter unless told.
@Suite(.temporaryFolder) struct FundingPropertyTests {
  @Test(arguments: 0..<20) func `20,000 changes in memory agree with the model`(_ part: Int) async throws {
    for seed in 0..<10 {
      try await run(100, on: .mock, seed: UInt64(part * 10 + seed + 1))
    }
  }

  @Test(arguments: [7, 20_260_412] as [UInt64]) func `150 changes of a file do too`(_ seed: UInt64) async throws {
    try await run(150, on: .onDisk, seed: seed)
  }

  private func run(_ steps: Int, on subject: FundingSubject, seed: UInt64) async throws {
    let world = try await subject.make()
    var run = FundingRun(world: world, random: SeededGenerator(seed: seed))
    for step in 0..<steps {
      let place = "seed \(seed), step \(step): \(try await run.step(step))"
      let summary = try await world.summary()
      let found = run.model.figures(of: summary)
      #expect(found == run.model.figures, "\(place)")
      let isKept = summary.accounts.allSatisfy { account in
        account.setAside <= max(account.balance, .zero(in: account.balance.currency))
          && account.setAside + account.unallocated == account.balance
      }
      #expect(isKept, "\(place)")
      if found != run.model.figures { return }
    }
  }
}

/// Changes as chance has them, and the model that goes along.
private struct FundingRun {
  let world: FundingWorld
  var random: SeededGenerator
  var model = FundingModel()
  /// What there was before each step that can be taken back.
  private var past: [FundingModel] = []

  init(world: FundingWorld, random: SeededGenerator) {
    self.world = world
    self.random = random
  }

  /// Does one thing, which the repositories have to refuse where the model says so.
  mutating func step(_ step: Int) async throws -> String {
    let (before, isTold) = (model, Int.random(in: 0..<4, using: &random) == 0)
    let kind = Int.random(in: 0..<15, using: &random)
    if kind == 13 { return try await undo() }
    let (change, isGuarded) = try change(kind, step)
    guard let change else { return "nothing \(kind)" }
    let isRefused = isGuarded && !isTold && model.isShorter(than: before)
    do {
      try await change(isTold)
      #expect(!isRefused, "\(kind) was to be refused")
      past.append(before)
    } catch RepositoryError.forbidden(.funding(.short)) {
      #expect(isRefused, "\(kind) was refused")
      model = before
      return "refused \(kind)"
    }
    return "done \(kind)"
  }

  private mutating func undo() async throws -> String {
    guard let state = past.popLast() else { return "nothing to undo" }
    let last = try #require(try await world.history.fetchUndoable(limit: 1).first)
    _ = try await world.history.undo(
      [last.number], for: .last(1), allowingNegativeTotal: true, at: Instant(StepLabel.mock.date),
      longSession: .standard)
    let order = model.order
    model = state
    model.order = order
    return "undone \(last.number)"
  }

  private typealias Change = (_ isTold: Bool) async throws -> Void

  /// Changes the model.
  ///
  /// - Returns: The same change of the repositories, `nil` for none; and whether it may be refused.
  private mutating func change(_ kind: Int, _ step: Int) throws -> (Change?, Bool) {
    let world = world
    let goal = try #require(FundingModel.goals.randomElement(using: &random))
    let account = try #require(FundingModel.accounts.randomElement(using: &random))
    let amount = Int64.random(in: 1...400, using: &random)
    let id = 10_000 + step
    if !model.gone.isDisjoint(with: [goal.id, account.id]) { return (nil, false) }
    switch kind {
    case 0...3:
      let minor = kind == 3 ? -amount : amount
      model.contributions[Samples.id(id)] = .init(goal: goal.id, minor: minor)
      return ({ try await world.save(minor, to: goal, id: id, allowingShort: $0) }, true)
    case 4: return (edit(amount), true)
    case 5: return (delete(), false)
    case 6...7:
      let day = Samples.day(20_260_401 + Int.random(in: 0..<9, using: &random))
      let balance = amount * Int64.random(in: -1...5, using: &random)
      model.set(balance, of: account.id, on: day)
      return ({ _ in try await world.set(balance, of: account, id: id, on: day) }, false)
    case 8...9: return (link(goal, account, amount, id), true)
    case 10: return (unlink(), false)
    case 11: return (move(goal, amount, id), true)
    case 14: return (deleteOwner(goal, account), false)
    default:
      let isArchived = !model.archived.contains(goal.id)
      model.archived.formSymmetricDifference([goal.id])
      return (
        { _ in try await world.goals.setArchived(isArchived, matching: .id(goal.id), on: Samples.today) }, false
      )
    }
  }

  private mutating func edit(_ amount: Int64) -> Change? {
    let world = world
    let present = model.contributions.sorted { $0.key.uuidString < $1.key.uuidString }.randomElement(using: &random)
    guard let (id, row) = present else { return nil }
    let signed = row.minor < 0 ? -amount : amount
    if signed == row.minor { return nil }
    model.contributions[id] = .init(goal: row.goal, minor: signed)
    let changed = ContributionEntity(
      id: id, goalID: row.goal, amountMinor: amount, type: signed < 0 ? "remove" : "add", date: Samples.today)
    return { isTold in
      _ = try await world.contributions.update(
        changed, since: nil, keepingTotalAtLeast: nil, allowingShort: isTold, on: Samples.today)
    }
  }

  private mutating func delete() -> Change? {
    let world = world
    let present = model.contributions.sorted { $0.key.uuidString < $1.key.uuidString }.randomElement(using: &random)
    guard let (id, row) = present else { return nil }
    model.contributions[id] = nil
    return { _ in try await world.contributions.delete(by: id, of: row.goal, keepingTotalAtLeast: nil) }
  }

  private mutating func link(
    _ goal: FinancialGoalEntity, _ account: FinancialAccountEntity, _ amount: Int64, _ id: Int
  ) -> Change? {
    if model.archived.contains(goal.id) { return nil }
    let world = world
    let before = model.links
    let limit = Bool.random(using: &random) ? amount : nil
    let priority = Bool.random(using: &random) ? Int64.random(in: 1...3, using: &random) : nil
    model.link(goal.id, account.id, limit: limit, priority: priority)
    // An edit that changes nothing is no step.
    if model.links == before { return nil }
    let edit = FundingEdit(
      id: Samples.id(id), goalID: goal.id, accountID: account.id, limit: .minorUnits(limit), priority: priority)
    return { isTold in _ = try await world.fundings.save(edit, allowingShort: isTold) }
  }

  /// Deletes a goal or an account, which is done seldom.
  private mutating func deleteOwner(_ goal: FinancialGoalEntity, _ account: FinancialAccountEntity) -> Change? {
    let world = world
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      model.delete(goal: goal.id)
      return { _ in _ = try await world.goals.delete(by: goal.id, on: Samples.today) }
    case 1:
      model.delete(account: account.id)
      return { _ in _ = try await world.accounts.delete(by: account.id, on: Samples.today) }
    default: return nil
    }
  }

  private mutating func unlink() -> Change? {
    let world = world
    guard let link = model.links.randomElement(using: &random) else { return nil }
    model.links.removeAll { $0 == link }
    return { _ in try await world.fundings.delete(of: .id(link.goal), from: .id(link.account)) }
  }

  private mutating func move(_ target: FinancialGoalEntity, _ amount: Int64, _ id: Int) -> Change? {
    let world = world
    guard
      let source = FundingModel.goals.filter({ $0.id != target.id && !model.gone.contains($0.id) }).randomElement(
        using: &random)
    else { return nil }
    let move = ContributionMoveEntity(
      withdrawal: ContributionEntity(
        id: Samples.id(id), goalID: source.id, amountMinor: amount, type: "remove", date: Samples.today),
      addition: ContributionEntity(
        id: Samples.id(id + 50_000), goalID: target.id, amountMinor: amount, type: "add", date: Samples.today))
    model.contributions[Samples.id(id)] = .init(goal: source.id, minor: -amount)
    model.contributions[Samples.id(id + 50_000)] = .init(goal: target.id, minor: amount)
    return { isTold in
      _ = try await world.contributions.move(
        move, keepingTotalAtLeast: nil, allowingShort: isTold, on: Samples.today)
    }
  }
}
