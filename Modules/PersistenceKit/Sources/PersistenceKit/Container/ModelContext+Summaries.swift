public import Foundation

// MARK: - All rows together

extension ModelContext {
  /// The count, sum, extremes and average of a property over the models that match; nothing sums up to zero.
  ///
  /// No model is made. It costs reading the rows that match once, or an index that holds all that is asked for, and
  /// keeps nothing in memory. Sums of numbers with a fraction are added up in any order.
  ///
  /// - Throws: `overflow` when the sum doesn't fit into 64 bits, `decoding` when the property's type refuses it,
  ///   `unsupported` for a property without a column and for a predicate that isn't translated.
  public func summary<Model: PersistentModel, Value: SummableValue>(
    of property: any KeyPath<Model, Value> & Sendable, matching predicate: Predicate<Model>? = nil
  ) throws(PersistenceError) -> Summary<Value> {
    try summary(ofColumn: property, matching: predicate)
  }

  /// The same for an optional property, without the models in which it is nil.
  public func summary<Model: PersistentModel, Value: SummableValue>(
    of property: any KeyPath<Model, Value?> & Sendable, matching predicate: Predicate<Model>? = nil
  ) throws(PersistenceError) -> Summary<Value> {
    try summary(ofColumn: property, matching: predicate)
  }
}

// MARK: - By group

extension ModelContext {
  /// The summaries of a property by the values of another one: every group with at least one value.
  ///
  /// It reads the rows that match once, in any order, and needs no index; the memory grows with the number of groups.
  ///
  /// - Throws: as `summary(of:matching:)`, and `decoding` for a group that its type refuses.
  public func summaries<Model: PersistentModel, Group: ColumnValue & Hashable, Value: SummableValue>(
    of property: any KeyPath<Model, Value> & Sendable, by group: any KeyPath<Model, Group> & Sendable,
    matching predicate: Predicate<Model>? = nil
  ) throws(PersistenceError) -> [Group: Summary<Value>] {
    try summaries(ofColumn: property, by: group, grouping: { $0 }, matching: predicate)
  }

  /// The same for an optional property, without the models in which it is nil.
  public func summaries<Model: PersistentModel, Group: ColumnValue & Hashable, Value: SummableValue>(
    of property: any KeyPath<Model, Value?> & Sendable, by group: any KeyPath<Model, Group> & Sendable,
    matching predicate: Predicate<Model>? = nil
  ) throws(PersistenceError) -> [Group: Summary<Value>] {
    try summaries(ofColumn: property, by: group, grouping: { $0 }, matching: predicate)
  }

  /// The summaries of a property by what is made of another one, as months are made of days:
  ///
  /// ```swift
  /// let months = try context.summaries(of: \Deposit.amount, by: \.day, grouping: { $0.month })
  /// ```
  ///
  /// It reads the rows that match once; the memory grows with the number of different values of the other property.
  ///
  /// - Parameters:
  ///   - property: what is summed.
  ///   - key: what the groups are made of.
  ///   - grouping: is asked once for each of the key's values.
  ///   - predicate: the models to sum; nil takes all.
  /// - Throws: as `summaries(of:by:matching:)`.
  public func summaries<Model: PersistentModel, Key: ColumnValue, Group: Hashable, Value: SummableValue>(
    of property: any KeyPath<Model, Value> & Sendable, by key: any KeyPath<Model, Key> & Sendable,
    grouping: (Key) -> Group, matching predicate: Predicate<Model>? = nil
  ) throws(PersistenceError) -> [Group: Summary<Value>] {
    try summaries(ofColumn: property, by: key, grouping: grouping, matching: predicate)
  }

  /// The same for an optional property, without the models in which it is nil.
  public func summaries<Model: PersistentModel, Key: ColumnValue, Group: Hashable, Value: SummableValue>(
    of property: any KeyPath<Model, Value?> & Sendable, by key: any KeyPath<Model, Key> & Sendable,
    grouping: (Key) -> Group, matching predicate: Predicate<Model>? = nil
  ) throws(PersistenceError) -> [Group: Summary<Value>] {
    try summaries(ofColumn: property, by: key, grouping: grouping, matching: predicate)
  }
}

extension ModelContext {
  private func summary<Model: PersistentModel, Value: SummableValue>(
    ofColumn property: any PartialKeyPath<Model> & Sendable, matching predicate: Predicate<Model>?
  ) throws(PersistenceError) -> Summary<Value> {
    let place = try Model.schema.place(of: property)
    try begin(reading: Model.self, matching: predicate)
    let groups = try session.sums(of: place, by: nil, matching: predicate)
    return try Summary(groups.first?.sums, shape: Model.schema.shape(of: place))
  }

  private func summaries<Model: PersistentModel, Key: ColumnValue, Group: Hashable, Value: SummableValue>(
    ofColumn property: any PartialKeyPath<Model> & Sendable, by key: any PartialKeyPath<Model> & Sendable,
    grouping: (Key) -> Group, matching predicate: Predicate<Model>?
  ) throws(PersistenceError) -> [Group: Summary<Value>] {
    let schema = Model.schema
    let (place, keyPlace) = (try schema.place(of: property), try schema.place(of: key))
    let keyShape = schema.shape(of: keyPlace)
    try begin(reading: Model.self, matching: predicate)
    var sums: [Group: NumberSums] = [:]
    for (value, some) in try session.sums(of: place, by: keyPlace, matching: predicate) {
      let group = grouping(try Row(values: [value], shape: keyShape)[0])
      if sums[group]?.add(some) == nil { sums[group] = some }
    }
    let shape = schema.shape(of: place)
    var summaries: [Group: Summary<Value>] = [:]
    for (group, sums) in sums { summaries[group] = try Summary(sums, shape: shape) }
    return summaries
  }
}

extension Schema {
  /// The shape of a row of one column.
  fileprivate func shape(of place: Int) -> RowShape {
    RowShape(table: table, columns: [columns[place].name], number: nil)
  }
}
