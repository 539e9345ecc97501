/// A property that stands for the rows of another model that point to this one, for predicates.
///
/// ```swift
/// static let schema = Schema<Author>(
///   "author", columns: [Column("id", \.id)], inverses: [Inverse(\.books, of: \Book.authorID)])
/// var books: Related<Book> { related(\.books) }
/// ```
public struct Inverse<Model: PersistentModel>: Sendable {
  /// The property that stands for the rows.
  public let property: any PartialKeyPath<Model> & Sendable
  /// The model whose rows point here.
  public let child: any PersistentModel.Type
  /// The property of the child that holds this model's id.
  public let keyPath: any AnyKeyPath & Sendable

  /// Rows that always point to one of this model.
  public init<Child: PersistentModel>(
    _ property: any KeyPath<Model, Related<Child>> & Sendable, of keyPath: any KeyPath<Child, Model.ID> & Sendable
  ) {
    self.property = property
    self.child = Child.self
    self.keyPath = keyPath
  }

  /// Rows that may point to nothing.
  public init<Child: PersistentModel>(
    _ property: any KeyPath<Model, Related<Child>> & Sendable, of keyPath: any KeyPath<Child, Model.ID?> & Sendable
  ) {
    self.property = property
    self.child = Child.self
    self.keyPath = keyPath
  }
}
