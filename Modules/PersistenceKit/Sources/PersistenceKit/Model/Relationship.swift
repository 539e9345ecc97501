/// What happens to the rows that point to a deleted one. The database applies it in the statement that deletes, and
/// finds the rows by the index of their relationship.
public enum DeleteRule: Sendable, Hashable, CaseIterable {
  /// They are deleted too.
  case cascade
  /// They stay and point to nothing; the property must be optional.
  case nullify
  /// They keep the row from being deleted, with `constraint`, unless the same delete takes them along.
  case deny
}

/// A property that holds the id of another model's row: a foreign key, which the database keeps.
///
/// A row that points to nothing is refused with `constraint`, when it is written. Each write of the column costs a
/// search in the other table's key, and an entry in the column's own index.
public struct Relationship<Model: PersistentModel>: Sendable {
  /// The property that holds the id.
  public let keyPath: any PartialKeyPath<Model> & Sendable
  /// The model that is pointed to.
  public let parent: any PersistentModel.Type
  /// The delete rule: what happens to this model's row when the one it points to is deleted.
  public let deleteRule: DeleteRule
  /// The property that stands for the row pointed to, in predicates; nil when none does.
  public let property: (any PartialKeyPath<Model> & Sendable)?

  private init(
    _ keyPath: any PartialKeyPath<Model> & Sendable, to parent: any PersistentModel.Type, onDelete rule: DeleteRule,
    named property: (any PartialKeyPath<Model> & Sendable)? = nil
  ) {
    self.keyPath = keyPath
    self.parent = parent
    self.deleteRule = rule
    self.property = property
  }
}

extension Relationship {
  /// A property that always points to a row of `parent`. Its column is indexed, unless an index begins with it. Opening
  /// a container throws `misuse` when the property has no column, and when the container isn't for `parent` too.
  public init<Parent: PersistentModel>(
    _ keyPath: any KeyPath<Model, Parent.ID> & Sendable, to parent: Parent.Type, onDelete deleteRule: DeleteRule
  ) {
    self.init(keyPath, to: parent, onDelete: deleteRule, named: nil)
  }

  /// A property that points to a row of `parent` or to nothing. Otherwise it is the same.
  public init<Parent: PersistentModel>(
    _ keyPath: any KeyPath<Model, Parent.ID?> & Sendable, to parent: Parent.Type, onDelete deleteRule: DeleteRule
  ) {
    self.init(keyPath, to: parent, onDelete: deleteRule, named: nil)
  }

  /// The same, with a property that stands for the row itself, so that predicates can look through it:
  /// `var shelf: Shelf { related(\.shelf) }`.
  public init<Parent: PersistentModel>(
    _ keyPath: any KeyPath<Model, Parent.ID> & Sendable, to parent: Parent.Type, onDelete deleteRule: DeleteRule,
    as property: any KeyPath<Model, Parent> & Sendable
  ) {
    self.init(keyPath, to: parent, onDelete: deleteRule, named: property)
  }

  /// The same for a row that may not be there: `var shelf: Shelf? { related(\.shelf) }`.
  public init<Parent: PersistentModel>(
    _ keyPath: any KeyPath<Model, Parent.ID?> & Sendable, to parent: Parent.Type, onDelete deleteRule: DeleteRule,
    as property: any KeyPath<Model, Parent?> & Sendable
  ) {
    self.init(keyPath, to: parent, onDelete: deleteRule, named: property)
  }
}

extension Relationship {
  /// Whether the property stands for the row pointed to.
  func isNamed(_ keyPath: AnyKeyPath) -> Bool {
    guard let property else { return false }
    return property == keyPath
  }
}
