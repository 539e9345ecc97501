import Foundation
import ModuloUtilities

// The rows of a list as a CSV file: a column for each member of the rows' JSON objects, so that one schema says what both
// have. A member of an object within is `goal.name`; lists have no column.

extension Array {
  /// Rows under the names of their columns, which are there without rows too.
  func csv<Value>(_ rows: [Value]) -> [[String]] where Element == Member<Value> {
    let shape = Shape.object(self)
    let columns = JSONValue.object(shape.schema).columns
    return [columns.map { $0.joined(separator: ".") }]
      + rows.map { row in
        let json = shape.json(row)
        return columns.map { json.cell($0) }
      }
  }
}

extension JSONValue {
  /// The paths of the values that an object of this schema has.
  fileprivate var columns: [[String]] {
    guard case .object(let properties) = self["properties"] else { return [] }
    return properties.flatMap { property -> [[String]] in
      if property.value["type"] == "array" { return [] }
      let columns = property.value.columns
      return columns.isEmpty ? [[property.key]] : columns.map { [property.key] + $0 }
    }
  }

  /// The value at a path as text; empty where there is none.
  fileprivate func cell(_ path: [String]) -> String {
    switch path.reduce(self, { $0[$1] ?? .null }) {
    case .string(let text): text
    case .null: ""
    case let value: "\(value)"
    }
  }
}
