/// An index over columns, in the order given; the row number is its last, silent member.
public struct Index<Model: PersistentModel>: Sendable {
  /// The properties whose columns are indexed.
  public let keyPaths: [any PartialKeyPath<Model> & Sendable]
  /// Whether no two rows may have the same values; rows with a NULL among them never count as the same.
  public let isUnique: Bool

  /// An index over these properties, which must have columns.
  ///
  /// It pays where a predicate compares the first of them or a sort begins with them, and every insert pays for it.
  /// `isUnique` makes it a rule: a second row with the same values is refused with `constraint`.
  public init(_ keyPaths: (any PartialKeyPath<Model> & Sendable)..., isUnique: Bool = false) {
    self.keyPaths = keyPaths
    self.isUnique = isUnique
  }
}
