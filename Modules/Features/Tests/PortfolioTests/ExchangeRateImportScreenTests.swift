import ModuloModels
import ModuloModelsMocks
import ModuloPortfolio
import ModuloProviders
import ModuloScreens
import ModuloScreensMocks
import ModuloUtilities
import TerminalKit
import Testing

/// The import of a file of rates.
@MainActor
@Suite(.temporaryFolder) struct ExchangeRateImportScreenTests {
  typealias Action = ExchangeRateImportScreen.ViewModel.Action

  @Test func `a table comes in, counting from the chosen currency`() async throws {
    let world = try World()
    let file = try TemporaryFolder.current.newFile("Jour;USD;JPY\n09.04.2026;1,0823;\n".utf8)
    let screen = ExchangeRateImportScreen(viewModel: .init(world.context))
    let actions: [Action] = [
      .source(.file(path: file)), .base(" eur "), .dateColumn("Jour"), .option(.dateFormat, "dd.MM.yyyy"),
      .option(.decimalMark, ","), .option(.delimiter, ";"), .submit,
    ]
    for action in actions { await screen.viewModel.send(action) }
    #expect(screen.plainLines() == ["✓ 2 rates read, 1 imported, 1 skipped", "skipped 1: empty or N/A (line 2)"])
    let provider = world.dependencies.exchangeRateProvider
    try await provider.fetchAll()
    let stored = provider.exchangeRates.map { "\($0.currency) \($0.rate) \($0.base)" }
    #expect(stored == ["EUR 1.0823 USD"])
  }

  @Test(arguments: [
    ([Action.submit], ExchangeRateImportError.missingPath, "File"),
    ([.base("XXX"), .submit], .base(.input(.currency("XXX"))), "Base currency"),
    ([.option(.encoding, "utf-7"), .submit], .unusableOption(.encoding, "utf-7"), "Encoding"),
    ([.source(.file(path: "/none")), .submit], .unreadableFile(.missing(name: "/none")), "File"),
  ])
  func `what can't be used is said at its field`(
    _ actions: [Action], _ failure: ExchangeRateImportError, _ field: String
  ) async throws {
    let screen = ExchangeRateImportScreen(viewModel: .init(try World().context))
    for action in actions { await screen.viewModel.send(action) }
    #expect(screen.viewModel.failure == failure)
    #expect(screen.refusedField?.plainText == field)
  }
}
