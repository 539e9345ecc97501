public import Foundation
public import ModuloUtilities

/// User input for a goal, parsed but not yet validated.
public struct FinancialGoalDraft: Equatable, Sendable {
  /// The id the goal will have. Submitting the same draft again makes no second goal.
  public let id: UUID
  /// The name as it was typed; the store checks it.
  public let name: String
  /// One emoji; empty for none.
  public let emoji: String
  /// The target amount, in the goal's currency.
  public let goalAmount: Money
  /// The first day of the plan.
  public let startDate: CalendarDay
  /// The last day of the plan; `nil` for none.
  public let endDate: CalendarDay?
  /// The goal that is edited, as it was shown: what the draft has in common with it stays as it is stored, also where
  /// another edit has changed it since. `nil` for a new goal, and for an edit that gives everything.
  public let original: FinancialGoalDomain?

  /// Whether the emoji is a single one, or none.
  public var hasReadableEmoji: Bool { emoji.isEmojiOrBlank }

  /// Creates a draft. Nothing is checked before a store takes it.
  public init(
    id: UUID, name: String, emoji: String, goalAmount: Money, startDate: CalendarDay, endDate: CalendarDay? = nil,
    original: FinancialGoalDomain? = nil
  ) {
    self.id = id
    self.name = name
    self.emoji = emoji
    self.goalAmount = goalAmount
    self.startDate = startDate
    self.endDate = endDate
    self.original = original
  }
}

extension String {
  /// Whether a goal can have the text for its emoji.
  var isEmojiOrBlank: Bool { isBlank || trimmed.isEmoji }
}
