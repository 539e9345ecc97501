/// The models that a delete may change: those whose rows its cascades delete, and those whose rows it makes point to
/// nothing.
struct DeleteReach: Sendable {
  /// How many rows may cascade one after the other: SQLITE_MAX_TRIGGER_DEPTH, which memory keeps to too.
  static let deepestCascade = 1_000

  private let reached: [ObjectIdentifier: Set<ObjectIdentifier>]
  private let deleted: [ObjectIdentifier: Set<ObjectIdentifier>]

  init(_ models: [any PersistentModel.Type]) {
    var pointing: [ObjectIdentifier: [(child: ObjectIdentifier, rule: DeleteRule)]] = [:]
    for model in models {
      for (parent, rule) in model.references {
        pointing[ObjectIdentifier(parent), default: []].append((ObjectIdentifier(model), rule))
      }
    }
    var (reached, cascades) = ([ObjectIdentifier: Set<ObjectIdentifier>](), [ObjectIdentifier: Set<ObjectIdentifier>]())
    for model in models {
      let start = ObjectIdentifier(model)
      var (found, deleted, pending) = (Set([start]), Set([start]), [start])
      while let next = pending.popLast() {
        for (child, rule) in pointing[next] ?? [] where rule != .deny {
          found.insert(child)
          if rule == .cascade, deleted.insert(child).inserted { pending.append(child) }
        }
      }
      (reached[start], cascades[start]) = (found, deleted)
    }
    (self.reached, self.deleted) = (reached, cascades)
  }

  /// The model itself is always among them.
  func models(from model: any PersistentModel.Type) -> Set<ObjectIdentifier> {
    reached[ObjectIdentifier(model)] ?? [ObjectIdentifier(model)]
  }

  /// Those that it may delete rows of.
  func deletedModels(from model: any PersistentModel.Type) -> Set<ObjectIdentifier> {
    deleted[ObjectIdentifier(model)] ?? [ObjectIdentifier(model)]
  }
}

extension PersistentModel {
  fileprivate static var references: [(any PersistentModel.Type, DeleteRule)] {
    schema.relationships.map { ($0.parent, $0.deleteRule) }
  }
}
