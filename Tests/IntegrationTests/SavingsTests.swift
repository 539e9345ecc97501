import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloProviders
import ModuloUtilities
import PersistenceKit
import Testing

/// Savings through every layer, down to the file and back.
@MainActor
@Suite(.temporaryFolder) struct SavingsTests {
  @Test func `the worked example comes out exactly`() async throws {
    let layers = Layers()
    let japan = try await layers.makeJapan()
    for (index, row) in ContributionEntity.japan.enumerated() {
      let type = try row.contributionType()
      try await layers.add(
        Money(minorUnits: row.amountMinor, in: japan.currency), to: japan, id: 100 + index, type, on: row.date.rawValue)
    }
    let details = try await layers.goals.findOneDetailed(.id(japan.id), on: Samples.today, page: .first)
    let goal = details.goal
    let figures = [
      goal.currentAmount, goal.remainingAmount, goal.monthlyTarget,
      goal.monthlyRequired(on: Samples.today), goal.contributedThisMonth, goal.remainingThisMonth(on: Samples.today),
    ].map { $0?.plainText }
    #expect(figures == ["600.00", "2400.00", "250.00", "272.22", "50.00", "222.22"])
    #expect(goal.progressRatio == Decimal(1) / 5)
    let nets = details.months.map(\.net.decimal)
    #expect(nets == [200, 200, 150, 50])
  }

  @Test func `a restart changes nothing`() async throws {
    let file = temporaryDatabase()
    let before = Layers(file: file)
    let japan = try await before.makeJapan()
    try await before.add(.usd(250), to: japan, id: 100)
    let after = Layers(file: file)
    let found = try await after.goals.findOne("japan", on: Samples.today)
    #expect(found.currentAmount == .usd(250))
    #expect(found.id == japan.id)
  }

  @Test func `two processes see each other's commits and lose nothing`() async throws {
    let file = temporaryDatabase()
    let first = Layers(file: file)
    let second = Layers(file: file)
    let japan = try await first.makeJapan()
    for step in 0..<20 {
      try await (step % 2 == 0 ? first : second).add(.usd(1), to: japan, id: 100 + step)
    }
    let totals = [
      try await first.goals.findOne("japan", on: Samples.today).currentAmount,
      try await second.goals.findOne("japan", on: Samples.today).currentAmount,
    ]
    #expect(totals == [.usd(20), .usd(20)])
  }

  @Test func `a dry run shows what would be, and leaves the file as it was`() async throws {
    let file = temporaryDatabase()
    let layers = Layers(file: file)
    let japan = try await layers.makeJapan()
    try layers.manager.container().close()
    let dryRun = Layers(file: file, isDryRun: true)
    try await dryRun.add(.usd(250), to: japan, id: 100)
    let seen = try await dryRun.goals.findOne("japan", on: Samples.today).currentAmount
    #expect(seen == .usd(250))
    try dryRun.manager.container().close()
    let left = try await Layers(file: file).goals.findOne("japan", on: Samples.today).currentAmount
    #expect(left == .usd(0))
  }

  @Test func `a list decodes no contribution, the details at most a page`() async throws {
    let layers = Layers()
    let japan = try await layers.makeJapan()
    let rows = (1...300).map { "2026-0\($0 % 4 + 1)-01,\($0)\n" }.joined()
    let file = try TemporaryFolder.current.newFile(("date,amount\n" + rows).utf8)
    _ = try await layers.contributions.importAll(
      ContributionImport(source: .file(path: file)), into: japan, onProgress: { _ in })
    let container = try layers.manager.container()
    let before = container.decodedRows(of: ContributionEntity.self)
    try await layers.goals.fetchAll(on: Samples.today)
    let afterList = container.decodedRows(of: ContributionEntity.self) - before
    #expect(afterList == 0)
    let details = try await layers.goals.findOneDetailed(.id(japan.id), on: Samples.today, page: .first)
    let afterDetails = container.decodedRows(of: ContributionEntity.self) - before
    #expect(afterDetails == Page.first.limit)
    #expect(details.goal.contributionCount == 300)
  }

  @Test func `a damaged row is an error, never a guess`() async throws {
    let file = temporaryDatabase()
    let layers = Layers(file: file)
    let japan = try await layers.makeJapan()
    try await layers.add(.usd(250), to: japan, id: 100)
    try layers.manager.container().close()
    // Another currency of the same length, which ISO 4217 doesn't list, written past the engine.
    var bytes = try Data(contentsOf: file)
    for range in bytes.ranges(of: Data("USD".utf8)) { bytes.replaceSubrange(range, with: Data("XQX".utf8)) }
    try bytes.write(to: file)
    let detail = "financial_goal #1 isn't what its checksum says"
    let expected = FinancialGoalError.storage(.damaged(.file(detail: detail)))
    await #expect(throws: expected) { try await Layers(file: file).goals.fetchAll(on: Samples.today) }
  }
}
