import Foundation

extension Check {
  /// The check as SQL over a quoted column.
  func sql(over column: String) -> String {
    switch self {
    case .positive: "\(column) > 0"
    case .nonNegative: "\(column) >= 0"
    case .nonEmpty: "length(\(column)) > 0"
    case .oneOf(let allowed):
      // SQLite compares bytes, and a column keeps the composed form.
      "\(column) IN (\(allowed.map(\.composed.sqlLiteral).joined(separator: ", ")))"
    case .range(let allowed): "\(column) BETWEEN \(allowed.lowerBound) AND \(allowed.upperBound)"
    }
  }
}
