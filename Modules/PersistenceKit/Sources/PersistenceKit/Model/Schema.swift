/// The table of a model.
///
/// Besides the columns given, every table has `number INTEGER PRIMARY KEY AUTOINCREMENT`: the order of insertion, the
/// tie-break of every sort, and a short handle that is never used twice. `Column.number` makes it a property.
public struct Schema<Model: PersistentModel>: Sendable {
  /// The table's name in the database.
  public let table: String
  /// The columns in the order in which `init(row:)` reads them.
  public let columns: [Column<Model>]
  /// The properties that hold ids of other rows, and what happens to them when those are deleted.
  public let relationships: [Relationship<Model>]
  /// The indexes beside those of the key, the row number and the relationships.
  public let indexes: [Index<Model>]
  /// The properties that stand for the rows that point to this model's, for predicates.
  public let inverses: [Inverse<Model>]
  let rollups: [AnyRollup<Model>]
  /// Whether every row carries a checksum of its columns, 64 bits in a hidden column named `checksum`.
  public let isChecksummed: Bool
  /// The columns of a `SELECT … FROM … AS t0`, in the schema's order; after them the number, if it isn't one of them, and
  /// the checksum, if there is one.
  let selectList: String
  /// The place of the checksum in it, if there is one.
  var checksumPlace: Int { max(columns.count, numberPlace + 1) }
  /// The place of the row's number in a whole row: after the columns, when it isn't one of them.
  let numberPlace: Int
  /// The properties that queries may name.
  let members: SchemaMembers

  /// Nothing is checked here: a container that is opened with the model checks its schema and throws `misuse`. Making
  /// one is work for each column, so it is made once, in a `static let`.
  ///
  /// - Parameters:
  ///   - table: the table's name in the database.
  ///   - columns: the columns in the order in which `init(row:)` reads them.
  ///   - relationships: the columns that hold the id of another row.
  ///   - inverses: the properties that stand for the rows that point to this model's.
  ///   - indexes: what is looked up quickly, and what is unique.
  ///   - rollups: the sums that are kept beside the table.
  ///   - isChecksummed: whether each row carries a checksum, which every write renews. A row is compared with it where
  ///     it is read whole, and by `ModelContainer.check`: one that isn't what it says throws `damaged`, and is neither
  ///     changed nor exported. Reads and writes hash the bytes of the columns.
  public init(
    _ table: String, columns: [Column<Model>], relationships: [Relationship<Model>] = [],
    inverses: [Inverse<Model>] = [], indexes: [Index<Model>] = [], rollups: [any RollupDefinition<Model>] = [],
    isChecksummed: Bool = false
  ) {
    self.table = table
    self.columns = columns
    self.relationships = relationships
    self.inverses = inverses
    self.indexes = indexes
    self.rollups = rollups.map { $0.erased }
    self.isChecksummed = isChecksummed
    // Closures, here and in whatever each start or each write runs: a key path in generic code is put together at run
    // time, and that takes longer than all the rest of this.
    numberPlace = columns.firstIndex { $0.isNumber } ?? columns.count
    members = SchemaMembers(
      of: Model.self, columns: columns.map { $0.keyPath }, parents: relationships.map { $0.property },
      children: inverses.map { $0.property })
    let hidden = (numberPlace == columns.count ? [Self.numberName] : []) + (isChecksummed ? [Self.checksumName] : [])
    selectList = (columns.map { $0.name } + hidden).map { "t0.\($0.quoted)" }.joined(separator: ", ")
  }
}

extension Schema {
  /// The name of the key's column.
  static var keyName: String { "id" }
  /// The name of the row number's column.
  static var numberName: String { "number" }
  /// The name of the hidden column that keeps a row's checksum.
  static var checksumName: String { ColumnLayout.checksum.name }

  /// The place of the column that keeps a property; nil when none does.
  func columnIndex(for keyPath: AnyKeyPath) -> Int? {
    members.columnIndex(for: keyPath)
  }

  /// The column that keeps a property; nil when none does.
  func column(for keyPath: AnyKeyPath) -> Column<Model>? {
    columnIndex(for: keyPath).map { columns[$0] }
  }
}
