import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloProviders
import Testing

/// The data as a whole through every layer, down to the file and back.
@MainActor
@Suite(.temporaryFolder) struct DataTests {
  @Test func `M26 deleting everything empties the storage and every list`() async throws {
    let file = temporaryDatabase()
    let layers = Layers(file: file)
    let japan = try await layers.makeJapan()
    try await layers.add(.usd(250), to: japan, id: 100)
    try await layers.goals.fetchAll(on: Samples.today)
    let deleted = try await layers.data.deleteAll(includingCopies: false).counts
    #expect(deleted == DataCounts(goals: 1, contributions: 1))
    let listed = layers.goals.financialGoals(by: .name, reversed: false, archived: false)
    #expect(listed.isEmpty)
    #expect(layers.contributions.contributions.isEmpty)
    let other = Layers(file: file)
    let counts = try await other.data.count()
    #expect(counts == .zero)
  }

  @Test func `what is restored is what the same process reads`() async throws {
    let layers = Layers()
    let japan = try await layers.makeJapan()
    try await layers.add(.usd(250), to: japan, id: 100)
    let location = try #require(layers.data.location)
    _ = try await layers.data.backUp(to: location + ".backup", omittingHistory: false)
    try await layers.add(.usd(5), to: japan, id: 101)
    let restoration = try await layers.data.restore(from: location + ".backup")
    #expect(restoration == DataRestoration(counts: .init(goals: 1, contributions: 1), keptPath: restoration.keptPath))
    let goal = try await layers.goals.findOne("japan", on: Samples.today)
    #expect(goal.currentAmount == .usd(250))
    let kept = Layers(file: URL(fileURLWithPath: try #require(restoration.keptPath)))
    let before = try await kept.goals.findOne("japan", on: Samples.today)
    #expect(before.currentAmount == .usd(255))
    let check = try await layers.data.check()
    #expect(check.isClean)
  }

  @Test func `a database that another process has open is not replaced`() async throws {
    let file = temporaryDatabase()
    let layers = Layers(file: file)
    let japan = try await layers.makeJapan()
    _ = try await layers.data.backUp(to: file.path + ".backup", omittingHistory: false)
    let other = Layers(file: file)
    try await other.add(.usd(5), to: japan, id: 100)
    await #expect(throws: DataError.storage(.busy)) { try await layers.data.restore(from: file.path + ".backup") }
    let goal = try await layers.goals.findOne("japan", on: Samples.today)
    #expect(goal.currentAmount == .usd(5))
    other.manager.close()
  }
}
