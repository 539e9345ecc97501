import Testing

@testable import ArchitectureKit

/// The lines of a manifest that declare targets and their dependencies.
@Suite struct ManifestPlacesTests {
  private func line(ofTarget name: String, _ text: String) -> Int {
    ManifestPlaces(SourceFile(path: "Package.swift", text: text)).location(ofTarget: name).line
  }

  private func line(of dependency: String, in target: String, _ text: String) -> Int {
    ManifestPlaces(SourceFile(path: "Package.swift", text: text)).location(ofDependency: dependency, in: target).line
  }

  private static let plain = """
    let shared: [Target.Dependency] = [
      .product(name: "Log", package: "log"),
    ]
    let package = Package(
      name: "Shop",
      products: [.library(name: "Base", targets: ["Base"]), .library(name: "Shop", targets: ["Shop"])],
      dependencies: [.package(url: "https://example.com/log", from: "1.0.0")],
      targets: [
        .target(
          name: "Shop",
          dependencies: [
            "Till",
            .target(name: "Base"),
          ] + shared),
        .target(name: "Till", dependencies: ["Base"]),
        .target(name: "Base", dependencies: shared),
        .testTarget(
          name: "ShopTests",
          dependencies: [.byName(name: "Shop"), "Base"]),
      ])
    """

  @Test(arguments: [("Shop", 10), ("Till", 15), ("Base", 16), ("ShopTests", 18), ("Nowhere", 1)])
  func `a target has the line of its name`(_ name: String, _ expected: Int) {
    #expect(line(ofTarget: name, Self.plain) == expected)
  }

  @Test(arguments: [
    ("Shop", "Till", 12), ("Shop", "Base", 13), ("Till", "Base", 15), ("ShopTests", "Shop", 19),
    ("ShopTests", "Base", 19), ("Shop", "Log", 2), ("Base", "Log", 2), ("Base", "Nowhere", 16),
  ]) func `a dependency has the line in its target, else in what is shared`(
    _ target: String, _ dependency: String, _ expected: Int
  ) {
    #expect(line(of: dependency, in: target, Self.plain) == expected)
  }

  private static let table = """
    let modules: [Module] = [
      .app("Demo", root: "Cart", uses: ["ProductDomainSources"]),
      .domain("Product"),
      .feature(
        "Product",
        uses: ["ProductDomainInterface"]),
      .feature("Cart", uses: ["ProductDomainInterface"]),
      .shared("Style"),
    ]
    struct Module {
      static func feature(_ name: String, uses: [String] = []) -> Module {
        Module(targets: [.target(name: name + "Feature", dependencies: [kit] + uses.map { .target(name: $0) })])
      }
      static let kit = Target.Dependency.product(name: "Kit", package: "Kit")
    }
    """

  @Test(arguments: [
    ("Demo", 2), ("DemoTests", 2), ("ProductDomainInterface", 3), ("ProductDomainSources", 3), ("ProductFeature", 5),
    ("CartFeature", 7), ("CartFeatureTests", 7), ("Style", 8), ("Other", 1),
  ]) func `a target that a table makes has the line of its row`(_ name: String, _ expected: Int) {
    #expect(line(ofTarget: name, Self.table) == expected)
  }

  @Test(arguments: [
    ("CartFeature", "ProductDomainInterface", 7), ("ProductFeature", "ProductDomainInterface", 6),
    ("Demo", "ProductDomainSources", 2), ("CartFeature", "Kit", 14),
  ]) func `a dependency that a table makes has the line of its row`(
    _ target: String, _ dependency: String, _ expected: Int
  ) {
    #expect(line(of: dependency, in: target, Self.table) == expected)
  }
}
