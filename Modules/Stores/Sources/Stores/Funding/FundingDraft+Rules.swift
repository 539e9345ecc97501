import ModuloModels
import ModuloUtilities

extension FundingDraft {
  /// The link as it will be stored, or what will change of it.
  ///
  /// - Throws: The first rule that it breaks.
  func checked() throws(FundingError) -> FundingEdit {
    if let priority, !FundingEntity.priorities.contains(Int64(priority)) { throw .rule(.priority("\(priority)")) }
    return FundingEdit(
      id: id, goalID: goalID, accountID: accountID, limit: try checkedLimit(), priority: priority.map(Int64.init))
  }

  private func checkedLimit() throws(FundingError) -> FundingEdit.Limit {
    switch limit {
    case .unchanged: return .unchanged
    case .none: return .minorUnits(nil)
    case .amount(let amount):
      if amount.isZero { throw .rule(.missingAmount) }
      if amount.isNegative { throw .rule(.negativeAmount) }
      do { return .minorUnits(try amount.storedMinorUnits()) } catch {
        throw .input(.amount(AmountReadingError(error)))
      }
    }
  }
}
