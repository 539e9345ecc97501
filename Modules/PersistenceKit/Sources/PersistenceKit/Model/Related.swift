/// The rows that point to a row, for predicates: `$0.loans.contains { $0.isOverdue }`.
///
/// It is the type of a property that a schema names in an `Inverse`. SQLite translates the property and never calls it:
/// for each row that the other conditions leave, it searches the index of the column that points, and `contains` and
/// `allSatisfy` stop at the first row that decides. The engine in memory calls it, and reads all rows of the child each
/// time.
public struct Related<Model: PersistentModel>: Sendable {
  private let models: [Model]

  init(_ models: [Model]) {
    self.models = models
  }
}

extension Related: RandomAccessCollection {
  public var startIndex: Int { models.startIndex }
  public var endIndex: Int { models.endIndex }
  public subscript(position: Int) -> Model { models[position] }

  // Declared here, not left to Collection, so that their key paths are this type's own and can be told apart.
  public var count: Int { models.count }
  public var isEmpty: Bool { models.isEmpty }
}

// MARK: - Properties of models

extension PersistentModel {
  /// The row that this one points to, as the value of a property that the schema names in a `Relationship`:
  ///
  /// ```swift
  /// var author: Author { related(\.author) }
  /// ```
  ///
  /// Such a property is for predicates alone. A model knows no container, so reading it elsewhere ends the process:
  /// fetch the related row by its id instead. A question costs one search for each row that the other conditions leave.
  public func related<Parent: PersistentModel>(_ property: KeyPath<Self, Parent>) -> Parent {
    guard let parent = RelatedRows.required(for: property).parent(of: self, through: property, as: Parent.self) else {
      preconditionFailure("\(Self.self) points to no \(Parent.self) through \(property)")
    }
    return parent
  }

  /// The same for a row that may point to nothing: nil then, and in a predicate what `?.` makes of it.
  public func related<Parent: PersistentModel>(_ property: KeyPath<Self, Parent?>) -> Parent? {
    RelatedRows.required(for: property).parent(of: self, through: property, as: Parent.self)
  }

  /// The rows that point to this one, as the value of a property that the schema names in an `Inverse`. The same holds:
  /// it is for predicates alone. ``Related`` says what it costs.
  public func related<Child: PersistentModel>(_ property: KeyPath<Self, Related<Child>>) -> Related<Child> {
    Related(RelatedRows.required(for: property).children(of: self, through: property, as: Child.self))
  }
}
