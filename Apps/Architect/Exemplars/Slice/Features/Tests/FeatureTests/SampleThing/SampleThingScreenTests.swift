import ExemplarModels
import ExemplarNavigation
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import ModuloScreensMocks
import NavigationKit
import TerminalKit
import Testing

@testable import ExemplarFeature

/// The screens of sample things: their lines, their keys and where these lead.
@MainActor
@Suite struct SampleThingScreenTests {
  @Test(arguments: ["en_US", "fr_FR"]) func `a list without rows says so, and how to begin`(
    _ locale: String
  ) async throws {
    let world = try SampleThingWorld(locale)
    let list = SampleThingsListScreen(viewModel: .init(world.context))
    await list.appear()
    let text = list.plainLines().joined(separator: "\n")
    let words = world.context.format.strings.sampleThing
    #expect(list.title.plainText == words.noun.listTitle)
    #expect(text.contains(words.noun.emptyTitle), "\(text)")
    let meanings = list.meanings()
    #expect(meanings == [KeyMeaning("a", world.context.format.strings.key.add, .sampleThing(.create))])
  }

  @Test func `a list has a row for each, whose keys open, edit and delete it`() async throws {
    let world = try SampleThingWorld()
    _ = try await world.stored("Full")
    _ = try await world.stored("Other")
    let list = SampleThingsListScreen(viewModel: .init(world.context))
    await list.appear()
    #expect(list.rows.count == 2)
    let row = list.viewModel.sampleThings?.last?.reference
    let reference = try #require(row)
    let meanings = list.meanings(at: 1)
    #expect(
      meanings == [
        KeyMeaning("enter", "Open", .sampleThing(.details(reference))), KeyMeaning("a", "Add", .sampleThing(.create)),
        KeyMeaning("e", "Edit", .sampleThing(.update(reference))),
        KeyMeaning("d", "Delete", .sampleThing(.deletion(reference))),
      ])
    #expect(list.keyConflicts(at: 1) == [])
    let text = list.plainLines().joined(separator: "\n")
    #expect(text.contains("#2"))
    #expect(text.contains("Other"))
  }

  @Test(arguments: ["en_US", "fr_FR"]) func `details show all that a sample thing has`(_ locale: String) async throws {
    let world = try SampleThingWorld(locale)
    let reference = try await world.stored("Full")
    let screen = SampleThingDetailsScreen(viewModel: .init(world.context, sampleThing: reference))
    await screen.appear()
    let words = world.context.format.strings.sampleThing
    let text = screen.plainLines().joined(separator: "\n")
    #expect(screen.title.plainText == "Full")
    #expect(text.contains(FinancialAccountEntity.samples[0].name))  // slice: owner
    #expect(text.contains(words.firstText))  // slice: text
    #expect(text.contains(words.spareText))  // slice: text?
    #expect(text.contains(words.firstMoney))  // slice: money
    #expect(text.contains(words.spareMoney))  // slice: money?
    #expect(text.contains(words.firstDay))  // slice: day
    #expect(text.contains(words.spareDay))  // slice: day?
    #expect(text.contains(words.firstFlag))  // slice: flag
    #expect(text.contains(words.firstNumber))  // slice: number
    #expect(text.contains(words.spareNumber))  // slice: number?
    let meanings = screen.meanings().map(\.key)
    #expect(words.name.isEmpty == false)
    #expect(meanings == ["e", "d"])
  }

  @Test func `a form has its fields, and then what it stored`() async throws {
    let world = try SampleThingWorld()
    let screen = await world.filled("Full")
    let words = Strings(.english).sampleThing
    #expect(screen.title.plainText == words.noun.createTitle)
    #expect(screen.fields.first?.label.plainText == words.name)
    #expect(screen.plainLines().contains { $0.contains("Full") })
    await screen.viewModel.send(.submit)
    #expect(screen.plainLines().contains { $0.contains("Sample thing Full (#1) created") })
    let edit = SampleThingFormScreen(viewModel: .init(world.context, mode: .update(.name("Full"))))
    await edit.appear()
    #expect(edit.title.plainText == words.noun.updateTitle)
    #expect(edit.viewModel.input.name == "Full")
  }

  @Test func `a deletion asks first, and tells what was deleted`() async throws {
    let world = try SampleThingWorld()
    let reference = try await world.stored("Full")
    let screen = SampleThingDeletionScreen(viewModel: .init(world.context, sampleThing: reference))
    await screen.open()
    let asked = screen.viewModel.commands.take()
    #expect(asked == [.confirm(.loss("Delete sample thing Full (#1)?"), then: .submit, otherwise: .discard)])
    await screen.viewModel.send(.submit)
    let told = screen.viewModel.commands.take()
    #expect(told == [.toast(.sampleThingDeleted("Sample thing Full (#1) deleted"))])
    let again = SampleThingDeletionScreen(viewModel: .init(world.context, sampleThing: reference))
    await again.viewModel.send(.submit)
    #expect(again.viewModel.failure == .notFound("Full"))
  }

  @Test func `a failure of the storage is shown in place of the rows`() async throws {
    let world = try SampleThingWorld()
    let reference = try await world.stored("Full")
    world.log.failAll(with: .diskFull)
    let list = SampleThingsListScreen(viewModel: .init(world.context))
    let details = SampleThingDetailsScreen(viewModel: .init(world.context, sampleThing: reference))
    await list.appear()
    await details.appear()
    #expect(list.viewModel.failure == .storage(.diskFull))
    #expect(list.rows == [])
    #expect(details.viewModel.failure == .storage(.diskFull))
    let text = list.plainLines() + details.plainLines()
    #expect(text.filter { $0.contains("disk") }.count == 2, "\(text)")
  }

  @Test func `each destination has its screen`() throws {
    let world = try SampleThingWorld()
    let registry = NavigationRegistry<any InteractiveScreen>()
    registry.registerSampleThing(world.context)
    let reference = NamedReference.name("Full")
    _ = try registry.resolve(AppDestination.sampleThing(.list), as: SampleThingsListScreen.self)
    _ = try registry.resolve(AppDestination.sampleThing(.create), as: SampleThingFormScreen.self)
    _ = try registry.resolve(AppDestination.sampleThing(.update(reference)), as: SampleThingFormScreen.self)
    _ = try registry.resolve(AppDestination.sampleThing(.details(reference)), as: SampleThingDetailsScreen.self)
    _ = try registry.resolve(AppDestination.sampleThing(.deletion(reference)), as: SampleThingDeletionScreen.self)
  }
}
