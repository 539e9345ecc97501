import DependencyKit
import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloProviders
import ModuloProvidersMocks
import Testing

/// The sample accounts, created through the providers.
@MainActor
@Suite(.temporaryFolder) struct SampleAccountTests {
  @Test func `W32 the sample data are ten accounts`() async throws {
    let world = try World(accounts: [])
    try await create(in: world)
    try await world.accounts.fetchAll(on: Samples.today)
    let accounts = world.accounts.financialAccounts(by: .balance)
    #expect(accounts.count == 10)
    #expect(accounts.last?.type == .mortgage)
  }

  @Test func `W32 sample data is skipped when accounts exist`() async throws {
    let world = try World()
    try await world.accounts.fetchAll(on: Samples.today)
    let before = world.accounts.financialAccounts(by: .name)
    try await create(in: world)
    try await world.accounts.fetchAll(on: Samples.today)
    #expect(world.accounts.financialAccounts(by: .name) == before)
  }

  private func create(in world: World) async throws {
    var values = DependencyValues()
    values.uuid = .incrementing
    values.financialAccountProvider = world.accounts
    values.balanceUpdateProvider = world.balances
    try await SampleAccount.create(
      SampleAccount.samples(on: Samples.today), with: values, on: Samples.today,
      through: TemporaryFolder.current.file("balances.csv"))
  }
}
