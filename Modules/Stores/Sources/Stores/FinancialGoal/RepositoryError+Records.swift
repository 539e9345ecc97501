import ModuloModels

extension [FinancialGoalRecord] {
  /// The goals as the rules see them; a stored value without meaning is damage.
  func toDomain() throws(RepositoryError) -> [FinancialGoalDomain] {
    var goals: [FinancialGoalDomain] = []
    do {
      for record in self { goals.append(try record.toDomain()) }
    } catch {
      throw RepositoryError(error)
    }
    return goals
  }
}

extension FinancialGoalRecord {
  func checkedDomain() throws(RepositoryError) -> FinancialGoalDomain {
    do { return try toDomain() } catch { throw RepositoryError(error) }
  }
}

extension FinancialGoalDetailedRecord {
  func toDomain() throws(RepositoryError) -> FinancialGoalDetailedDomain {
    do { return try toDetailed() } catch { throw RepositoryError(error) }
  }
}

extension FinancialGoalEntity {
  func toDomain() throws(RepositoryError) -> FinancialGoalDomain {
    do { return try toDomain(.zero) } catch { throw RepositoryError(error) }
  }
}
