/// An index over columns, in the order given; the row number is its last, silent member.
///
/// It takes disk for a copy of its columns in every row, and each insert, each delete, and each update of one of them
/// pays for an entry in it. A new one in an older file costs reading and sorting the table once.
public struct Index<Model: PersistentModel>: Sendable {
  /// The properties whose columns are indexed.
  public let keyPaths: [any PartialKeyPath<Model> & Sendable]
  /// Whether no two rows may have the same values; rows with a NULL among them never count as the same.
  public let isUnique: Bool

  /// An index over these properties, which must have columns.
  ///
  /// It pays where a predicate compares the first of them or a sort begins with them. `isUnique` makes it a rule: a
  /// second row with the same values is refused with `constraint`, and one in an older file makes opening it fail with
  /// it.
  public init(_ keyPaths: (any PartialKeyPath<Model> & Sendable)..., isUnique: Bool = false) {
    self.keyPaths = keyPaths
    self.isUnique = isUnique
  }
}
