import ModuloModels
import PersistenceKit

extension [RowFinding] {
  /// The findings of an entity's rules in a row.
  static func found(_ brokenRules: () throws(RepositoryError) -> [RowRule]) -> [RowFinding] {
    do {
      return try brokenRules().map { RowFinding(.warning, column: $0.column, code: $0.rawValue, detail: $0.detail) }
    } catch .storage(.damaged(let damage)) {
      return [RowFinding(.fault, column: damage.column ?? "id", code: "value", detail: damage.detail)]
    } catch {
      return [RowFinding(.fault, column: "id", code: "value", detail: "\(error)")]
    }
  }
}

extension RowRule {
  /// The column that holds what breaks the rule.
  fileprivate var column: String {
    switch self {
    case .number: "number"
    case .blankName, .untidyName, .unusableName: "name"
    case .blankProvider, .unusableProvider: "provider"
    case .blankNote: "note"
    case .nameKey: "name_key"
    case .endBeforeStart: "end_date"
    case .sameCurrency: "base"
    case .blankMemo, .unusableMemo: "memo"
    case .notAnEmoji: "emoji"
    case .endNotAfterStart: "end"
    case .longerThanSpan: "active_seconds"
    }
  }
}
