/// A property that stands for the rows of another model that point to this one, for predicates. It stores nothing: each
/// use is a search in the index of the child's column, which a ``Relationship`` of the child has.
///
/// ```swift
/// static let schema = Schema<Author>(
///   "author", columns: [Column("id", \.id), Column("name", \.name)], inverses: [Inverse(\.books, of: \Book.authorID)])
/// var books: Related<Book> { related(\.books) }
/// ```
public struct Inverse<Model: PersistentModel>: Sendable {
  /// The property that stands for the rows.
  public let property: any PartialKeyPath<Model> & Sendable
  /// The model whose rows point here.
  public let child: any PersistentModel.Type
  /// The property of the child that holds this model's id.
  public let keyPath: any AnyKeyPath & Sendable

  /// Rows that always point to one of this model. Opening a container throws `misuse` when the child's property has no
  /// column.
  public init<Child: PersistentModel>(
    _ property: any KeyPath<Model, Related<Child>> & Sendable, of keyPath: any KeyPath<Child, Model.ID> & Sendable
  ) {
    self.property = property
    self.child = Child.self
    self.keyPath = keyPath
  }

  /// Rows that may point to nothing. Otherwise it is the same.
  public init<Child: PersistentModel>(
    _ property: any KeyPath<Model, Related<Child>> & Sendable, of keyPath: any KeyPath<Child, Model.ID?> & Sendable
  ) {
    self.property = property
    self.child = Child.self
    self.keyPath = keyPath
  }
}
