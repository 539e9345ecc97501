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

/// The screen that imports files of banks, over the sample goals and accounts.
@MainActor
struct BankImportWorld {
  let screen: BankImportScreen
  let profiles = InMemoryBankProfileStore()
  private let providers: DependencyValues
  var model: BankImportScreen.ViewModel { screen.viewModel }
  var lines: [String] { screen.plainLines() }

  init(_ locale: String = "en_US", profiles: (any BankProfileStore)? = nil) throws {
    let storage = try MockStorage(
      goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples,
      accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples)
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.locale = Locale(identifier: locale)
    values.adviceWords = MockAdviceWords()
    values.shared = SharedState()
    values.bankProfileStore = profiles ?? self.profiles
    values.registerProviders(on: storage)
    providers = values
    screen = BankImportScreen(viewModel: .init(ScreenContext(router: Router(), dependencies: values)))
  }

  func choose(_ text: String, goal: String? = nil, account: String? = nil) async {
    await model.send(.sources([.bytes(Array(text.utf8))]))
    await model.send(.goal(goal.flatMap(NamedReference.init)))
    await model.send(.account(account.flatMap(NamedReference.init)))
  }

  func contributionCount() async throws -> Int {
    try await providers.contributionProvider.fetchAll(
      of: nil, matching: .all, on: Samples.today, page: .first
    ).list.count
  }

  func account(_ name: String) async throws -> FinancialAccountDomain {
    let reference = try NamedReference(reading: name, throwing: FinancialAccountError.self)
    return try await providers.financialAccountProvider.findOne(reference, on: Samples.today)
  }

  /// A file that a profile knows, with an entry and its running balance.
  static let statement = """
    Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
    CREDIT,04/02/2026,Salary,5.00,ACH,65.00,,

    """

  /// A file whose order of day and month nothing proves.
  static let ambiguous = """
    Date,Amount,Text
    03/04/2026,10.00,Gift
    05/06/2026,-3.00,Fee

    """

  /// A statement of an account with a closing balance.
  static func mt940(_ id: String, in currency: String = "USD") -> String {
    """
    :20:1
    :25:\(id)
    :28C:1/1
    :60F:C260401\(currency)100,00
    :61:260402C25,50NTRFNONREF
    :86:Salary
    :62F:C260402\(currency)125,50
    -

    """
  }
}
