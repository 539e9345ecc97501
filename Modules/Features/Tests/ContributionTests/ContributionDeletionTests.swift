import DependencyKitMocks
import Foundation
import ModuloContribution
import ModuloCore
import ModuloCoreMocks
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import NavigationKit
import TerminalKit
import Testing

/// A contribution is deleted, and changed.
@MainActor
@Suite struct ContributionDeletionTests {
  @Test(arguments: [
    (
      "en_US", "This deletes contribution #3 of 🗾 Japan trip: Guide book, -$50, 3/12/2026.\nDelete it?",
      "✓ -$50 on Mar 12, 2026 deleted · 🗾 Japan trip: $650 of $3,000 saved"
    ),
    (
      "fr_FR",
      "Ceci supprime la contribution #3 de 🗾 Japan trip : Guide book, -50 $US, 12/03/2026.\n"
        + "La supprimer ?", "✓ -50 $US le 12 mars 2026 supprimés · 🗾 Japan trip : 650 $US épargnés sur 3 000 $US"
    ),
  ])
  func `a deletion asks, and tells what went`(_ locale: String, _ question: String, _ message: String) async throws {
    let screen = screen(ContributionEntity.japanGuidebook.id, in: try World(locale))
    let asked = await screen.viewModel.question()
    #expect(asked == question)
    await screen.viewModel.send(.submit)
    let commands = screen.viewModel.commands.take()
    let told = screen.viewModel.words.deleted(try #require(screen.viewModel.deleted))
    #expect(commands == [.toast(.contributionDeleted(told))])
    let lines = screen.plainLines()
    #expect(lines == [message])
  }

  @Test func `a deletion keeps the total above zero unless it is allowed to fall`() async throws {
    let world = try World()
    let withdrawal = ContributionFormScreen.ViewModel(world.context, mode: .create(of: .id(world.japan)))
    for action in [ContributionFormScreen.ViewModel.Action.type(.remove), .amount("600"), .submit] {
      await withdrawal.send(action)
    }
    let deletion = screen(ContributionEntity.japanFirstDeposit.id, in: world).viewModel
    let failure = ContributionError.rule(.belowZero(available: .usd(0)))
    try await deletion.expect(.submit, .changes(\.failure, to: failure))
    let allowed = screen(ContributionEntity.japanFirstDeposit.id, allowsNegativeTotal: true, in: world).viewModel
    await allowed.send(.submit)
    #expect(allowed.failure == nil)
    #expect(allowed.deleted?.contribution.amount == .usd(200))
    #expect(allowed.deleted?.goal.currentAmount == .usd(-200))
  }

  @Test func `what is gone can't be deleted`() async throws {
    let deletion = screen(Samples.unknownID, in: try World()).viewModel
    try await deletion.expect(.ask, .changes(\.failure, to: .missing))
    try await deletion.expect(.submit)
  }

  @Test func `an edit of what can't be read saves nothing`() async throws {
    let world = try World()
    let form = ContributionFormScreen.ViewModel(
      world.context, mode: .update(.id(ContributionEntity.japanFirstDeposit.id)))
    world.log.failNext(with: .busy)
    await form.send(.appear)
    await form.send(.amount("5"))
    world.log.failNext(with: .busy)
    await form.send(.submit)
    #expect(form.failure == .storage(.busy))
    #expect(form.saved == nil)
    let calls = world.log.operations
    #expect(!calls.contains("update"))
    try world.log.verify()
  }

  @Test func `an edit keeps an amount that wasn't edited`() async throws {
    let world = try World("de_DE")
    let form = ContributionFormScreen.ViewModel(
      world.context, mode: .update(.id(ContributionEntity.japanFirstDeposit.id)))
    await form.send(.appear)
    await form.send(.name(""))
    await form.send(.submit)
    #expect(form.saved?.contribution.amount == .usd(200))
    #expect(form.saved?.contribution.name == nil)
    await form.send(.amount("-5"))
    await form.send(.submit)
    #expect(form.failure == .rule(.negativeChange(.add)))
  }

  private func screen(
    _ id: UUID, allowsNegativeTotal: Bool = false, in world: World
  ) -> ContributionDeletionScreen {
    ContributionDeletionScreen(
      viewModel: .init(
        world.context, contribution: .id(id), allowsNegativeTotal: allowsNegativeTotal))
  }
}
