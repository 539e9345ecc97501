import DependencyKit
import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import ModuloUtilities
import NavigationKit
public import Observation

extension FinancialGoalFormScreen {
  /// The form of a new or changed goal. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form of a goal.
    public enum Action: FormAction {
      /// The screen appears: the goal to change is read.
      case appear
      /// The text of the name.
      case name(String)
      /// The text of the emoji; empty for none.
      case emoji(String)
      /// The target amount, as the locale writes numbers.
      case target(String)
      /// A key of the keypad; one that can't follow changes nothing.
      case key(AmountEntry.Key)
      /// An ISO 4217 code; `nil` for the default currency.
      case currency(String?)
      /// The text of the first day; `nil` for today.
      case start(String?)
      /// The last day; nil for a goal without an end.
      case end(String?)
      /// Checks the fields and stores the goal.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    /// Whether the form makes a goal or edits one.
    public let mode: OwnerFormMode
    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The text of the name.
    public private(set) var name = ""
    /// The text of the emoji.
    public private(set) var emoji = ""
    /// The code of the currency; `nil` for the default one.
    public private(set) var currency: String?
    /// The first day as typed; nil for today.
    public private(set) var start: String?
    /// The last day as typed; nil for none.
    public private(set) var end: String?
    /// The stored result; `nil` until it is stored.
    public private(set) var saved: FinancialGoalDomain?
    /// What was stored, in words; `nil` until it is.
    public private(set) var answer: String?
    /// Whether the edit has reached the goal.
    public private(set) var reachesGoal = false
    public private(set) var failure: FinancialGoalError?
    private(set) var input = AmountInput.text("")
    /// The row to change; `nil` until it was read, and in a form for a new one.
    @ObservationIgnored private(set) var present: FinancialGoalDomain?
    // The id belongs to the form: submitting it again after a failure makes no second goal.
    @ObservationIgnored private let newID: UUID
    var id: UUID { present?.id ?? newID }
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }

    /// Creates a view model of an empty form; a row that is edited is read when the screen appears.
    public init(_ context: ScreenContext, mode: OwnerFormMode) {
      self.context = context
      self.mode = mode
      newID = context.dependencies.uuid()
    }

    /// The text of the target field.
    public var target: String { input.input(format) }
    /// The target field.
    public var field: AmountField { dependencies.amountField(input, in: typedCurrency) }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .name(let text): name = text
      case .emoji(let text): emoji = text
      case .target(let text): input = .text(text)
      case .key(let key): input.press(key, decimals: typedCurrency?.exponent ?? 2, format)
      case .currency(let code): currency = code
      case .start(let text): start = text
      case .end(let text): end = text
      case .submit: await submit()
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(FinancialGoalError) {
      if case .update(let goal) = mode { fill(from: try await provider.findOne(goal, on: today)) }
    }

    private func fill(from goal: FinancialGoalDomain) {
      fill(\.name, from: present?.name, to: goal.name)
      fill(\.emoji, from: present?.emoji, to: goal.emoji)
      fill(\.input, from: present.map(Self.input), to: Self.input(goal))
      fill(\.start, from: present.map(\.startDate.description), to: goal.startDate.description)
      fill(\.end, from: present.map { $0.endDate?.description }, to: goal.endDate?.description)
      currency = goal.currency.code
      present = goal
    }

    private static func input(_ goal: FinancialGoalDomain) -> AmountInput {
      .stored(goal.goalAmount)
    }

    private func submit() async {
      await attempt(\.failure, save)
      if failure == .rule(.missingName) { commands.issue(.toast(.nameMandatory)) }
      if failure == .rule(.missingAmount) { commands.issue(.toast(.amountMandatory)) }
    }

    private func save() async throws(FinancialGoalError) {
      // The row to change is read first: a form that couldn't be filled would save its empty fields.
      if mode != .create, present == nil { return try await load() }
      let draft = try draft()
      let stored: FinancialGoalDomain
      do throws(FinancialGoalError) {
        stored = try await mode == .create ? provider.create(draft, on: today) : provider.update(draft, on: today)
      } catch .reference(.goal, .notFound) {
        throw .notFound(present?.name ?? name)
      }
      reachesGoal = present.map(stored.isReached) ?? false
      let toast: Toast =
        if let present { .goalUpdated(stored.updatedText(format, since: present)) } else {
          .goalCreated(stored.createdText(format))
        }
      (saved, answer) = (stored, toast.text(format))
      router.dismiss()
      commands.issue(.toast(toast))
    }

    /// The emoji and the start are quickly typed again: losing them needs no confirmation.
    private func close() {
      leave(
        [name, input.text, end],
        original: present.map { [$0.name, Self.input($0).text, $0.endDate?.description] } ?? ["", "", nil])
    }
  }
}

extension FinancialGoalFormScreen.ViewModel {
  /// The currency of the typed amount; `nil` while it is invalid.
  var typedCurrency: Currency? { (currency ?? dependencies.defaultCurrency).flatMap(Currency.init(code:)) }

  /// The input, parsed.
  func draft() throws(FinancialGoalError) -> FinancialGoalDraft {
    // The name is checked first, as it is first in the form: users correct the topmost mistake.
    if name.isBlank { throw .rule(.missingName) }
    // The currency of an existing goal is kept: its contributions are in it.
    let currency =
      if let present { present.currency } else {
        try dependencies.readCurrency(currency, throwing: FinancialGoalError.self)
      }
    return FinancialGoalDraft(
      id: id, name: name, emoji: emoji,
      goalAmount: try dependencies.readAmount(input, in: currency, throwing: FinancialGoalError.self),
      startDate: try dependencies.readDay(start, for: .start, throwing: FinancialGoalError.self),
      endDate: try end == nil ? nil : dependencies.readDay(end, for: .end, throwing: FinancialGoalError.self),
      original: present)
  }
}

extension FinancialGoalFormScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.goal
    return switch failure {
    case .input(.name), .rule(.missingName), .rule(.duplicateName): words.name
    case .rule(.notAnEmoji): words.emoji
    case .input(.amount), .rule(.missingAmount), .rule(.negativeAmount): words.target
    case .input(.currency), .rule(.missingCurrency): words.currency
    case .input(.day(let error)): error.text == start ? words.start : words.end
    case .rule(.endBeforeStart): words.end
    case .rule(.forecastAmountNotPositive), .rule(.forecastEndPast), .input, .reference, .storage, nil: nil
    }
  }
}
