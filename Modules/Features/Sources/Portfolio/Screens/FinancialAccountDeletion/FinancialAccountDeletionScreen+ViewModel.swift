public import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation

extension FinancialAccountDeletionScreen {
  /// Deletes an account with its balances. A host that can ask shows ``question`` first, which says how much would be
  /// lost.
  @MainActor
  @Observable
  public final class ViewModel: DeletionViewModel {
    public enum Action: DeletionAction {
      /// The screen appears: the row to delete is read.
      case appear
      /// Requests confirmation.
      case delete
      /// Deletes.
      case submit
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The account as it was last read; `nil` until then.
    public private(set) var account: FinancialAccountDomain?
    /// The account as it was when it was deleted; `nil` until it is gone.
    public private(set) var deleted: FinancialAccountDomain?
    public private(set) var failure: FinancialAccountError?
    @ObservationIgnored private let accountID: UUID
    private var provider: any FinancialAccountProvider { dependencies.financialAccountProvider }

    public init(_ context: ScreenContext, accountID: UUID) {
      self.context = context
      self.accountID = accountID
    }

    /// The confirmation question before submitting; `nil` until the account was read.
    public var question: String? {
      let words = format.strings
      return account.map {
        words.account.deletionQuestion(
          "\($0.title) (#\($0.number))", words.count.balances($0.updateCount, format))
      }
    }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(FinancialAccountError) in
        switch action {
        case .appear: account = try await provider.findOne(by: accountID, on: today)
        case .delete: commands.issue(.confirm(.deletion, then: .submit))
        case .submit: try await submit()
        }
      }
    }

    private func submit() async throws(FinancialAccountError) {
      deleted = try await provider.delete(by: accountID, on: today)
      forgetRange()
      router.dismiss()
      commands.issue(.toast(.accountDeleted))
    }

    private func forgetRange() {
      let (preferences, key) = (dependencies.preferences, PortfolioPreferences.chartRange(of: accountID))
      guard preferences[key] != nil else { return }
      do {
        try preferences.set(nil, for: key)
      } catch {
        // The account is deleted; only the saved range of a chart that can't be opened any more remains.
        return
      }
    }
  }
}
