import ModuloModels
import ModuloUtilities

extension FinancialGoalDraft {
  /// Whether name and emoji break no rule that was made after goals were stored.
  var keepsTextRules: Bool { name.isName && hasReadableEmoji }

  /// The goal as it will be stored.
  ///
  /// - Parameter present: The stored goal, whose name and emoji may stay; `nil` for a new one.
  /// - Throws: The first rule it breaks, in the order of the form.
  func checked(keeping present: FinancialGoalDomain? = nil) throws(FinancialGoalError) -> FinancialGoalEntity {
    let name = try checkedName(keeping: present?.name)
    if !hasReadableEmoji, emoji != present?.emoji { throw .rule(.notAnEmoji(emoji)) }
    if goalAmount.isZero { throw .rule(.missingAmount) }
    if goalAmount.isNegative { throw .rule(.negativeAmount) }
    if let endDate, endDate < startDate { throw .rule(.endBeforeStart) }
    return try FinancialGoalDomain(
      id: id, name: name, emoji: emoji.trimmed.normalized, goalAmount: goalAmount,
      startDate: startDate, endDate: endDate
    ).stored()
  }

  private func checkedName(keeping present: String?) throws(FinancialGoalError) -> String {
    if name.isBlank { throw .rule(.missingName) }
    do { return try name.checkedName(keeping: present) } catch { throw .input(.name(error)) }
  }
}

extension FinancialGoalDomain {
  /// The goal as it is stored.
  ///
  /// - Throws: ``InputProblem/amount(_:)`` when the amount doesn't fit its column.
  func stored() throws(FinancialGoalError) -> FinancialGoalEntity {
    do { return try toEntity() } catch { throw .input(.amount(AmountReadingError(error))) }
  }
}
