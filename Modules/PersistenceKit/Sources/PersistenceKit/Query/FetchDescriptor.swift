public import Foundation

/// The models to fetch: their predicate, their order, and a limit.
///
/// The predicate is Foundation's own `#Predicate`, the order its `SortDescriptor`. Both are translated to SQL once per
/// shape; a construct that has no translation throws `PersistenceError.unsupported` before anything runs, and is never
/// evaluated in Swift instead. Keep one `#Predicate` to five conditions, because the type checker's time grows steeply
/// beyond that, and put longer ones together with `&&`, `||` and `!` between predicates.
///
/// These have a translation:
/// - a property with a column, captured values and literals, `== != < <= > >=`, `&& || !`, `a ? b : c`, a Bool alone;
/// - `nil`, `??`, `?.`, `!` after a value, `if let` and `flatMap`;
/// - `contains` of a captured array, set or range, also of one with a single bound, and of a range written in place;
/// - `+ - *` and a leading `-`; `/` and `%` of whole numbers, `/` of numbers with a fraction;
/// - of a text `contains`, `starts(with:)`, `localizedStandardContains`, `count` and `isEmpty`; of data the last two;
/// - the `rawValue` of an enum that lists its cases;
/// - a property that stands for related rows: through a `Relationship` its properties, through an `Inverse`
///   `contains { }`, `allSatisfy { }`, `count` and `isEmpty`, and `filter { }` before the last two; all may mention the
///   outer row.
///
/// Values are compared as their columns keep them: text by the Unicode scalars of its composed form, a date by its
/// millisecond, and a type of your own by what it maps to, which must be in the same order when the type is
/// `Comparable`. A text starts with whole characters, and contains whole ones, as in Swift. SQLite and memory answer
/// alike, except for this: a whole number beyond its type and a division by zero end the process in memory, and in
/// SQLite compare as the nearest number and as nothing, as does infinity less infinity; a captured date is rounded to
/// its millisecond in SQLite only; `x!` of nil satisfies nothing, which in memory stops the conditions after it too; a
/// captured text that isn't composed has another order in memory; accents that are newer than Unicode 14 have to be in
/// one order in SQLite, and may change places in memory.
///
/// ```swift
/// let open = FetchDescriptor<Book>(
///   predicate: #Predicate { !$0.isRead && $0.pages >= 100 }, sortBy: [SortDescriptor(\.title, comparator: .lexical)],
///   fetchLimit: 20)
/// ```
public struct FetchDescriptor<Model: PersistentModel>: Sendable {
  /// The order, by properties that have columns; empty means the order of insertion.
  ///
  /// `nil` is before every value in `.forward` order. Ties are broken by the row's number, in the direction of the last
  /// key, so that every order is total.
  public var sortBy: [SortDescriptor<Model>]
  /// The largest number of models to return; nil means all, a negative number counts as 0.
  public var fetchLimit: Int?
  /// The number of models to skip first; nil or a negative number skips none. The time grows with it.
  public var fetchOffset: Int?
  /// The predicate without its type.
  @usableFromInline var condition: QueryCondition?
  /// The condition on the models; nil fetches all of them.
  // It comes last: where what is before it stands in memory is known without the type's metadata, which generic code
  // looks up in each call.
  public var predicate: Predicate<Model>? {
    didSet { condition = predicate.map { QueryCondition($0) } }
  }

  /// Describes a fetch. The defaults fetch every model in insertion order.
  @inlinable public init(
    predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = [], fetchLimit: Int? = nil,
    fetchOffset: Int? = nil
  ) {
    self.sortBy = sortBy
    self.fetchLimit = fetchLimit
    self.fetchOffset = fetchOffset
    self.condition = predicate.map { QueryCondition($0) }
    self.predicate = predicate
  }
}

/// What a predicate asks of its variable, without the type of the model.
@usableFromInline struct QueryCondition: Sendable {
  @usableFromInline let variable: PredicateExpressions.VariableID
  @usableFromInline let expression: any StandardPredicateExpression<Bool>

  @inlinable init<Model>(_ predicate: borrowing Predicate<Model>) {
    variable = predicate.variable.key
    expression = predicate.expression
  }
}

extension FetchDescriptor {
  /// The number of `total` matching models within the limit and the offset: the result of `fetchCount`.
  func windowed(_ total: Int) -> Int {
    min(max(total - skipped, 0), limit ?? .max)
  }

  var skipped: Int { max(fetchOffset ?? 0, 0) }

  var limit: Int? { fetchLimit.map { max($0, 0) } }
}
