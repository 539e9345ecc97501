/// Finds the rows that an export leaves out: those that aren't what their checksums say, those in which their models find no
/// meaning, and those that point to one of these or to nothing. An import takes what is left.
struct DamageOmission {
  /// The faults of the rows that were left out, in the order of the document.
  private(set) var faults: [IntegrityFault] = []
  /// The keys of the rows that stay, of each model that others point to, with what each of these points to.
  private var keys: [ObjectIdentifier: [SQLValue: [Reference]]] = [:]
  private var highestNumbers: [ObjectIdentifier: Int64] = [:]

  /// Reads every row once. It keeps the keys of the models that others point to in memory.
  init(
    from session: any StorageSession, _ models: [any PersistentModel.Type], _ cancellation: Cancellation?
  ) throws(PersistenceError) {
    for model in models { for parent in Self.parents(of: model) { keys[ObjectIdentifier(parent)] = [:] } }
    for model in models { try survey(model, session, cancellation) }
    while removeDangling() {}
  }

  /// Whether the row stays; notes its fault when it doesn't.
  mutating func keeps<Model: PersistentModel>(
    _ row: borrowing Row, _ number: Int64, _ layout: OmissionLayout<Model>
  ) throws(PersistenceError) -> Bool {
    var fault = try layout.fault(in: row, number)
    if fault == nil, let reference = try layout.references(of: row).first(where: { !isKept($0) }) {
      fault = .dangling(table: layout.table, number: number, column: reference.column)
    }
    guard let fault else { return true }
    faults.append(fault)
    return false
  }

  /// The highest number that a table has given out, as an import takes it: that of the rows where it is damaged.
  func lastNumber<Model: PersistentModel>(_ last: Int64, of model: Model.Type) -> Int64 {
    let highest = max(highestNumbers[ObjectIdentifier(model)] ?? 0, 0)
    return last >= highest && last <= RowNumber.highest ? last : highest
  }
}

extension DamageOmission {
  private static func parents<Model: PersistentModel>(of model: Model.Type) -> [any PersistentModel.Type] {
    model.schema.relationships.map(\.parent)
  }

  private mutating func survey<Model: PersistentModel>(
    _ model: Model.Type, _ session: any StorageSession, _ cancellation: Cancellation?
  ) throws(PersistenceError) {
    let (id, layout) = (ObjectIdentifier(model), try OmissionLayout(model.schema))
    var (found, highest) = (keys[id], Int64.min)
    try session.forEachRow(of: model, isVerified: false) { number, row throws(PersistenceError) in
      try cancellation?.check()
      highest = max(highest, number)
      guard found != nil, try layout.fault(in: row, number) == nil else { return }
      found?[try row.sqlValue(at: layout.keyPlace)] = try layout.references(of: row)
    }
    keys[id] = found
    highestNumbers[id] = highest
  }

  /// Forgets the rows that point to none that stays; whether there was one.
  private mutating func removeDangling() -> Bool {
    var hasRemoved = false
    for (model, rows) in keys {
      let left = rows.filter { $0.value.allSatisfy(isKept) }
      if left.count < rows.count { (keys[model], hasRemoved) = (left, true) }
    }
    return hasRemoved
  }

  private func isKept(_ reference: Reference) -> Bool { keys[reference.parent]?[reference.key] != nil }
}

/// A row that another one points to.
struct Reference {
  let parent: ObjectIdentifier
  let column: String
  let key: SQLValue
}

/// The places of a row's checksum, key and references.
struct OmissionLayout<Model: PersistentModel> {
  let keyPlace: Int
  private let seal: RowSeal?
  private let pointers: [(place: Int, column: String, parent: ObjectIdentifier)]

  init(_ schema: Schema<Model>) throws(PersistenceError) {
    seal = RowShape(sealed: schema).seal
    keyPlace = schema.columns.firstIndex(where: \.isKey) ?? 0
    var pointers: [(place: Int, column: String, parent: ObjectIdentifier)] = []
    for relationship in schema.relationships {
      let name = try schema.requiredColumn(for: relationship.keyPath, of: "a relationship").name
      guard let place = schema.columns.firstIndex(where: { $0.name == name }) else { continue }
      pointers.append((place, name, ObjectIdentifier(relationship.parent)))
    }
    self.pointers = pointers
  }

  var table: String { Model.schema.table }

  /// What is wrong with the row by itself.
  func fault(in row: borrowing Row, _ number: Int64) throws(PersistenceError) -> IntegrityFault? {
    if let seal, !row.isSealed(seal) { return .checksum(table: table, number: number) }
    do {
      let found = try Model(row: row).findings(in: row).first { $0.gravity == .fault }
      return found.map { .undecodable(table: table, number: number, column: $0.column, detail: $0.detail) }
    } catch {
      guard let fault = IntegrityFault(error) else { throw error }
      return fault
    }
  }

  func references(of row: borrowing Row) throws(PersistenceError) -> [Reference] {
    var references: [Reference] = []
    for (place, column, parent) in pointers {
      let key = try row.sqlValue(at: place)
      if key != .null { references.append(Reference(parent: parent, column: column, key: key)) }
    }
    return references
  }
}
