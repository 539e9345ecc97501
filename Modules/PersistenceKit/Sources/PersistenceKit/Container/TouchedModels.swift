/// The models that a transaction has changed. It is a class, so that touching the same one again is no access to the set.
final class TouchedModels {
  private(set) var models: Set<ObjectIdentifier> = []
  /// The one that was touched last, because it mostly is the next one too, and comparing costs less than hashing.
  private var last: ObjectIdentifier?

  func insert(_ model: any PersistentModel.Type) {
    let id = ObjectIdentifier(model)
    if id == last { return }
    last = id
    models.insert(id)
  }

  func formUnion(_ other: Set<ObjectIdentifier>) {
    models.formUnion(other)
  }

  /// Forgets what was touched since there were only these.
  func restore(_ former: Set<ObjectIdentifier>) {
    models = former
    last = nil
  }
}
