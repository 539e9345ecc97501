/// What happens to the rows that point to a deleted one.
public enum DeleteRule: Sendable, Hashable, CaseIterable {
  /// They are deleted too.
  case cascade
  /// They stay and point to nothing; the property must be optional.
  case nullify
  /// They keep the row from being deleted.
  case deny
}

/// A property that holds the id of another model's row.
public struct Relationship<Model: PersistentModel>: Sendable {
  /// The property that holds the id.
  public let keyPath: any PartialKeyPath<Model> & Sendable
  /// The model that is pointed to.
  public let parent: any PersistentModel.Type
  public let deleteRule: DeleteRule

  /// A property that always points to a row of `parent`. Its column is indexed, unless an index begins with it.
  public init<Parent: PersistentModel>(
    _ keyPath: any KeyPath<Model, Parent.ID> & Sendable, to parent: Parent.Type, onDelete deleteRule: DeleteRule
  ) {
    self.keyPath = keyPath
    self.parent = parent
    self.deleteRule = deleteRule
  }

  /// A property that points to a row of `parent` or to nothing.
  public init<Parent: PersistentModel>(
    _ keyPath: any KeyPath<Model, Parent.ID?> & Sendable, to parent: Parent.Type, onDelete deleteRule: DeleteRule
  ) {
    self.keyPath = keyPath
    self.parent = parent
    self.deleteRule = deleteRule
  }
}
