import DependencyKit
public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The form of the balances of all accounts, and then the stored ones. An empty field leaves its account as it is.
public struct BalanceUpdatesFormScreen: InteractiveScreen {
  /// The state of the form, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.allTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let saved = viewModel.saved {
      for stored in saved {
        Message(stored.createdText(viewModel.format, on: viewModel.today), .success)
      }
      if saved.isEmpty { Text(verbatim: words.nothingTyped) }
    } else {
      FormStatus(fields, failure: viewModel.failureText, success: nil)
    }
  }

  public var fields: [FormField] {
    let model = viewModel
    return accountFields + [
      .optionalText("\(words.date)", model.date, prompt: "\(model.today)") { await model.send(.date($0)) }
    ]
  }

  /// The fields of the balances alone.
  public var accountFields: [FormField] {
    let model = viewModel
    return model.accounts.map { account in
      let field = model.field(of: account)
      return .text(
        "\(account.balanceLabel(words))", field.text, value: "\(field.reading ?? field.text)",
        prompt: "\(account.balanceText(model.format))", fault: model.fault(of: account).map { "\($0)" }
      ) { await model.send(.amount($0, of: account.id)) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: BalanceUpdateStrings { viewModel.format.strings.balance }
}

extension FinancialAccountDomain {
  /// The name of the account's balance in a form for all accounts.
  fileprivate func balanceLabel(_ words: BalanceUpdateStrings) -> String { isDebt ? words.owed(title) : title }
}

extension BalanceUpdatesFormScreen {
  /// The form of the balances of all accounts on a day. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form.
    public enum Action: FormAction {
      /// The screen appears: the accounts are read.
      case appear
      /// The balance of an account, as the locale writes numbers; for a debt, the amount owed. Empty leaves it as it is.
      case amount(String, of: UUID)
      /// The text of the day; `nil` for today.
      case date(String?)
      /// Checks the fields and stores the balances.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The accounts by their numbers, as they were last read.
    public private(set) var accounts: [FinancialAccountDomain] = []
    /// The day as typed; `nil` for today.
    public private(set) var date: String?
    /// The stored balances with their accounts; `nil` until they are stored.
    public private(set) var saved: [BalanceUpdateDetailedDomain]?
    public private(set) var failure: BalanceUpdateError?
    private var inputs: [UUID: String] = [:]
    /// The account whose amount was refused.
    private var refused: FinancialAccountDomain?
    // The ids belong to the form: submitting it again after a failure makes no second update.
    @ObservationIgnored private var newIDs: [UUID: UUID] = [:]
    private var provider: any BalanceUpdateProvider { dependencies.balanceUpdateProvider }

    /// Creates a view model of an empty form; the accounts are read when the screen appears.
    public init(_ context: ScreenContext) { self.context = context }

    /// The field of an account.
    public func field(of account: FinancialAccountDomain) -> AmountField {
      dependencies.amountField(.text(inputs[account.id] ?? ""), in: account.currency)
    }

    /// Why an account can't have what was typed for it, with its name where that is a rule's reason; `nil` where it can,
    /// and for an empty field.
    public func fault(of account: FinancialAccountDomain) -> String? {
      let typed: Money?
      do throws(BalanceUpdateError) { typed = try amount(of: account) } catch { return error.text(format) }
      guard let typed, !account.type.permits(typed: typed) else { return nil }
      return "\(account.title): \(BalanceUpdateError.rule(.negativeAmount(account.type)).text(format))"
    }

    /// The field of the value that a failure is about.
    public var refusedField: String? {
      let words = format.strings.balance
      return switch failure {
      case .input(.amount), .rule(.negativeAmount): refused?.balanceLabel(words)
      case .input(.day): words.date
      case .input, .reference, .rule, .storage, nil: nil
      }
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .amount(let text, let id): inputs[id] = text
      case .date(let text): date = text
      case .submit: await attempt(\.failure, save)
      case .close: leave(accounts.map { inputs[$0.id] ?? "" }, original: accounts.map { _ in "" })
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(BalanceUpdateError) {
      let found = dependencies.financialAccountProvider
      do { try await found.fetchAll(on: today) } catch { throw BalanceUpdateError(error) }
      accounts = found.financialAccounts(by: .name).sorted { $0.number < $1.number }
    }

    private func save() async throws(BalanceUpdateError) {
      refused = nil
      let day = try dependencies.readDay(date, throwing: BalanceUpdateError.self)
      var drafts: [BalanceUpdateDraft] = []
      for account in accounts {
        if let draft = try draft(for: account, on: day) { drafts.append(draft) }
      }
      refused = drafts.first { !$0.isPermitted }?.account
      let stored = drafts.isEmpty ? [] : try await provider.create(drafts, on: today)
      saved = stored
      router.dismiss()
      if !stored.isEmpty { commands.issue(.toast(.balancesAdded(stored.count))) }
    }

    /// The balance that was typed for an account; `nil` for none.
    private func draft(
      for account: FinancialAccountDomain, on day: CalendarDay
    ) throws(BalanceUpdateError) -> BalanceUpdateDraft? {
      refused = account
      guard let amount = try amount(of: account) else { return nil }
      let id = newIDs[account.id] ?? dependencies.uuid()
      newIDs[account.id] = id
      return BalanceUpdateDraft(id: id, account: account, amount: amount, date: day)
    }

    /// The amount that was typed for an account; `nil` for none.
    private func amount(of account: FinancialAccountDomain) throws(BalanceUpdateError) -> Money? {
      guard let text = inputs[account.id], !text.isBlank else { return nil }
      return try dependencies.readAmount(.text(text), in: account.currency, throwing: BalanceUpdateError.self)
    }
  }
}
