import DependencyKit
public import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import ModuloUtilities
import NavigationKit
public import Observation

extension FundingFormScreen {
  /// The form that links a goal to an account, or changes the link that is there. It keeps the input as typed, and parses
  /// it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form.
    public enum Action: FormAction {
      /// The screen appears: the goal, its links and the accounts are read.
      case appear
      /// Chooses an account, one of those that are offered.
      case account(UUID)
      /// The most that is set aside, as the locale writes numbers; empty for all that is saved.
      case limit(String)
      /// A key of the keypad; one that can't follow changes nothing.
      case key(AmountEntry.Key)
      /// The place in which it is served; empty for the last one of the account.
      case priority(String)
      /// Whether the account may be short by it.
      case allowShort(Bool)
      /// Checks the fields and stores the link.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The goal, its links and the accounts; `nil` until they were read.
    public private(set) var choices: FundingChoices?
    /// The account that is chosen; `nil` for none.
    public private(set) var account: FinancialAccountDomain?
    /// The text of the priority.
    public private(set) var priority = ""
    /// Whether the account may be short by it.
    public private(set) var allowsShort = false
    /// The stored link; `nil` until it is stored.
    public private(set) var saved: FundingDomain?
    /// What was stored, in words; `nil` until it is.
    public private(set) var answer: String?
    public private(set) var failure: FundingError?
    private(set) var input = AmountInput.text("")
    /// The link that is there, as it filled the form; `nil` for a new one.
    private(set) var present: FundingDomain?
    // The id belongs to the form: submitting it again after a failure makes no second link.
    @ObservationIgnored private let newID: UUID
    @ObservationIgnored private let references: (goal: NamedReference, account: NamedReference?)
    private var provider: any FundingProvider { dependencies.fundingProvider }

    /// Creates a view model of a form for a goal, and an account where it is given; both are read when the screen appears.
    public init(_ context: ScreenContext, goal: NamedReference, account: NamedReference?) {
      self.context = context
      references = (goal, account)
      newID = context.dependencies.uuid()
    }

    /// The text of the most that is set aside.
    public var limit: String { input.input(format) }
    /// The field of it.
    public var field: AmountField { dependencies.amountField(input, in: choices?.goal.currency) }
    /// The accounts to choose from: the one that the form was opened for, or those that can have the goal's money.
    public var accounts: [FinancialAccountDomain] {
      guard let choices else { return [] }
      return choices.account.map { [$0] } ?? choices.accounts
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .account(let id): choose(accounts.first { $0.id == id })
      case .limit(let text): input = .text(text)
      // Two decimals until the goal is read.
      case .key(let key): input.press(key, decimals: choices?.goal.currency.exponent ?? 2, format)
      case .priority(let text): priority = text
      case .allowShort(let allows): allowsShort = allows
      case .submit: await submit()
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(FundingError) {
      choices = try await provider.choices(for: references.goal, account: references.account, on: today)
      choose(accounts.first { $0.id == account?.id } ?? accounts.first)
    }

    /// Shows the link that there is to an account. What was typed stays.
    private func choose(_ account: FinancialAccountDomain?) {
      self.account = account
      let found = choices?.fundings.first { $0.account.id == account?.id }
      fill(\.input, from: present.map(Self.input) ?? .text(""), to: found.map(Self.input) ?? .text(""))
      fill(\.priority, from: present?.typedPriority ?? "", to: found?.typedPriority ?? "")
      present = found
    }

    private static func input(_ funding: FundingDomain) -> AmountInput {
      funding.limit.map { .stored($0) } ?? .text("")
    }

    private func submit() async {
      await attempt(\.failure, save)
      if failure == .rule(.missingAmount) { commands.issue(.toast(.amountMandatory)) }
    }

    private func save() async throws(FundingError) {
      // What is changed is read first: a form that couldn't be filled would save its empty fields.
      guard let choices else { return try await load() }
      guard let account else { throw .rule(.missingAccount) }
      let stored = try await provider.save(
        FundingDraft(
          id: newID, goalID: choices.goal.id, accountID: account.id, limit: try readLimit(in: choices.goal.currency),
          priority: try readPriority(), allowsShort: allowsShort))
      (saved, answer) = (stored, stored.line(format))
      router.dismiss()
      commands.issue(.toast(.fundingSaved(stored.line(format))))
    }

    private func readLimit(in currency: Currency) throws(FundingError) -> FundingDraft.Limit {
      if input.text == present.map({ Self.input($0).text }) ?? "" { return .unchanged }
      if input.text.isBlank { return .none }
      return .amount(try dependencies.readAmount(input, in: currency, throwing: FundingError.self))
    }

    private func readPriority() throws(FundingError) -> Int? {
      if priority == present?.typedPriority ?? "" { return nil }
      guard let number = Int(priority.trimmed) else { throw .rule(.priority(priority)) }
      return number
    }

    private func close() {
      leave(
        [input.text, priority], original: [present.map { Self.input($0).text } ?? "", present?.typedPriority ?? ""])
    }
  }
}

extension FundingDomain {
  /// The priority as it is typed.
  fileprivate var typedPriority: String { "\(priority)" }
}

extension FundingFormScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.funding
    return switch failure {
    case .input(.amount), .rule(.missingAmount), .rule(.negativeAmount): words.limit
    case .rule(.priority): words.priority
    case .rule(.missingAccount), .rule(.debt), .rule(.differentCurrencies): words.account
    case .input, .reference, .rule, .storage, nil: nil
    }
  }
}
