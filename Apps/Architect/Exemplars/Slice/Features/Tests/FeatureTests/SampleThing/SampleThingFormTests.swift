import ExemplarModels
import ExemplarNavigation
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

@testable import ExemplarFeature

/// The form of a sample thing: what each action changes, what it tells its host, and what is stored.
@MainActor
@Suite struct SampleThingFormTests {
  private typealias ViewModel = SampleThingFormScreen.ViewModel

  private let world: SampleThingWorld

  init() throws { world = try SampleThingWorld() }

  private var form: ViewModel { ViewModel(world.context, mode: .create) }

  @Test func `typing changes its field and issues no command`() async throws {
    let form = form
    await form.send(.name("Full"))
    #expect(form.input.name == "Full")
    await form.send(.firstText("Words"))  // slice: text
    #expect(form.input.firstText == "Words")  // slice: text
    await form.send(.spareText("Words"))  // slice: text?
    #expect(form.input.spareText == "Words")  // slice: text?
    await form.send(.firstMoney("5"))  // slice: money
    #expect(form.input.firstMoney == "5")  // slice: money
    await form.send(.spareMoney("5"))  // slice: money?
    #expect(form.input.spareMoney == "5")  // slice: money?
    await form.send(.firstDay("today"))  // slice: day
    #expect(form.input.firstDay == "today")  // slice: day
    await form.send(.spareDay("today"))  // slice: day?
    #expect(form.input.spareDay == "today")  // slice: day?
    await form.send(.firstFlag(true))  // slice: flag
    #expect(form.input.firstFlag)  // slice: flag
    await form.send(.firstNumber("1"))  // slice: number
    #expect(form.input.firstNumber == "1")  // slice: number
    await form.send(.spareNumber("1"))  // slice: number?
    #expect(form.input.spareNumber == "1")  // slice: number?
    let commands = form.commands.take()
    #expect(commands == [])
    #expect(world.log.operations == [])
  }

  @Test func `what is typed is stored, and told`() async throws {
    let form = await world.filled(" Full ").viewModel
    await form.send(.submit)
    #expect(form.failure == nil)
    let saved = try #require(form.saved)
    #expect(saved.name == "Full")
    #expect(saved.accountName == FinancialAccountEntity.samples[0].name)  // slice: owner
    #expect(saved.firstText == "Words")  // slice: text
    #expect(saved.spareText == "More words")  // slice: text?
    #expect(saved.firstMoney == .eur("250"))  // slice: money
    #expect(saved.spareMoney == .usd("3"))  // slice: money?
    #expect(saved.firstDay == Samples.today)  // slice: day
    #expect(saved.spareDay == Samples.day(20_260_501))  // slice: day?
    #expect(saved.firstFlag)  // slice: flag
    #expect(saved.firstNumber == 7)  // slice: number
    #expect(saved.spareNumber == 8)  // slice: number?
    let answer = try #require(form.answer)
    let commands = form.commands.take()
    #expect(answer == "Sample thing Full (#1) created")
    #expect(commands == [.toast(.sampleThingCreated(answer))])
  }

  @Test func `a form that is submitted again after a failure makes one row`() async throws {
    let form = await world.filled("Full").viewModel
    world.log.failNext("insert", with: .diskFull)
    await form.send(.submit)
    #expect(form.failure == .storage(.diskFull))
    await form.send(.submit)
    await form.send(.submit)
    #expect(form.failure == nil)
    #expect(form.saved?.number == 1)
    try world.log.verify()
  }

  @Test func `an edit shows what is stored, and keeps what isn't changed`() async throws {
    let reference = try await world.stored("Full")
    let form = ViewModel(world.context, mode: .update(reference))
    await form.send(.appear)
    let before = form.input
    await form.send(.name("Other"))
    await form.send(.submit)
    #expect(form.failure == nil)
    #expect(form.saved?.name == "Other")
    #expect(form.saved?.number == 1)
    #expect(form.answer == "Sample thing Other (#1) updated")
    let again = ViewModel(world.context, mode: .update(.name("Other")))
    await again.send(.appear)
    var after = again.input
    after.name = "Full"
    #expect(after == before)
  }

  @Test func `an empty name is refused at its field, with a toast`() async throws {
    let form = form
    await form.send(.owner(.id(FinancialAccountEntity.samples[0].id)))  // slice: owner
    await form.send(.submit)
    let commands = form.commands.take()
    #expect(form.failure == .rule(.missingName))
    #expect(form.refusedField == Strings(.english).sampleThing.name)
    #expect(commands == [.toast(.nameMandatory)])
    #expect(form.saved == nil)
  }

  @Test func `a first money that is none is refused at its field`() async throws {  // slice: money
    let form = await world.filled("Full").viewModel  // slice: money
    await form.send(.firstMoney("x"))  // slice: money
    await form.send(.submit)  // slice: money
    #expect(form.refusedField == Strings(.english).sampleThing.firstMoney)  // slice: money
    await form.send(.firstMoney(" "))  // slice: money
    await form.send(.submit)  // slice: money
    #expect(form.failure == .rule(.missingFirstMoney))  // slice: money
    #expect(form.refusedField == Strings(.english).sampleThing.firstMoney)  // slice: money
  }  // slice: money

  @Test func `a spare day that is none is refused, and an empty one is left out`() async throws {  // slice: day?
    let form = await world.filled("Full").viewModel  // slice: day?
    await form.send(.spareDay("someday"))  // slice: day?
    await form.send(.submit)  // slice: day?
    #expect(form.failure == .input(.day(.notADay("someday"))))  // slice: day?
    #expect(form.refusedField == Strings(.english).sampleThing.spareDay)  // slice: day?
    await form.send(.spareDay(""))  // slice: day?
    await form.send(.submit)  // slice: day?
    #expect(form.failure == nil)  // slice: day?
    #expect(form.saved?.spareDay == nil)  // slice: day?
  }  // slice: day?

  @Test func `a first number is whole`() async throws {  // slice: number
    let form = await world.filled("Full").viewModel  // slice: number
    await form.send(.firstNumber("1.5"))  // slice: number
    await form.send(.submit)  // slice: number
    #expect(form.failure == .input(.number("1.5")))  // slice: number
    #expect(form.refusedField == Strings(.english).sampleThing.firstNumber)  // slice: number
  }  // slice: number

  @Test func `an account that isn't there is refused at its field`() async throws {  // slice: owner
    let form = await world.filled("Full").viewModel  // slice: owner
    for name in ["nobody", "#"] {  // slice: owner
      await form.send(.account(name))  // slice: owner
      await form.send(.submit)  // slice: owner
      #expect(form.refusedField == Strings(.english).sampleThing.account)  // slice: owner
    }  // slice: owner
    await form.send(.account(""))  // slice: owner
    await form.send(.submit)  // slice: owner
    #expect(form.failure == .rule(.missingAccount))  // slice: owner
    await form.send(.owner(.id(FinancialAccountEntity.samples[1].id)))  // slice: owner
    await form.send(.submit)  // slice: owner
    #expect(form.saved?.accountID == FinancialAccountEntity.samples[1].id)  // slice: owner
  }  // slice: owner

  @Test func `input is left after a question only`() async throws {
    let form = form
    await form.send(.close)
    let none = form.commands.take()
    #expect(none == [])
    await form.send(.name("Full"))
    await form.send(.close)
    let asked = form.commands.take()
    #expect(asked == [.confirm(.leaveWithoutSaving, then: .discard)])
  }
}
