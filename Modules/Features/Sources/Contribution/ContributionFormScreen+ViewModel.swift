import DependencyKit
import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import ModuloUtilities
import NavigationKit
public import Observation

extension ContributionFormScreen {
  /// The form of a contribution. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form of a contribution.
    public enum Action: FormAction {
      /// The screen appears: the goal, and the contribution to change, are read.
      case appear
      /// The amount, as the locale writes numbers.
      case amount(String)
      /// A key of the keypad; one that can't follow changes nothing.
      case key(AmountEntry.Key)
      /// Puts money in, or takes it out.
      case type(ContributionType)
      /// The text of the name; empty for the default one.
      case name(String)
      /// The text of the day; `nil` for today.
      case date(String?)
      /// Whether the goal's total may fall below zero.
      case allowNegativeTotal(Bool)
      /// Whether an account of the goal may be short by it.
      case allowShort(Bool)
      /// Checks the fields and stores the contribution.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    /// Whether the form makes a contribution or edits one.
    public let mode: EntryFormMode
    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// Whether money is put in or taken out.
    public private(set) var type = ContributionType.add
    /// The text of the name.
    public private(set) var name = ""
    /// The day as typed; nil for today.
    public private(set) var date: String?
    /// The goal as it was last read: with the saved contribution, once there is one.
    public private(set) var goal: FinancialGoalDomain?
    /// The stored result, with its goal; `nil` until it is stored.
    public private(set) var saved: ContributionDetailedDomain?
    /// What was stored, in words; `nil` until it is.
    public private(set) var answer: String?
    public private(set) var failure: ContributionError?
    private(set) var input = AmountInput.text("")
    /// Whether the goal's total may fall below zero.
    public private(set) var allowsNegativeTotal = false
    /// Whether an account of the goal may be short by it.
    public private(set) var allowsShort = false
    /// The row to change; `nil` until it was read, and in a form for a new one.
    @ObservationIgnored private(set) var present: ContributionDomain?
    // The id belongs to the form: submitting it again after a failure makes no second contribution.
    @ObservationIgnored private let newID: UUID
    var id: UUID { present?.id ?? newID }
    private var goals: any FinancialGoalProvider { dependencies.financialGoalProvider }
    private var provider: any ContributionProvider { dependencies.contributionProvider }

    /// Creates a view model of an empty form; a row that is edited is read when the screen appears.
    public init(_ context: ScreenContext, mode: EntryFormMode) {
      self.context = context
      self.mode = mode
      newID = context.dependencies.uuid()
    }

    /// The text of the amount field.
    public var amount: String { input.input(format) }
    /// The amount field.
    public var field: AmountField { dependencies.amountField(input, in: goal?.currency) }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .amount(let text): input = .text(text)
      // Two decimals until the goal is read.
      case .key(let key): input.press(key, decimals: goal?.currency.exponent ?? 2, format)
      case .type(let type): self.type = type
      case .name(let text): name = text
      case .date(let text): date = text
      case .allowNegativeTotal(let allows): allowsNegativeTotal = allows
      case .allowShort(let allows): allowsShort = allows
      case .submit: await submit()
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(ContributionError) {
      switch mode {
      case .create(let reference): goal = try await find(reference)
      case .update(let reference): fill(from: try await provider.findOne(reference, on: today))
      }
    }

    private func find(_ reference: NamedReference) async throws(ContributionError) -> FinancialGoalDomain {
      do { return try await goals.findOne(reference, on: today) } catch { throw ContributionError(error) }
    }

    private func fill(from found: ContributionDetailedDomain) {
      let contribution = found.contribution
      goal = found.goal
      fill(\.input, from: present.map(Self.input), to: Self.input(contribution))
      fill(\.type, from: present?.type, to: contribution.type)
      fill(\.name, from: present.map { $0.name ?? "" }, to: contribution.name ?? "")
      fill(\.date, from: present?.date.description, to: contribution.date.description)
      present = contribution
    }

    private static func input(_ contribution: ContributionDomain) -> AmountInput {
      .stored(contribution.amount)
    }

    private func submit() async {
      await attempt(\.failure, save)
      if failure == .rule(.missingAmount) { commands.issue(.toast(.amountMandatory)) }
    }

    private func save() async throws(ContributionError) {
      let stored: ContributionDetailedDomain
      let toast: Toast
      switch mode {
      case .create(let reference):
        // After a failure the goal is read again: its total may have changed meanwhile.
        let goal = if failure == nil, let goal { goal } else { try await find(reference) }
        stored = try await provider.create(try draft(for: goal), on: today)
        toast = .contributionAdded(stored.createdText(format, on: today))
      case .update:
        // The row to change is read first: a form that couldn't be filled would save its empty fields.
        guard let present, let goal else { return try await load() }
        stored = try await provider.update(try draft(for: goal), on: today)
        toast = .contributionUpdated(stored.updatedText(format, on: today, was: present.signedAmount))
      }
      (saved, goal, answer) = (stored, stored.goal, toast.text(format))
      router.dismiss()
      commands.issue(.toast(toast))
    }

    private func close() {
      leave([input.text, name], original: present.map { [Self.input($0).text, $0.name ?? ""] } ?? ["", ""])
    }
  }
}

extension ContributionFormScreen.ViewModel {
  /// The input, parsed.
  func draft(for goal: FinancialGoalDomain) throws(ContributionError) -> ContributionDraft {
    ContributionDraft(
      id: id, goal: goal, name: name,
      amount: try dependencies.readAmount(input, in: goal.currency, throwing: ContributionError.self), type: type,
      date: try dependencies.readDay(date, throwing: ContributionError.self), allowsNegativeTotal: allowsNegativeTotal,
      allowsShort: allowsShort, original: present)
  }
}

extension ContributionFormScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.contribution
    return switch failure {
    case .input(.day): words.date
    case .input(.amount), .rule(.missingAmount), .rule(.negativeAmount), .rule(.negativeChange), .rule(.belowZero),
      .rule(.accountShort):
      words.amount
    case .input, .reference, .rule(.negativeMove), .rule(.sameGoal), .rule(.differentCurrencies), .storage, nil: nil
    }
  }
}
