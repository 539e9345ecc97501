import DependencyKit
import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import ModuloUtilities
import NavigationKit
public import Observation

extension FinancialAccountFormScreen {
  /// The form of a new or changed account. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form of an account.
    public enum Action: FormAction {
      /// The screen appears: the account to change is read.
      case appear
      /// Chooses the type of the account.
      case type(FinancialAccountType)
      /// The text of the provider.
      case provider(String)
      /// The account's own name; empty to use its provider's.
      case name(String)
      /// The IBAN or number that the bank's files have; empty for none.
      case bankID(String)
      /// The opening balance, as the locale writes numbers.
      case balance(String)
      /// The opening amount owed, for a debt account.
      case owed(String)
      /// The opening amount as the type requires it, as the locale writes numbers. Blank for an account without a balance.
      case amount(String)
      /// An ISO 4217 code; `nil` for the default currency.
      case currency(String?)
      /// The text of the day of the first balance; `nil` for today.
      case date(String?)
      /// Checks the fields and stores the account.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    /// Whether the form makes an account or edits one.
    public let mode: OwnerFormMode
    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The chosen type of the account.
    public private(set) var type = FinancialAccountType.currentAccount
    /// The text of the provider.
    public private(set) var provider = ""
    /// The text of the name; empty for provider and type.
    public private(set) var name = ""
    /// The IBAN or number that the bank's files have; empty for none.
    public private(set) var bankID = ""
    /// The first balance as typed; nil for none.
    public private(set) var amount: String?
    /// The field of the first balance.
    public var field: AmountField { dependencies.amountField(.text(amount ?? ""), in: typedCurrency) }
    /// The code of the currency; `nil` for the default one.
    public private(set) var currency: String?
    /// The day of the first balance as typed; nil for today.
    public private(set) var date: String?
    /// The stored result; `nil` until it is stored.
    public private(set) var saved: FinancialAccountDomain?
    /// What was stored, in words; `nil` until it is.
    public private(set) var answer: String?
    public private(set) var failure: FinancialAccountError?
    /// Whether the amount was given as a debt; `nil` while it is as the type requires it.
    @ObservationIgnored private(set) var isOwed: Bool?
    /// The row to change; `nil` until it was read, and in a form for a new one.
    @ObservationIgnored private(set) var present: FinancialAccountDomain?
    // The ids belong to the form: submitting it again after a failure makes no second account.
    @ObservationIgnored private let newID: UUID
    var id: UUID { present?.id ?? newID }
    @ObservationIgnored let balanceID: UUID
    private var accounts: any FinancialAccountProvider { dependencies.financialAccountProvider }

    /// Creates a view model of an empty form; a row that is edited is read when the screen appears.
    public init(_ context: ScreenContext, mode: OwnerFormMode) {
      self.context = context
      self.mode = mode
      newID = context.dependencies.uuid()
      balanceID = context.dependencies.uuid()
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .type(let type): self.type = type
      case .provider(let text): provider = text
      case .name(let text): name = text
      case .bankID(let text): bankID = text
      case .balance(let text): (amount, isOwed) = (text, false)
      case .owed(let text): (amount, isOwed) = (text, true)
      case .amount(let text): (amount, isOwed) = (text.isEmpty ? nil : text, nil)
      case .currency(let code): currency = code
      case .date(let text): date = text
      case .submit: await submit()
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(FinancialAccountError) {
      if case .update(let account) = mode { fill(from: try await accounts.findOne(account, on: today)) }
    }

    private func fill(from account: FinancialAccountDomain) {
      fill(\.type, from: present?.type, to: account.type)
      fill(\.provider, from: present?.provider, to: account.provider)
      fill(\.name, from: present.map { $0.ownName ?? "" }, to: account.ownName ?? "")
      fill(\.bankID, from: present.map { $0.bankID ?? "" }, to: account.bankID ?? "")
      currency = account.currency.code
      present = account
    }

    private func submit() async {
      await attempt(\.failure, save)
      if failure == .rule(.missingProvider) { commands.issue(.toast(.providerMandatory)) }
    }

    private func save() async throws(FinancialAccountError) {
      // The row to change is read first: a form that couldn't be filled would save its empty fields.
      if mode != .create, present == nil { return try await load() }
      let draft = try draft()
      let stored: FinancialAccountDomain
      do throws(FinancialAccountError) {
        stored = try await mode == .create ? accounts.create(draft, on: today) : accounts.update(draft, on: today)
      } catch .reference(.account, .notFound) {
        throw .notFound(present?.name ?? provider)
      }
      let toast: Toast =
        if let present { .accountUpdated(stored.updatedText(format, since: present)) } else {
          .accountCreated(stored.createdText(format, on: today))
        }
      (saved, answer) = (stored, toast.text(format))
      router.dismiss()
      commands.issue(.toast(toast))
    }

    private func close() {
      leave([provider, name, amount], original: [present?.provider ?? "", present?.ownName ?? "", nil])
    }
  }
}

extension FinancialAccountFormScreen.ViewModel {
  /// The currency of the typed amount; `nil` while it is invalid.
  var typedCurrency: Currency? { (currency ?? dependencies.defaultCurrency).flatMap(Currency.init(code:)) }

  /// The input, parsed.
  func draft() throws(FinancialAccountError) -> FinancialAccountDraft {
    // The provider is checked first, as it is first in the form: users correct the topmost mistake.
    if provider.isBlank { throw .rule(.missingProvider) }
    // The currency of an existing account is kept: its balances are in it.
    let currency =
      if let present { present.currency } else {
        try dependencies.readCurrency(currency, throwing: FinancialAccountError.self)
      }
    return FinancialAccountDraft(
      id: id, provider: provider, ownName: name.isBlank ? nil : name, type: type, currency: currency,
      bankID: bankID.isBlank ? nil : bankID, opening: try readOpening(in: currency), original: present)
  }

  /// The opening balance; `nil` for an account without one, and for an existing account.
  private func readOpening(in currency: Currency) throws(FinancialAccountError) -> FinancialAccountDraft.Opening? {
    guard present == nil, let amount else { return nil }
    if isOwed == nil, amount.isBlank { return nil }
    if let isOwed, isOwed != type.isDebt { throw .rule(.amountKindMismatch(type)) }
    return FinancialAccountDraft.Opening(
      id: balanceID,
      amount: try dependencies.readAmount(.text(amount), in: currency, throwing: FinancialAccountError.self),
      date: try dependencies.readDay(date, throwing: FinancialAccountError.self))
  }
}
