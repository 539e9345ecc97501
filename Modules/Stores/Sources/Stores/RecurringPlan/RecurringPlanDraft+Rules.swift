import ModuloModels
import ModuloUtilities

extension RecurringPlanDraft {
  /// The plan as it will be stored.
  ///
  /// - Throws: The first rule that it breaks.
  func checked() throws(RecurringPlanError) -> RecurringPlanEntity {
    if let amount = purpose.amount {
      if amount.isZero { throw .rule(.missingAmount) }
      if amount.isNegative { throw .rule(.negativeAmount) }
    }
    return try RecurringPlanDomain(
      id: original?.id ?? id, number: original?.number ?? 0, purpose: purpose, recurrence: recurrence,
      note: note.textOrNil
    ).stored()
  }
}

extension RecurringPlanDomain {
  /// The plan as it is stored.
  ///
  /// - Throws: ``InputProblem/amount(_:)`` when the amount doesn't fit its column.
  func stored() throws(RecurringPlanError) -> RecurringPlanEntity {
    do { return try toEntity() } catch { throw .input(.amount(AmountReadingError(error))) }
  }
}
