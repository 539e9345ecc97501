import DependencyKit
import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import ModuloUtilities
import NavigationKit
public import Observation

extension RecurringPlanFormScreen {
  /// The form of a plan. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The purpose of the form.
    public enum Mode: Equatable, Sendable {
      /// A new plan of a goal or an account.
      case create(of: PlanOwnerReference)
      /// A form that edits the plan of a reference.
      case update(NumberReference)
    }

    /// The actions of the form of a plan.
    public enum Action: FormAction {
      /// The screen appears: the goal or the account, and the plan to change, are read.
      case appear
      /// The amount, as the locale writes numbers.
      case amount(String)
      /// A key of the keypad; one that can't follow changes nothing.
      case key(AmountEntry.Key)
      /// The interval: `month`, `2 weeks`.
      case every(String)
      /// The day of the month, 1 to 31, or a day of the rhythm; `nil` for the first day.
      case on(String?)
      /// The first day; `nil` for today. In an edit the day from which it is valid.
      case from(String?)
      /// The last day; `nil` for none.
      case to(String?)
      /// The text of the note; empty for none.
      case note(String)
      /// Checks the fields and stores the plan.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    /// What a plan is of, as the form has read it.
    public enum Owner: Equatable, Sendable {
      case goal(FinancialGoalDomain)
      case account(FinancialAccountDomain)

      /// The name on one line.
      public var title: String {
        switch self {
        case .goal(let goal): goal.title
        case .account(let account): account.title
        }
      }
    }

    /// Whether the form makes a plan or edits one.
    public let mode: Mode
    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The text of the interval.
    public private(set) var every: String
    /// The text of the day of the month, or of a day of the rhythm; `nil` for the first day.
    public private(set) var on: String?
    /// The text of the first day; `nil` for today.
    public private(set) var from: String?
    /// The text of the last day; `nil` for none.
    public private(set) var to: String?
    /// The text of the note.
    public private(set) var note = ""
    /// What a new plan is of; `nil` until it was read, and in an edit.
    public private(set) var owner: Owner?
    /// The stored result; `nil` until it is stored.
    public private(set) var saved: RecurringPlanChange?
    /// What was stored, in words; `nil` until it is.
    public private(set) var answer: String?
    public private(set) var failure: RecurringPlanError?
    private(set) var input = AmountInput.text("")
    /// The plan to change; `nil` until it was read, and in a form for a new one.
    private(set) var present: RecurringPlanDomain?
    // The id belongs to the form: submitting it again after a failure makes no second plan.
    @ObservationIgnored let newID: UUID
    private var provider: any RecurringPlanProvider { dependencies.recurringPlanProvider }

    /// Creates a view model of an empty form; a plan that is edited is read when the screen appears.
    public init(_ context: ScreenContext, mode: Mode) {
      self.context = context
      self.mode = mode
      newID = context.dependencies.uuid()
      every = context.format.strings.plan.month
    }

    /// The amount field.
    public var field: AmountField { dependencies.amountField(input, in: currency) }

    /// Whether the plan has an amount: that of an account has none.
    public var hasAmount: Bool {
      if case .create(.account) = mode { return false }
      if case .balance = present?.purpose { return false }
      return true
    }

    private var currency: Currency? {
      if case .goal(let goal) = owner { return goal.currency }
      return present?.purpose.amount?.currency
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .amount(let text): input = .text(text)
      // Two decimals until the goal is read.
      case .key(let key): input.press(key, decimals: currency?.exponent ?? 2, format)
      case .every(let text): every = text
      case .on(let text): on = text
      case .from(let text): from = text
      case .to(let text): to = text
      case .note(let text): note = text
      case .submit: await submit()
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(RecurringPlanError) {
      switch mode {
      case .create(let reference): owner = try await find(reference)
      case .update(let reference): fill(from: try await provider.findOne(reference))
      }
    }

    private func find(_ reference: PlanOwnerReference) async throws(RecurringPlanError) -> Owner {
      switch reference {
      case .goal(let goal):
        do {
          return .goal(try await dependencies.financialGoalProvider.findOne(goal, on: today))
        } catch {
          throw RecurringPlanError(error)
        }
      case .account(let account):
        do {
          return .account(try await dependencies.financialAccountProvider.findOne(account, on: today))
        } catch {
          throw RecurringPlanError(error)
        }
      }
    }

    private func fill(from plan: RecurringPlanDomain) {
      let words = format.strings.plan
      fill(\.input, from: present.map(Self.input), to: Self.input(plan))
      fill(\.every, from: present.map { words.typed($0.recurrence) }, to: words.typed(plan.recurrence))
      fill(\.on, from: present?.recurrence.typedDay, to: plan.recurrence.typedDay)
      fill(\.to, from: present?.recurrence.end?.description, to: plan.recurrence.end?.description)
      fill(\.note, from: present.map { $0.note ?? "" }, to: plan.note ?? "")
      present = plan
    }

    private static func input(_ plan: RecurringPlanDomain) -> AmountInput {
      plan.purpose.amount.map { .stored($0) } ?? .text("")
    }

    private func submit() async {
      await attempt(\.failure, save)
      if failure == .rule(.missingAmount) { commands.issue(.toast(.amountMandatory)) }
    }

    private func save() async throws(RecurringPlanError) {
      let (change, toast): (RecurringPlanChange, Toast)
      switch mode {
      case .create(let reference):
        let owner = if let owner { owner } else { try await find(reference) }
        self.owner = owner
        let plan = try await provider.create(try draft(of: owner))
        change = RecurringPlanChange(plan: plan, ended: nil)
        toast = .planCreated(plan.createdText(format, on: today))
      case .update:
        // The plan to change is read first: a form that couldn't be filled would save its empty fields.
        guard let present else { return try await load() }
        change = try await provider.update(try draft(changing: present), on: today)
        toast = .planUpdated(change.text(format, on: today))
      }
      (saved, answer) = (change, toast.text(format))
      router.dismiss()
      commands.issue(.toast(toast))
    }

    private func close() {
      let original = present.map { [Self.input($0).text, $0.note ?? "", $0.recurrence.end?.description] }
      leave([input.text, note, to], original: original ?? ["", "", nil])
    }
  }
}

extension RecurringPlanFormScreen.ViewModel {
  /// The input, parsed.
  private func draft(of owner: Owner) throws(RecurringPlanError) -> RecurringPlanDraft {
    let purpose: PlanPurpose
    switch owner {
    case .goal(let goal):
      purpose = .contribution(
        goalID: goal.id,
        amount: try dependencies.readAmount(input, in: goal.currency, throwing: RecurringPlanError.self))
    case .account(let account): purpose = .balance(accountID: account.id)
    }
    let from = try readDay(from, for: .start)
    return RecurringPlanDraft(id: newID, purpose: purpose, recurrence: try recurrence(from: from), note: note)
  }

