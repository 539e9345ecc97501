public import Foundation
public import ModuloUtilities

/// A plan in the domain's types: what is to be entered, and on which days.
public struct RecurringPlanDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row; made by the form, so that a retry stores one plan.
  public let id: UUID
  /// The short number for the command line; 0 while it is not stored.
  public let number: Int
  /// What is to be entered.
  public let purpose: PlanPurpose
  /// The goal with its emoji, or the account, on one line.
  public let ownerTitle: String
  /// Whether the goal is archived: then nothing of the plan is due.
  public let isQuiet: Bool
  /// The days.
  public let recurrence: Recurrence
  /// A note, which becomes the name of the contributions; `nil` for none.
  public let note: String?

  /// Creates a plan; by default one that is not stored.
  public init(
    id: UUID, number: Int = 0, purpose: PlanPurpose, ownerTitle: String = "", isQuiet: Bool = false,
    recurrence: Recurrence, note: String? = nil
  ) {
    self.id = id
    self.number = number
    self.purpose = purpose
    self.ownerTitle = ownerTitle
    self.isQuiet = isQuiet
    self.recurrence = recurrence
    self.note = note
  }

  /// The reference to the plan by its id.
  public var reference: NumberReference { .id(id) }
}

/// What a plan has entered.
public enum PlanPurpose: Hashable, Sendable {
  /// A contribution of this amount to a goal.
  case contribution(goalID: UUID, amount: Money)
  /// The balance of an account: nothing is entered, but one is to be looked up.
  case balance(accountID: UUID)

  /// The amount of a contribution; `nil` for a balance.
  public var amount: Money? {
    switch self {
    case .contribution(_, let amount): amount
    case .balance: nil
    }
  }
}

/// A reference to what a plan is of.
public enum PlanOwnerReference: Hashable, Sendable {
  /// The goal that is saved for.
  case goal(NamedReference)
  /// The account whose balance is looked up.
  case account(NamedReference)
}

/// A plan that was changed, and the one that it followed on.
public struct RecurringPlanChange: Equatable, Sendable {
  /// The plan as it is now. It has a number of its own where it follows another one.
  public let plan: RecurringPlanDomain
  /// The plan with the terms before, which ends the day before the other begins and keeps its occurrences; `nil` where
  /// the plan was changed in place.
  public let ended: RecurringPlanDomain?

  /// Creates a change.
  public init(plan: RecurringPlanDomain, ended: RecurringPlanDomain?) {
    self.plan = plan
    self.ended = ended
  }
}

/// A day on which something of a plan is due, or was until it was entered or skipped.
public struct DueOccurrence: Identifiable, Equatable, Sendable {
  /// The plan, and its day.
  public struct ID: Hashable, Sendable {
    /// The identifier of the plan.
    public let planID: UUID
    /// The day of the plan.
    public let day: CalendarDay

    /// The day of a plan.
    public init(planID: UUID, day: CalendarDay) {
      self.planID = planID
      self.day = day
    }
  }

  /// The plan.
  public let plan: RecurringPlanDomain
  /// The day of the plan.
  public let day: CalendarDay
  /// Whether the goal is reached already.
  public let isGoalReached: Bool

  /// Creates an occurrence.
  public init(plan: RecurringPlanDomain, day: CalendarDay, isGoalReached: Bool = false) {
    self.plan = plan
    self.day = day
    self.isGoalReached = isGoalReached
  }

  public var id: ID { ID(planID: plan.id, day: day) }

  /// What names it alone.
  public var selection: DueSelection { DueSelection(plans: [plan.reference], day: day) }
}

/// What is due: the first of it, and how much there is.
public struct DueList: Equatable, Sendable {
  /// The first, the oldest day first; of one day by the plan's number.
  public let occurrences: [DueOccurrence]
  /// How many are due in all.
  public let count: Int
  /// How many of them are contributions.
  public let contributionCount: Int
  /// What the contributions that are due add up to: one amount for each currency, by code.
  public let amounts: [Money]
  /// The plans of archived goals, of which nothing is due.
  public let quietPlans: Int

  /// Creates a list.
  public init(
    occurrences: [DueOccurrence], count: Int, contributionCount: Int, amounts: [Money], quietPlans: Int
  ) {
    self.occurrences = occurrences
    self.count = count
    self.contributionCount = contributionCount
    self.amounts = amounts
    self.quietPlans = quietPlans
  }
}

/// Which of what is due is meant.
public struct DueSelection: Hashable, Sendable {
  /// The plans; empty for all.
  public let plans: [NumberReference]
  /// The day; `nil` for all up to today.
  public let day: CalendarDay?

  /// What is due of some plans, on a day.
  public init(plans: [NumberReference] = [], day: CalendarDay? = nil) {
    self.plans = plans
    self.day = day
  }

  /// All that is due.
  public static let all = DueSelection()
}

/// An occurrence that was entered, and its contribution.
public struct PlanEntry: Equatable, Sendable {
  /// The plan and its day.
  public let occurrence: DueOccurrence
  /// The contribution, and its goal as it is now.
  public let contribution: ContributionDetailedDomain

  /// Creates an entry.
  public init(occurrence: DueOccurrence, contribution: ContributionDetailedDomain) {
    self.occurrence = occurrence
    self.contribution = contribution
  }
}
