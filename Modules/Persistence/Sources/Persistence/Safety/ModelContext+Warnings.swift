import Foundation
public import ModuloModels
import ModuloUtilities
public import PersistenceKit

// The engine reports which row breaks which rule. The remedy depends on the row's other columns, and on the names of
// the other rows.
extension ModelContext {
  /// The warnings with the remedy of each row. A row that was deleted meanwhile has none.
  public borrowing func dataWarnings(_ found: [IntegrityWarning]) throws -> [DataWarning] {
    let rules = Dictionary(grouping: found, by: RowPlace.init).mapValues { Set($0.compactMap(\.rule)) }
    var remedies: [RowPlace: RowRemedy] = [:]
    // The keys that the commands so far would give, so that all of them can be run.
    var taken: Set<String> = []
    for place in found.map(RowPlace.init) where remedies[place] == nil {
      remedies[place] = try remedy(at: place, for: rules[place] ?? [], &taken)
    }
    return found.compactMap { warning in
      guard let rule = warning.rule, let (noun, remedy) = remedies[RowPlace(warning)] else { return nil }
      // The number is the one thing that no edit changes.
      return DataWarning(rule, of: noun, number: Int(warning.number), remedy: rule == .number ? .document : remedy)
    }
  }
}

/// The noun of a row, and its remedy.
private typealias RowRemedy = (Noun, DataWarning.Remedy)

extension ModelContext {
  private borrowing func remedy(
    at place: RowPlace, for rules: Set<RowRule>, _ taken: inout Set<String>
  ) throws -> RowRemedy? {
    let number = place.number
    switch place.table {
    case FinancialGoalEntity.schema.table:
      return try goalRemedy(number, for: rules, &taken)
    case ContributionEntity.schema.table:
      let found = try fetch(FetchDescriptor<ContributionEntity>(predicate: #Predicate { $0.number == number }))
      return found.first.map { (.contribution, .init(for: rules, of: $0)) }
    case FinancialAccountEntity.schema.table:
      return try accountRemedy(number, for: rules, &taken)
    case BalanceUpdateEntity.schema.table:
      return (.balance, .document)
    case BlockGroupEntity.schema.table:
      return try groupRemedy(number, for: rules, &taken)
    case BlockEntity.schema.table:
      return try blockRemedy(number, for: rules, &taken)
    case TrackingSessionEntity.schema.table:
      let found = try fetch(FetchDescriptor<TrackingSessionEntity>(predicate: #Predicate { $0.number == number }))
      return found.first.map { (.session, .init(for: rules, of: $0)) }
    case TrackingTimeEntity.schema.table: return (.time, .document)
    case KeyValueEntity.schema.table: return (.value, .document)
    case ExchangeRateEntity.schema.table:
      let found = try fetch(FetchDescriptor<ExchangeRateEntity>(predicate: #Predicate { $0.number == number }))
      return found.first.map { (.rate, .init(for: rules, of: $0)) }
    // What has no edit of its own here is mended in a document.
    default: return ModuloMigrationPlan.nouns[place.table].map { ($0, .document) }
    }
  }

  private borrowing func goalRemedy(
    _ number: Int64, for rules: Set<RowRule>, _ taken: inout Set<String>
  ) throws -> RowRemedy? {
    let found = try fetch(FetchDescriptor<FinancialGoalEntity>(predicate: #Predicate { $0.number == number }))
    guard let goal = found.first else { return nil }
    let id = goal.id
    let remedy = try DataWarning.Remedy(for: rules, of: goal) { name in
      let key = name.folded
      let others = FetchDescriptor<FinancialGoalEntity>(predicate: #Predicate { $0.nameKey == key && $0.id != id })
      return try fetchCount(others) == 0 && taken.insert("goal \(key)").inserted
    }
    return (.goal, remedy)
  }

  private borrowing func accountRemedy(
    _ number: Int64, for rules: Set<RowRule>, _ taken: inout Set<String>
  ) throws -> RowRemedy? {
    let found = try fetch(FetchDescriptor<FinancialAccountEntity>(predicate: #Predicate { $0.number == number }))
    guard let account = found.first else { return nil }
    let id = account.id
    let remedy = try DataWarning.Remedy(for: rules, of: account) { name in
      let key = name.folded
      let others = FetchDescriptor<FinancialAccountEntity>(predicate: #Predicate { $0.nameKey == key && $0.id != id })
      return try fetchCount(others) == 0 && taken.insert("account \(key)").inserted
    }
    return (.account, remedy)
  }

  private borrowing func groupRemedy(
    _ number: Int64, for rules: Set<RowRule>, _ taken: inout Set<String>
  ) throws -> RowRemedy? {
    let found = try fetch(FetchDescriptor<BlockGroupEntity>(predicate: #Predicate { $0.number == number }))
    guard let group = found.first else { return nil }
    let id = group.id
    let remedy = try DataWarning.Remedy(for: rules, of: group) { name in
      let key = name.folded
      let others = FetchDescriptor<BlockGroupEntity>(predicate: #Predicate { $0.nameKey == key && $0.id != id })
      return try fetchCount(others) == 0 && taken.insert("group \(key)").inserted
    }
    return (.group, remedy)
  }

  private borrowing func blockRemedy(
    _ number: Int64, for rules: Set<RowRule>, _ taken: inout Set<String>
  ) throws -> RowRemedy? {
    let found = try fetch(FetchDescriptor<BlockEntity>(predicate: #Predicate { $0.number == number }))
    guard let block = found.first else { return nil }
    let (id, groupID) = (block.id, block.groupID)
    let remedy = try DataWarning.Remedy(for: rules, of: block) { name in
      let key = name.folded
      let others = FetchDescriptor<BlockEntity>(
        predicate: #Predicate { $0.groupID == groupID && $0.nameKey == key && $0.id != id })
      return try fetchCount(others) == 0 && taken.insert("block \(groupID) \(key)").inserted
    }
    return (.block, remedy)
  }
}

extension IntegrityWarning {
  /// The rule that the row breaks; `nil` for a code that no rule has.
  fileprivate var rule: RowRule? { RowRule(rawValue: finding.code) }
}
