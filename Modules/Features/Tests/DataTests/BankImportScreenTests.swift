import DependencyKit
import Foundation
import ModuloCore
import ModuloData
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// The screen that imports files of banks.
@MainActor
@Suite struct BankImportScreenTests {
  private let screen: BankImportScreen
  private let providers: DependencyValues

  init() throws {
    let storage = try MockStorage(
      goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples,
      accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples)
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.locale = Locale(identifier: "en_US")
    values.adviceWords = MockAdviceWords()
    values.preferences = try Preferences(store: InMemoryPreferencesStore())
    values.registerProviders(on: storage)
    providers = values
    screen = BankImportScreen(viewModel: .init(ScreenContext(router: Router(), dependencies: values)))
  }

  @Test func `a trial shows what is read, and stores nothing`() async throws {
    await choose(Self.statement, goal: "#1")
    await screen.viewModel.send(.preview)
    #expect(screen.viewModel.trial?.imported == 1)
    #expect(screen.viewModel.report == nil)
    let count = try await providers.contributionProvider.fetchAll(
      of: nil, matching: .all, on: Samples.today, page: .first
    ).list.count
    #expect(count == ContributionEntity.samples.count)
  }

  @Test func `an import shows the file, its first rows, its totals and the outcome`() async throws {
    await choose(Self.statement, goal: "#1")
    await screen.viewModel.send(.submit)
    let lines = screen.plainLines()
    #expect(lines.first == "-: CSV (chase-checking)")
    #expect(lines.contains { $0.contains("+$5.00  Salary") }, "\(lines)")
    #expect(lines.contains("✓ 1 row read, 1 imported, 0 skipped"), "\(lines)")
    #expect(screen.fields.isEmpty)
  }

  @Test func `balances go into an account`() async throws {
    await choose(Self.statement, account: "#1")
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.report?.isOfGoal == false)
    #expect(screen.viewModel.report?.imported == 1)
  }

  @Test func `the form says what is missing, and keeps what is typed`() async throws {
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .missingPath)
    #expect(screen.viewModel.refusedField == "File")
    _ = await screen.fields[1].set("#1")
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .missingPath)
    _ = await screen.fields[0].set("/no/such.ofx")
    _ = await screen.fields[3].set("skip")
    await screen.viewModel.send(.allowNegativeTotal(true))
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .unreadableFile(.missing(name: "/no/such.ofx")))
    #expect(screen.viewModel.path == "/no/such.ofx")
    #expect(screen.viewModel.allowsNegativeTotal)
    await screen.viewModel.send(.account(try NamedReference(reading: "#1", throwing: FinancialAccountError.self)))
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .noTarget)
  }

  @Test func `a reading that nothing proves is a failure with its questions`() async throws {
    await choose("Date,Amount,Text\n03/04/2026,10.00,Gift\n", goal: "#1")
    await screen.viewModel.send(.recognize)
    guard case .undecided(let name, let questions)? = screen.viewModel.failure else {
      return #expect(screen.viewModel.failure == nil)
    }
    #expect(name == "-")
    #expect(questions.first?.subject == .dayOrder)
    let answer = try #require(questions.first?.answers.first)
    await screen.viewModel.send(.options(answer.options))
    await screen.viewModel.send(.recognize)
    #expect(screen.viewModel.failure != .undecided(name: name, questions))
  }

  private static let statement = """
    Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
    CREDIT,04/02/2026,Salary,5.00,ACH,65.00,,

    """

  private func choose(_ text: String, goal: String? = nil, account: String? = nil) async {
    await screen.viewModel.send(.sources([.bytes(Array(text.utf8))]))
    await screen.viewModel.send(.goal(goal.flatMap(NamedReference.init)))
    await screen.viewModel.send(.account(account.flatMap(NamedReference.init)))
  }
}
