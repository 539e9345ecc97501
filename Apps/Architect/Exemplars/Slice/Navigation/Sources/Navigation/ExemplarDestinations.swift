public import NavigationKit

@testable public import ModuloNavigation

extension AppDestination {
  static let exemplarNouns: [any PathDestination.Type] =
    nouns + [
      SampleThingDestination.self  // slice: into destination
    ]

  /// Every screen's path as a link, with the exemplar's.
  public static let exemplarScreens = table(of: exemplarNouns.flatMap { $0.appPaths })
}
