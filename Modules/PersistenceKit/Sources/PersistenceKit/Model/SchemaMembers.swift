import Synchronization

/// The column, or the related row, of a property in a query.
enum SchemaMember: Equatable, Sendable {
  /// The place of a column in the schema.
  case column(Int)
  /// The place of a relationship in the schema, whose row the property stands for.
  case parent(Int)
  /// The place of an inverse in the schema, whose rows the property stands for.
  case children(Int)
}

/// The properties that a schema knows, without the type of its model.
final class SchemaMembers: Sendable {
  typealias Property = any AnyKeyPath & Sendable

  private let model: any PersistentModel.Type
  private let columns: [Property]
  /// The places of the columns by the hash of their key paths: comparing two that differ costs as much as hashing one.
  private let placesByHash: [Int: [Int]]
  private let parents: [Property?]
  private let children: [Property]
  /// What was found before, by the address of the key path, which stays its own while it is kept here.
  private let found = Mutex<[ObjectIdentifier: (property: Property, member: SchemaMember)]>([:])

  init(of model: any PersistentModel.Type, columns: [Property], parents: [Property?], children: [Property]) {
    self.model = model
    self.columns = columns
    self.parents = parents
    self.children = children
    placesByHash = Dictionary(grouping: columns.indices) { columns[$0].hashValue }
  }

  /// What the property is; throws `.unsupported` when the schema doesn't know it.
  ///
  /// A key path of a program's text is one object, so it is searched for once.
  func member(_ property: Property) throws(PersistenceError) -> SchemaMember {
    let address = ObjectIdentifier(property)
    if let known = found.withLock({ $0[address]?.member }) { return known }
    let member = try search(property)
    found.withLock { found in
      // Key paths that are made while the program runs would fill it up.
      if found.count < Self.mostFound { found[address] = (property, member) }
    }
    return member
  }

  /// The place of the column that keeps a property; nil when none does.
  func columnIndex(for property: AnyKeyPath) -> Int? {
    placesByHash[property.hashValue]?.first { columns[$0] == property }
  }
}

extension SchemaMembers {
  private func search(_ property: AnyKeyPath) throws(PersistenceError) -> SchemaMember {
    if let place = columnIndex(for: property) { return .column(place) }
    for (place, parent) in parents.enumerated() {
      if let parent, parent == property { return .parent(place) }
    }
    for (place, other) in children.enumerated() where other == property { return .children(place) }
    throw .withoutColumn(type(of: property).valueType, of: model)
  }

  private static let mostFound = 512
}
