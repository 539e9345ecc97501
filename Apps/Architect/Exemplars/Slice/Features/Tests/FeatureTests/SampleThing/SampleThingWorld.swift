import DependencyKit
import ExemplarModels
import ExemplarPersistenceMocks
import ExemplarProvidersMocks
import ExemplarRepositoriesMocks
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProvidersMocks
import NavigationKit

@testable import ExemplarFeature

/// The doubles that the screens of sample things are driven on, on the sample day.
@MainActor
struct SampleThingWorld {
  let storage: MockStorage
  let context: ScreenContext
  /// What the repository of sample things was asked; its failures are planned here.
  var log: OperationLog { storage.log.of(FakeSampleThingRepository.self) }

  init(_ locale: String = "en_US") throws {
    storage = try MockStorage.exemplar()
    try storage.insert(FinancialAccountEntity.samples)  // slice: owner
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.adviceWords = MockAdviceWords()
    values.locale = Locale(identifier: locale)
    values.uuid = .incrementing
    values.chosenCurrency = "EUR"
    values.shared = SharedState()
    values.registerExemplar(on: storage)
    context = ScreenContext(router: Router(), dependencies: values)
  }

  /// A form with something in every field, which wasn't submitted yet.
  func filled(_ name: String) async -> SampleThingFormScreen {
    let screen = SampleThingFormScreen(viewModel: .init(context, mode: .create))
    let form = screen.viewModel
    await form.send(.name(name))
    await form.send(.owner(.id(FinancialAccountEntity.samples[0].id)))  // slice: owner
    await form.send(.firstText("Words"))  // slice: text
    await form.send(.spareText("More words"))  // slice: text?
    await form.send(.firstMoney("250"))  // slice: money
    await form.send(.spareMoney("3 USD"))  // slice: money?
    await form.send(.firstDay("2026-04-12"))  // slice: day
    await form.send(.spareDay("2026-05-01"))  // slice: day?
    await form.send(.firstFlag(true))  // slice: flag
    await form.send(.firstNumber("7"))  // slice: number
    await form.send(.spareNumber("8"))  // slice: number?
    return screen
  }

  /// A sample thing that is stored.
  func stored(_ name: String) async throws -> NamedReference {
    let form = await filled(name).viewModel
    await form.send(.submit)
    return .name(form.saved?.name ?? "")
  }
}
