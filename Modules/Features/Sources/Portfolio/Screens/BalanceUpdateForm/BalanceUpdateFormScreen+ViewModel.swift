import DependencyKit
public import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import ModuloUtilities
import NavigationKit
public import Observation

extension BalanceUpdateFormScreen {
  /// The form of an account's balance on a day. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen appears: the account is read.
      case appear
      /// The balance, as the locale writes numbers; for a debt, the amount owed.
      case amount(String)
      /// The amount, typed letter by letter: characters that can't be part of an amount are dropped.
      case typing(String)
      case date(String)
      case note(String)
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    public private(set) var amount = ""
    /// The day as typed; nil for today.
    public private(set) var date: String?
    public private(set) var note = ""
    /// The account as it was last read: with the saved balance, once there is one.
    public private(set) var account: FinancialAccountDomain?
    /// The stored result; `nil` until it is stored.
    public private(set) var saved: BalanceUpdateDomain?
    public private(set) var failure: BalanceUpdateError?
    /// The amount, while it is typed letter by letter.
    @ObservationIgnored private var entry: BalanceEntry?
    @ObservationIgnored private let id: UUID
    @ObservationIgnored private let accountID: UUID
    private var accounts: any FinancialAccountProvider { dependencies.financialAccountProvider }
    private var provider: any BalanceUpdateProvider { dependencies.balanceUpdateProvider }

    public init(_ context: ScreenContext, accountID: UUID) {
      self.context = context
      self.accountID = accountID
      // The id belongs to the form: submitting it again after a failure makes no second update.
      id = context.dependencies.uuid()
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .amount(let text): (amount, entry) = (text, nil)
      case .typing(let text): type(text)
      case .date(let text): date = text
      case .note(let text): note = text
      case .submit: await submit()
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(BalanceUpdateError) {
      account = try await accounts.findAccount(by: accountID, on: today)
    }

    private func type(_ text: String) {
      guard let account else { return (amount, entry) = (text, nil) }
      let entry = BalanceEntry(text, currency: account.currency)
      (amount, self.entry) = (entry.text(format), entry)
    }

    private func submit() async {
      await attempt(\.failure, save)
      if failure == .missingAmount { commands.issue(.toast(.amountMandatory)) }
    }

    private func save() async throws(BalanceUpdateError) {
      let account = try await accounts.findAccount(by: accountID, on: today)
      saved = try await provider.create(try draft(for: account))
      self.account = await reread()
      router.dismiss()
      commands.issue(.toast(.balanceAdded))
    }

    private func draft(for account: FinancialAccountDomain) throws(BalanceUpdateError) -> BalanceUpdateDraft {
      let input = entry.map(AmountInput.typed) ?? .text(amount)
      return BalanceUpdateDraft(
        id: id, account: account,
        amount: try dependencies.readAmount(input, in: account.currency, throwing: BalanceUpdateError.self),
        date: try dependencies.readDay(date, throwing: BalanceUpdateError.self), note: note.isBlank ? nil : note)
    }

    private func close() {
      guard (entry?.digits ?? amount).isBlank, note.isBlank else {
        return commands.issue(.confirm(.leaveWithoutSaving, then: .discard))
      }
      router.dismiss()
    }

    private func reread() async -> FinancialAccountDomain? {
      do {
        return try await accounts.findAccount(by: accountID, on: today)
      } catch {
        // The balance is saved; only the account's new balance is unknown.
        return nil
      }
    }
  }
}
