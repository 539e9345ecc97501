import Foundation
import PersistenceKit
import Synchronization

/// A model with the columns of a pattern.
struct Garment<Form: Pattern>: PersistentModel, Equatable {
  let id: UUID
  var number: Int64 = 0
  var first: Form.First.Value
  var second: Form.Second.Value
  var third: Form.Third.Value
  var weight: Int64

  var labels: Related<Label<Form>> { related(\.labels) }

  static var weights: Rollup<Self, Int64> {
    Rollup("garment_weights", by: \.weight, bucket: { Int($0.weight % 3) }, value: { $0.weight })
  }

  static var schema: Schema<Self> {
    KeptSchemas.shared.schema {
      let indexes: [Index<Self>] =
        switch Form.indexing {
        case .none: []
        case .first: [Index(\.first)]
        case .unique: [Index(\.second, \.weight, isUnique: true)]
        case .both: [Index(\.third, \.first), Index(\.second, isUnique: false)]
        }
      return Schema(
        "garment",
        columns: [
          Column("id", \.id), .number(\.number), Column("first", \.first), Column("second", \.second),
          Column("third", \.third), Column("weight", \.weight, check: .range(-2...40)),
        ],
        inverses: [Inverse(\.labels, of: \Label<Form>.garment)], indexes: indexes, rollups: [weights],
        isChecksummed: Form.deleteRule == .cascade)
    }
  }
}

extension Garment {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[0], number: try row[1], first: try row[2], second: try row[3], third: try row[4], weight: try row[5])
  }
}

/// A model that points to a garment, or to none.
struct Label<Form: Pattern>: PersistentModel, Equatable {
  let id: UUID
  var garment: UUID?
  var text: Form.Second.Value

  var ofGarment: Garment<Form>? { related(\.ofGarment) }

  static var schema: Schema<Self> {
    KeptSchemas.shared.schema {
      Schema(
        "label", columns: [Column("id", \.id), Column("garment_id", \.garment), Column("text", \.text)],
        relationships: [
          Relationship(\.garment, to: Garment<Form>.self, onDelete: Form.deleteRule, as: \.ofGarment)
        ])
    }
  }
}

extension Label {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], garment: try row[1], text: try row[2])
  }
}

/// The schemas of generic models, which keep nothing themselves.
private final class KeptSchemas: Sendable {
  static let shared = KeptSchemas()

  private let schemas = Mutex<[ObjectIdentifier: any Sendable]>([:])

  func schema<Model: PersistentModel>(_ make: () -> Schema<Model>) -> Schema<Model> {
    let type = ObjectIdentifier(Model.self)
    if let known = schemas.withLock({ $0[type] }) as? Schema<Model> { return known }
    let made = make()
    schemas.withLock { $0[type] = made }
    return made
  }
}
