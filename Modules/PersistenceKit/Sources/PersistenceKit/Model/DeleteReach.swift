/// The models that a delete may change: those whose rows its cascades delete, and those whose rows it makes point to
/// nothing.
struct DeleteReach: Sendable {
  /// How many rows may cascade one after the other: SQLITE_MAX_TRIGGER_DEPTH, which memory keeps to too.
  static let deepestCascade = 1_000

  private let reached: [ObjectIdentifier: ModelSet]
  private let deleted: [ObjectIdentifier: Set<ObjectIdentifier>]

  init(_ models: [any PersistentModel.Type]) {
    var pointing: [ObjectIdentifier: [(child: any PersistentModel.Type, rule: DeleteRule)]] = [:]
    for model in models {
      for (parent, rule) in model.references {
        pointing[ObjectIdentifier(parent), default: []].append((model, rule))
      }
    }
    var (reached, cascades) = ([ObjectIdentifier: ModelSet](), [ObjectIdentifier: Set<ObjectIdentifier>]())
    for model in models {
      let start = ObjectIdentifier(model)
      var (found, deleted, pending) = (ModelSet([model]), Set([start]), [start])
      while let next = pending.popLast() {
        for (child, rule) in pointing[next] ?? [] where rule != .deny {
          found.insert(child)
          let key = ObjectIdentifier(child)
          if rule == .cascade, deleted.insert(key).inserted { pending.append(key) }
        }
      }
      (reached[start], cascades[start]) = (found, deleted)
    }
    (self.reached, self.deleted) = (reached, cascades)
  }

  /// The model itself is always among them.
  func models(from model: any PersistentModel.Type) -> ModelSet {
    reached[ObjectIdentifier(model)] ?? ModelSet([model])
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
