import Foundation

extension ModelContainer {
  /// - Parameter route: how older files become what the models say; nil checks only what SQLite does of them.
  static func check(
    for models: [any PersistentModel.Type], _ route: MigrationRoute?, configuration: ModelConfiguration,
    cancellation: Cancellation?, _ onEvent: @escaping (IntegrityEvent) -> Void
  ) throws(PersistenceError) -> [IntegrityFault] {
    try configuration.validate()
    try ModelList.validate(models)
    if case .server = configuration.location {
      var reading = configuration
      (reading.allowsSave, reading.history) = (false, nil)
      let container = try ModelContainer(for: models, configuration: reading, route: route)
      return try container.storage.check(cancellation: cancellation, onEvent)
    }
    guard let url = configuration.url else { return [] }
    let database = try Database(url: url, configuration: configuration, route: route)
    return try database.check(for: Catalog(models), cancellation, onEvent)
  }

  /// - Parameters:
  ///   - route: how an older backup becomes what the models say; nil checks only what SQLite does of one.
  ///   - lastStep: the id of the last step that the database must have; nil for any.
  static func restore(
    from backup: URL, for models: [any PersistentModel.Type], _ route: MigrationRoute?,
    configuration: ModelConfiguration, endingWith lastStep: UUID? = nil, cancellation: Cancellation?,
    _ onEvent: @escaping (IntegrityEvent) -> Void
  ) throws(PersistenceError) -> URL? {
    try configuration.validate()
    try ModelList.validate(models)
    guard let url = configuration.url else {
      let place = configuration.isStoredInMemoryOnly ? "memory" : "a book on a server"
      throw .unsupported(construct: "a restore into \(place)", advice: "import an export instead")
    }
    let restoration = Restoration(
      backup: try Database(url: backup, configuration: configuration, route: route),
      target: try Database(url: url, configuration: configuration),
      catalog: try Catalog(models), lastStep: lastStep, cancellation: cancellation, onEvent: onEvent)
    return try restoration.run().map { URL(filePath: $0) }
  }
}

extension ModelConfiguration {
  /// The same with the version of a plan's newest schema.
  func newest(of route: MigrationRoute) -> ModelConfiguration {
    var copy = self
    copy.schemaVersion = route.newest.version
    return copy
  }
}
