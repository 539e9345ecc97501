public import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation

extension BalanceUpdateDeletionScreen {
  /// Deletes a balance. A host that can ask shows ``question`` first, which says what would be lost.
  @MainActor
  @Observable
  public final class ViewModel: DeletionViewModel {
    public enum Action: DeletionAction {
      /// The screen appears: the balance is read.
      case appear
      /// Requests confirmation.
      case delete
      /// Deletes.
      case submit
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The account as it was last read: without the balance, once that is gone.
    public private(set) var account: FinancialAccountDomain?
    /// The balance as it was read; `nil` until then.
    public private(set) var balanceUpdate: BalanceUpdateDomain?
    /// The balance as it was when it was deleted; `nil` until it is gone.
    public private(set) var deleted: BalanceUpdateDomain?
    public private(set) var failure: BalanceUpdateError?
    @ObservationIgnored private let accountID: UUID
    @ObservationIgnored private let balanceUpdateID: UUID
    private var accounts: any FinancialAccountProvider { dependencies.financialAccountProvider }
    private var provider: any BalanceUpdateProvider { dependencies.balanceUpdateProvider }

    public init(_ context: ScreenContext, accountID: UUID, balanceUpdateID: UUID) {
      self.context = context
      self.accountID = accountID
      self.balanceUpdateID = balanceUpdateID
    }

    /// The confirmation question before submitting; `nil` until the balance was read.
    public var question: String? {
      guard let account, let shown = balanceUpdate?.toUIModel(format) else { return nil }
      return format.strings.balance.deletionQuestion(shown.number, shown.balance, shown.date, account.title)
    }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(BalanceUpdateError) in
        switch action {
        case .appear: try await load()
        case .delete: commands.issue(.confirm(.deletion, then: .submit))
        case .submit: try await submit()
        }
      }
    }

    private func load() async throws(BalanceUpdateError) {
      let account = try await accounts.findAccount(by: accountID, on: today)
      balanceUpdate = try await provider.findOne(by: balanceUpdateID, of: account)
      self.account = account
    }

    private func submit() async throws(BalanceUpdateError) {
      let account = try await accounts.findAccount(by: accountID, on: today)
      deleted = try await provider.delete(by: balanceUpdateID, of: account)
      self.account = await reread()
      router.dismiss()
      commands.issue(.toast(.balanceDeleted))
    }

    private func reread() async -> FinancialAccountDomain? {
      do {
        return try await accounts.findAccount(by: accountID, on: today)
      } catch {
        // The balance is deleted; only the account's new balance is unknown.
        return nil
      }
    }
  }
}
