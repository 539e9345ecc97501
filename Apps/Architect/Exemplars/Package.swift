// swift-tools-version: 6.2
import PackageDescription

// The whole workspace in one package: one build and one run of the tests cover every module. Each folder of Projects/ is
// a package of its own too, with what an app project has to know of it. `architect scaffold` adds to this table.
let modules: [Module] = [
  .app("Demo", root: "Gallery"),
  .database("Archive"),
  .demo("Gallery", uses: ["SampleDomainInterface"]),
  .domain("Sample"),
  .feature("Gallery", uses: ["SampleDomainInterface"]),
  .service("Sample"),
  .shared("Sample"),
]

/// The targets of one module, in the folder that its kind and its name say.
struct Module {
  let targets: [Target]

  /// An app knows its root feature, and puts live values in; it may use the sources of every module.
  static func app(_ name: String, root: String, uses: [String] = []) -> Module {
    let feature = Target.Dependency.target(name: root + "Feature")
    return Module(targets: [
      .executableTarget(
        name: name, dependencies: [dependencyKit, navigationKit, feature] + uses.map { .target(name: $0) },
        path: "Projects/App/Sources"),
      .testTarget(
        name: name + "Tests",
        dependencies: [.target(name: name), feature, dependencyKit, dependencyKitMocks, navigationKit],
        path: "Projects/App/Tests"),
    ])
  }

  /// A feature uses interfaces and shared modules.
  static func feature(_ name: String, uses: [String] = []) -> Module {
    let (feature, folder) = (name + "Feature", "Projects/Features/" + name)
    return Module(targets: [
      .target(
        name: feature, dependencies: [dependencyKit] + uses.map { .target(name: $0) }, path: folder + "/Sources"),
      .testTarget(
        name: feature + "Tests",
        dependencies: [.target(name: feature), dependencyKit, dependencyKitMocks] + uses.map { .target(name: $0) },
        path: folder + "/Tests"),
    ])
  }

  /// A program that shows a feature by itself, and uses what the feature uses.
  static func demo(_ name: String, uses: [String] = []) -> Module {
    let feature = Target.Dependency.target(name: name + "Feature")
    return Module(targets: [
      .executableTarget(
        name: name + "Demo", dependencies: [dependencyKit, feature] + uses.map { .target(name: $0) },
        path: "Projects/Demos/\(name)Demo/Sources")
    ])
  }

  static func domain(_ name: String) -> Module { layered(name + "Domain", in: "Projects/Domains/" + name) }

  static func service(_ name: String) -> Module { layered(name + "Service", in: "Projects/Services/" + name) }

  /// A service on a database.
  static func database(_ name: String) -> Module {
    layered(name + "Service", in: "Projects/Services/" + name, with: [persistenceKit])
  }

  /// A shared module knows nothing.
  static func shared(_ name: String) -> Module {
    Module(targets: [.target(name: name, path: "Projects/Shared/\(name)/Sources")])
  }

  /// An interface that anyone may know, and sources that only the app knows.
  private static func layered(
    _ name: String, in folder: String, with kits: [Target.Dependency] = []
  ) -> Module {
    let interface = Target.Dependency.target(name: name + "Interface")
    let sources = Target.Dependency.target(name: name + "Sources")
    return Module(targets: [
      .target(name: name + "Interface", dependencies: [dependencyKit], path: folder + "/Interface"),
      .target(name: name + "Sources", dependencies: [interface, dependencyKit] + kits, path: folder + "/Sources"),
      .testTarget(
        name: name + "Tests", dependencies: [interface, sources, dependencyKit] + kits, path: folder + "/Tests"),
    ])
  }

  private static let dependencyKit = Target.Dependency.product(name: "DependencyKit", package: "DependencyKit")
  private static let dependencyKitMocks = Target.Dependency.product(
    name: "DependencyKitMocks", package: "DependencyKit")
  private static let navigationKit = Target.Dependency.product(name: "NavigationKit", package: "NavigationKit")
  private static let persistenceKit = Target.Dependency.product(name: "PersistenceKit", package: "PersistenceKit")
}

let package = Package(
  name: "Exemplars",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(path: "../../../Modules/DependencyKit"),
    .package(path: "../../../Modules/NavigationKit"),
    .package(path: "../../../Modules/PersistenceKit"),  // scaffold: with database
  ],
  targets: modules.flatMap(\.targets))

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
