import Foundation

extension ModelContainer {
  static func check(
    for models: [any PersistentModel.Type], configuration: ModelConfiguration, cancellation: Cancellation?
  ) throws(PersistenceError) -> [IntegrityFault] {
    try configuration.validate()
    try ModelList.validate(models)
    guard let url = configuration.url else { return [] }
    return try Database(url: url, configuration: configuration).check(for: Catalog(models), cancellation)
  }

  static func restore(
    from backup: URL, for models: [any PersistentModel.Type], configuration: ModelConfiguration,
    cancellation: Cancellation?
  ) throws(PersistenceError) -> URL? {
    try configuration.validate()
    try ModelList.validate(models)
    guard let url = configuration.url else {
      throw .unsupported(construct: "a restore into memory", advice: "import an export instead")
    }
    let restoration = Restoration(
      backup: try Database(url: backup, configuration: configuration),
      // A rename would replace a link, not what it leads to.
      target: try Database(url: url.resolvingSymlinksInPath(), configuration: configuration),
      catalog: try Catalog(models), cancellation: cancellation)
    return try restoration.run().map { URL(filePath: $0) }
  }
}
