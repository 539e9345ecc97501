/// A value that a container keeps: its table, and how to read it from a row.
///
/// ```swift
/// extension Note: PersistentModel {
///   static let schema = Schema<Note>("note", columns: [Column("id", \.id), Column("title", \.title)])
///   init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], title: try row[1]) }
/// }
/// ```
///
/// The compiler doesn't compare the two lists: one test that inserts and fetches every model does. Models are values
/// that cross threads, so they are `Sendable`, and the engine makes and drops them as it reads.
public protocol PersistentModel: Identifiable, Sendable where ID: ColumnValue & Hashable {
  /// The table. Declare it as a `static let`, because the engine asks for it in every call.
  static var schema: Schema<Self> { get }

  /// Reads a row, whose columns are in the schema's order. It runs for each row of a fetch, so it does nothing else.
  ///
  /// - Throws: what the row's subscripts throw: `decoding` for a column that a property's type doesn't understand.
  init(row: borrowing Row) throws(PersistenceError)

  /// What the application finds in a row beyond what the schema and `init(row:)` refuse: a value that none of its
  /// readers understands, or one that it wouldn't write. A check asks it for each row, and so do the verification of a
  /// backup and an import. Nothing by default.
  ///
  /// - Parameter row: the row that the model was read from, for columns that no property holds.
  /// - Throws: what the row's subscripts throw.
  func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding]

  /// Reads the next rows, all that are left or as many as that. It has a default, which nothing should replace: as a
  /// requirement it is compiled together with the concrete `init(row:)`, so that a fetch calls nothing through a table.
  ///
  /// - Throws: what `init(row:)` and ``Rows/step()`` throw.
  static func next(_ count: Int, of rows: borrowing Rows) throws(PersistenceError) -> [Self]
}

extension PersistentModel {
  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] { [] }

  @inlinable public static func next(_ count: Int, of rows: borrowing Rows) throws(PersistenceError) -> [Self] {
    var found: [Self] = []
    // A page is mostly full; a fetch of all that is left may find a single row.
    if count <= 128 { found.reserveCapacity(count) }
    while found.count < count, try rows.step() { found.append(try Self(row: rows.row)) }
    return found
  }
}
