public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import TerminalKit

/// The deletion of an account, and then the number of balances deleted with it.
public struct FinancialAccountDeletionScreen: InteractiveScreen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<FinancialAccountDomain, FinancialAccountError>

  /// The state of the deletion of an account, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the deletion of an account as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
  }

  private var words: FinancialAccountStrings { viewModel.format.strings.account }

  private func message(_ account: FinancialAccountDomain) -> String {
    let format = viewModel.format
    let count = format.strings.count.lost(account.updateCount, format.strings.count.balances, format)
    return words.deleted("\(account.title) (#\(account.number))", count)
  }
}

extension FinancialAccountDeletionScreen.ViewModel {
  /// Deletes an account with its balances, and the saved range of its chart.
  public convenience init(_ context: ScreenContext, account: NamedReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let provider = dependencies.financialAccountProvider
    self.init(
      context, toast: .accountDeleted,
      question: {
        format.strings.account.deletionQuestion(
          "\($0.title) (#\($0.number))",
          format.strings.count.lost($0.updateCount, format.strings.count.balances, format))
      },
      find: { () async throws(FinancialAccountError) in try await provider.findOne(account, on: dependencies.today) },
      delete: { (account) async throws(FinancialAccountError) in
        do throws(FinancialAccountError) {
          let deleted = try await provider.delete(by: account.id, on: dependencies.today)
          dependencies.preferences.forgetChartRange(of: account.id)
          return deleted
        } catch .reference(.account, .notFound) {
          throw .notFound(account.name)
        }
      })
  }
}

extension Preferences {
  fileprivate func forgetChartRange(of accountID: FinancialAccountDomain.ID) {
    let key = PortfolioPreferences.chartRange(of: accountID)
    guard self[key] != nil else { return }
    do {
      try set(nil, for: key)
    } catch {
      // The account is deleted; only the saved range of a chart that can't be opened any more remains.
      return
    }
  }
}
