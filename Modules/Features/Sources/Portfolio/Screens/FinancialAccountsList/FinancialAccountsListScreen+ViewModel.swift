public import DependencyKit
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
public import ModuloUtilities
public import NavigationKit
public import Observation

extension FinancialAccountsListScreen {
  /// The accounts of a person, in the order asked for.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      /// The screen comes into view: the accounts are read.
      case appear
      case sort(by: AccountSort)
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    public private(set) var failure: FinancialAccountError?
    private var sort = AccountSort.balance
    @ObservationIgnored private let provider: any FinancialAccountProvider
    @ObservationIgnored private let dependencies: DependencyValues

    public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.router = router
      self.dependencies = dependencies
      format = dependencies.format
      provider = dependencies.financialAccountProvider
    }

    /// The accounts as they are listed.
    public var accounts: [FinancialAccountDomain] { provider.financialAccounts(by: sort) }

    /// The day for which the figures hold.
    public var today: CalendarDay { dependencies.today }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await load()
      case .sort(let sort): self.sort = sort
      }
    }

    private func load() async {
      do {
        try await provider.fetchAll(on: today, in: try dependencies.readPortfolioCurrency())
        failure = nil
      } catch {
        failure = error
      }
    }
  }
}
