/// A place between two rows of an order. It can be kept, and is encoded as one short text.
///
/// It holds what the last row before it was sorted by, and that row's number; the row itself may change or go. The text
/// spells these values out, so it is for those who may see them. Decoding refuses a text that no cursor has, with
/// Swift's `DecodingError`; `fetchPage` refuses a cursor of another model or order.
public struct FetchCursor<Model: PersistentModel>: Sendable, Hashable {
  let table: String
  /// The names of the columns with their directions.
  let order: [String]
  /// A value for each of them.
  let position: [SQLValue]
}

extension FetchCursor {
  init(_ position: [SQLValue], in order: QueryOrder) {
    self.init(table: order.table, order: order.names, position: position)
  }

  /// The values of the last row, one for each term of the order.
  ///
  /// - Throws: `unsupported` when the cursor is for another model or another order.
  func position(in wanted: QueryOrder) throws(PersistenceError) -> [SQLValue] {
    let advice = "begin with the first page"
    guard table == wanted.table else { throw .unsupported(construct: "a cursor for \(table)", advice: advice) }
    guard order == wanted.names else {
      throw .unsupported(construct: "a cursor for the order \(order.joined(separator: " "))", advice: advice)
    }
    // One that was kept may be older than the type of a column.
    for (term, value) in zip(wanted.terms, position) where !term.holds(value) {
      throw .unsupported(construct: "a cursor for another type of \(term.name)", advice: advice)
    }
    return position
  }
}

extension QueryOrder.Term {
  /// Whether the column may hold the value.
  fileprivate func holds(_ value: SQLValue) -> Bool {
    switch value {
    case .null: isOptional
    case .integer: storageClass == .integer
    case .real: storageClass == .real
    case .text: storageClass == .text
    case .blob: storageClass == .blob
    }
  }
}
