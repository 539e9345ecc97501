/// A derived table that the engine keeps in the same transaction as the rows, like an index: for each group and integer
/// bucket (a month, say) the sum of a value and the number of rows.
///
/// Reading it costs by groups and buckets, never by rows. Writing costs more: an update and a delete read the row
/// before, and a commit writes each bucket that was touched and adds up the buckets of each group that was. Both
/// closures are called with the row as it is read back: with its number, its dates rounded and its texts composed. So a
/// write of a row makes its model once more, and refuses one that `init(row:)` refuses. They must be functions of what
/// the database keeps, and of nothing else.
///
/// A sum, and the total of a group, must fit into 64 bits: else a write throws `overflow`, and so does a read of it in
/// the same transaction.
public struct Rollup<Model: PersistentModel, Group: ColumnValue & Hashable>: Sendable {
  /// The derived table's name in the database.
  public let table: String
  @usableFromInline let group: any KeyPath<Model, Group> & Sendable
  @usableFromInline let bucket: @Sendable (Model) -> Int
  @usableFromInline let value: @Sendable (Model) -> Int64
  @usableFromInline let isChecksummed: Bool
  /// Reads the totals of groups, with their sums in a bucket. It is made where the type of the groups is known, and
  /// compiled for it there.
  @usableFromInline let totals: @Sendable (borrowing Rows, Int) throws(PersistenceError) -> [Group: RollupTotal]

  /// Declares the sums; they are kept once the schema lists them. A rollup that is new to an older file is computed
  /// from its rows when it is opened; one whose closures change keeps its old sums until a migration plan's stage.
  ///
  /// - Parameters:
  ///   - table: the derived table's name in the database.
  ///   - group: the property to group by, which must have a column and not be optional. When it has a relationship,
  ///     the sums of a deleted parent go with it.
  ///   - bucket: the bucket of a row within its group. It runs for each row that is written, and each that is checked.
  ///   - value: what a row adds to the sum. The same goes for it.
  ///   - isChecksummed: whether each bucket has a checksum, as the rows of a model have: one that was changed past the
  ///     kit is `damaged` for every read and every write of its group. Where it changes, `schemaVersion` must be raised.
  @inlinable public init(
    _ table: String, by group: any KeyPath<Model, Group> & Sendable,
    bucket: @escaping @Sendable (Model) -> Int, value: @escaping @Sendable (Model) -> Int64,
    isChecksummed: Bool = false
  ) {
    self.table = table
    self.group = group
    self.bucket = bucket
    self.value = value
    self.isChecksummed = isChecksummed
    totals = { rows, bucket throws(PersistenceError) in
      var groups: [(key: Group, sum: RollupSum)] = []
      while try rows.step() {
        let group: Group = try rows.row[0]
        if groups.last?.key != group { groups.append((group, RollupSum())) }
        try groups[groups.count - 1].sum.add(rows.row, in: bucket)
      }
      // With room for all from the start: a dictionary that grows hashes every key a few times.
      var totals = [Group: RollupTotal](minimumCapacity: groups.count)
      for (group, sum) in groups { totals[group] = sum.total }
      return totals
    }
  }
}

/// A rollup of a model, whatever it groups by.
public protocol RollupDefinition<Model>: Sendable {
  /// The type of the summed rows.
  associatedtype Model: PersistentModel

  /// The rollup without the type of its groups, for the engines.
  var erased: AnyRollup<Model> { get }
}

extension Rollup: RollupDefinition {
  public var erased: AnyRollup<Model> {
    let property = StoredProperty(group)
    return AnyRollup(
      table: table, group: group, storageClass: Group.Stored.storageClass, isGroupOptional: Group.Stored.isOptional,
      isChecksummed: isChecksummed,
      entry: { model throws(PersistenceError) in
        let key = RollupKey(group: try property.value(of: model).sqlValue, bucket: bucket(model))
        return RollupEntry(key: key, value: value(model))
      })
  }
}