  /// The changes of a plan, parsed. Days that were not typed anew stay as they are.
  private func draft(changing plan: RecurringPlanDomain) throws(RecurringPlanError) -> RecurringPlanDraft {
    var purpose = plan.purpose
    if case .contribution(let goalID, let amount) = plan.purpose {
      purpose = .contribution(
        goalID: goalID,
        amount: try dependencies.readAmount(input, in: amount.currency, throwing: RecurringPlanError.self))
    } else if !input.text.isEmpty {
      throw .rule(.amountOfBalance)
    }
    let from = try readDay(from, for: .start)
    let (words, before) = (format.strings.plan, plan.recurrence)
    let hasSameDays = every == words.typed(before) && on == before.typedDay
    let recurrence =
      hasSameDays ? try ended(before) : try recurrence(from: from ?? max(today, before.start), after: before)
    return RecurringPlanDraft(
      id: newID, original: plan, purpose: purpose, recurrence: recurrence, note: note, validFrom: from)
  }

  /// The same days with the end that was typed.
  private func ended(_ days: Recurrence) throws(RecurringPlanError) -> Recurrence {
    let end = try readDay(to, for: .end)
    return try self.days { () throws(RecurrenceError) in
      try Recurrence(every: days.interval, days.unit, on: days.anchor, from: days.start, through: end)
    }
  }

  /// The days that were typed.
  ///
  /// - Parameters:
  ///   - first: The first day; `nil` for that of the rhythm where a whole day was typed, else today.
  ///   - before: The days of the plan that is changed; `nil` for a new one. The day that it has says nothing of another
  ///     unit: the 31st is no day of weeks.
  private func recurrence(
    from first: CalendarDay?, after before: Recurrence? = nil
  ) throws(RecurringPlanError) -> Recurrence {
    guard let interval = IntervalReader(words: format.strings.dayWords).read(every) else {
      throw .rule(.unreadableInterval(every))
    }
    let isOfOtherUnit = before.map { $0.unit != interval.unit && $0.typedDay == self.on } ?? false
    let on = isOfOtherUnit ? nil : self.on
    let end = try readDay(to, for: .end)
    if interval.unit == .month, let day = on.flatMap({ Int($0.trimmed) }) {
      return try days { () throws(RecurrenceError) in
        try .monthly(every: interval.count, onThe: day, from: first ?? today, through: end)
      }
    }
    let anchor = try readDay(on, for: .end)
    let start = first ?? anchor ?? today
    return try days { () throws(RecurrenceError) in
      try Recurrence(every: interval.count, interval.unit, on: anchor ?? start, from: start, through: end)
    }
  }

  private func days(
    _ make: () throws(RecurrenceError) -> Recurrence
  ) throws(RecurringPlanError) -> Recurrence {
    do { return try make() } catch { throw .rule(RecurringPlanRule(error)) }
  }

  private func readDay(_ text: String?, for purpose: DayPurpose) throws(RecurringPlanError) -> CalendarDay? {
    guard let text, !text.isBlank else { return nil }
    return try dependencies.readDay(text, for: purpose, throwing: RecurringPlanError.self)
  }
}

extension Recurrence {
  /// The day of the month, or the day of the rhythm, as it is typed.
  fileprivate var typedDay: String { unit == .month ? "\(anchor.dayOfMonth)" : "\(anchor)" }
}

extension RecurringPlanFormScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.plan
    return switch failure {
    case .input(.amount), .rule(.missingAmount), .rule(.negativeAmount): words.amount
    case .rule(.unreadableInterval), .rule(.interval): words.every
    case .rule(.dayOfMonth): words.on
    case .rule(.enteredThrough): words.from
    case .rule(.endBeforeStart): words.to
    case .input, .reference, .rule, .storage, nil: nil
    }
  }
}
