/// One row of a result, valid only while `init(row:)` runs, on that thread.
///
/// Columns are read by their index in the schema. A row is a statement's current one, or, for the engine in memory, a
/// list of values.
public struct Row: ~Copyable {
  @usableFromInline let statement: OpaquePointer?
  @usableFromInline let values: [SQLValue]
  @usableFromInline let shape: RowShape

  /// The current row of a statement, which must outlive this value.
  init(statement: OpaquePointer, shape: RowShape) {
    self.statement = statement
    self.values = []
    self.shape = shape
  }

  /// A row of values, in the order of the shape's columns.
  init(values: [SQLValue], shape: RowShape) {
    self.statement = nil
    self.values = values
    self.shape = shape
  }

  /// The value of a column, counted from 0; after the last column there is NULL. Text and data are copied.
  ///
  /// - Throws: `decoding` when the column holds nothing that the type understands: NULL for one that isn't optional,
  ///   say.
  @inlinable public subscript<Value: ColumnValue>(_ index: Int) -> Value {
    get throws(PersistenceError) {
      let stored = try Value.Stored.read(self, at: index)
      guard let value = Value(stored: stored) else { throw failure(at: index, expecting: "\(Value.self)") }
      return value
    }
  }
}

/// The names of a result's columns, for errors, and the checksum that its rows are compared with.
@usableFromInline final class RowShape: Sendable {
  let table: String
  let columns: [String]
  /// The index of the row's number.
  let number: Int?
  /// nil when the rows have no checksum, or aren't compared with it.
  let seal: RowSeal?
  /// Whether there is one: what every row of a fetch asks.
  @usableFromInline let isSealed: Bool

  init(table: String, columns: [String], number: Int?, seal: RowSeal? = nil) {
    self.table = table
    self.columns = columns
    self.number = number
    self.seal = seal
    isSealed = seal != nil
  }

  /// The columns of a model, and after them the number, if it isn't one of them. No checksum is looked at.
  convenience init<Model: PersistentModel>(_ schema: Schema<Model>) {
    self.init(table: schema.table, columns: schema.columns.map { $0.name }, number: schema.numberPlace)
  }

  /// The columns of a `selectList`. Each row is compared with its checksum, if the table has them.
  convenience init<Model: PersistentModel>(sealed schema: Schema<Model>) {
    self.init(
      table: schema.table, columns: schema.columns.map { $0.name }, number: schema.numberPlace,
      seal: schema.isChecksummed ? RowSeal(seeds: schema.seeds(of: schema.columns), place: schema.checksumPlace) : nil)
  }
}

/// The checksum in a result.
struct RowSeal: Sendable {
  /// The hashes of the names of the columns that it is about.
  let seeds: [UInt64]
  /// The place of the column that keeps it.
  let place: Int
  /// What the columns add to it whose values are known: their seeds are 0.
  private(set) var known: UInt64 = 0

  init(seeds: [UInt64], place: Int) {
    self.seeds = seeds
    self.place = place
  }

  /// The checksum of rows that all have this value in a column: it is hashed once for all of them.
  func knowing(_ value: SQLValue, at index: Int) -> RowSeal {
    var seeds = seeds
    seeds[index] = 0
    var seal = RowSeal(seeds: seeds, place: place)
    seal.known = known &+ UInt64(bitPattern: RowChecksum.value(of: CollectionOfOne(value), [self.seeds[index]]))
    return seal
  }
}
