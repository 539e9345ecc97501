/// The changes of one commit, or of several that weren't read one by one.
public struct ModelChange: Sendable, Hashable {
  /// nil for all.
  private let models: ModelSet?

  init(models: ModelSet?) {
    self.models = models
  }
}

extension ModelChange {
  /// Whether another process, or another container of this one, committed too, and no history tells what that changed:
  /// such a change includes every model.
  public var isForeign: Bool { models == nil }

  /// Whether rows of that model may have changed: those that were written, and those that delete rules may reach.
  public func includes<Model: PersistentModel>(_ type: Model.Type) -> Bool {
    models?.contains(type) ?? true
  }

  /// The names of the tables whose rows may have changed; nil for all.
  public var tables: Set<String>? { models?.tables }

  func overlaps(_ region: ModelSet) -> Bool { models.map { !$0.isDisjoint(with: region) } ?? !region.isEmpty }

  /// A commit of others.
  static let foreign = ModelChange(models: nil)

  /// A commit of the container's own; nil when it touched nothing.
  init?(_ touched: ModelSet) {
    if touched.isEmpty { return nil }
    self.init(models: touched)
  }

  func union(_ other: ModelChange) -> ModelChange {
    guard let models, let others = other.models else { return .foreign }
    return ModelChange(models: models.union(others))
  }
}

extension ModelChange: CustomStringConvertible {
  /// The names of the models, for logs: `Bed, Planting`.
  public var description: String {
    models?.names.joined(separator: ", ") ?? "any model, by another connection"
  }
}
