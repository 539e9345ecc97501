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
  /// The place of these values in a descriptor's order, whether a row has them or not.
  ///
  /// Of a list that is shown in parts it needs no page before: the rows around one of them are those after its values,
  /// in the descriptor's order and in the reverse one.
  ///
  /// - Parameters:
  ///   - descriptor: its order counts, and nothing else.
  ///   - values: what a row there would be sorted by, one value for each key of `sortBy`, and the row's number as an
  ///     `Int64` after them, unless it is a key itself.
  /// - Throws: `misuse` for another number of values, `unsupported` for a value that its column can't hold and for a
  ///   sort without a column.
  public init<each Value: ColumnValue>(
    in descriptor: FetchDescriptor<Model>, at values: repeat each Value
  ) throws(PersistenceError) {
    let order = try QueryOrder(of: descriptor)
    var position: [SQLValue] = []
    for value in repeat each values { position.append(try value.sqlValue) }
    guard position.count == order.terms.count else {
      throw .misuse("a cursor in the order \(order.names.joined(separator: " ")) needs a value for each of these")
    }
    self.init(position, in: order)
    _ = try self.position(in: order)
  }

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
