/// The models that a transaction has changed.
struct TouchedModels {
  private(set) var models: Set<ObjectIdentifier> = []
  /// The one that was touched last, because it mostly is the next one too, and comparing costs less than hashing.
  private var last: ObjectIdentifier?

  mutating func insert(_ model: any PersistentModel.Type) {
    let id = ObjectIdentifier(model)
    if id == last { return }
    last = id
    models.insert(id)
  }

  mutating func formUnion(_ other: Set<ObjectIdentifier>) {
    models.formUnion(other)
  }
}
