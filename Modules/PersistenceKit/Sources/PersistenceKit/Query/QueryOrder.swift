import Foundation

/// A descriptor's order without its model: the columns to sort by, the row's number last. It is total.
struct QueryOrder: Sendable {
  struct Term: Sendable {
    /// The place in a whole row.
    let place: Int
    /// The column's name in the database.
    let name: String
    let storageClass: StorageClass
    let kind: ValueKind
    let isOptional: Bool
    let isDescending: Bool
  }

  let table: String
  let terms: [Term]

  /// Throws `.unsupported` for a sort without a column.
  init<Model: PersistentModel>(of descriptor: FetchDescriptor<Model>) throws(PersistenceError) {
    let schema = Model.schema
    var (terms, isDescending, isTotal) = ([Term](), false, false)
    for column in try descriptor.sortColumns() {
      if isTotal { continue }
      let place = column.place
      isDescending = column.isDescending
      // A column that is sorted by again decides nothing, but its direction is the tie-break's.
      if terms.contains(where: { $0.place == place }) { continue }
      isTotal = schema.columns[place].isNumber
      terms.append(Term(schema.columns[place], at: place, isDescending: isDescending))
    }
    if !isTotal { terms.append(.number(at: schema.numberPlace, isDescending: isDescending)) }
    (table, self.terms) = (schema.table, terms)
  }
}

extension QueryOrder {
  /// The names of the columns with their directions, as a cursor remembers them.
  var names: [String] { terms.map { ($0.isDescending ? "-" : "+") + $0.name } }

  /// Whether a row is after a position, which has one value for each term.
  func isBehind(_ position: [SQLValue], _ row: (Term) -> SQLValue) -> Bool {
    for (term, value) in zip(terms, position) {
      switch row(term).compared(to: value) {
      case .same: continue
      case .ascending: return term.isDescending
      case .descending: return !term.isDescending
      }
    }
    return false
  }
}

extension QueryOrder.Term {
  fileprivate init(_ column: Column<some PersistentModel>, at place: Int, isDescending: Bool) {
    self.init(
      place: place, name: column.name, storageClass: column.storageClass, kind: column.kind,
      isOptional: column.isOptional && !column.isNumber, isDescending: isDescending)
  }

  fileprivate static func number(at place: Int, isDescending: Bool) -> Self {
    Self(
      place: place, name: "number", storageClass: .integer, kind: .integer, isOptional: false,
      isDescending: isDescending)
  }
}
