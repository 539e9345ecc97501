import Foundation
import Testing

@testable import ArchitectureKit

/// Where the Kits come from, and what of it stands in a manifest.
@Suite struct KitSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in KitSource.names {
      let place = folder.url.appendingPathComponent("modulo/Modules/\(name)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("let package = Package(name: \"\(name)\")\n".utf8).write(
        to: place.appendingPathComponent("Package.swift"))
    }
  }

  private func source(_ text: String) throws -> KitSource { try KitSource(text, from: folder.url, version: "1.0.0") }

  @Test func `a checkout, or a URL with a version`() throws {
    let path = folder.url.path + "/modulo"
    let cases: [(String, KitSource)] = [
      ("modulo", .folder("modulo/Modules")), ("./modulo/", .folder("./modulo/Modules")),
      (path, .folder(path + "/Modules")),
      ("https://example.com/modulo", .url("https://example.com/modulo", version: "1.0.0")),
      ("https://example.com/modulo.git@2.1.0", .url("https://example.com/modulo.git", version: "2.1.0")),
      ("git@example.com:us/modulo.git", .url("git@example.com:us/modulo.git", version: "1.0.0")),
      ("https://me@example.com/modulo", .url("https://me@example.com/modulo", version: "1.0.0")),
    ]
    for (text, expected) in cases { #expect(try source(text) == expected) }
    #expect(throws: ScaffoldError.noKits(reason: "nowhere has no Modules/DependencyKit")) { try source("nowhere") }
    #expect(throws: ScaffoldError.self) { try source("https://example.com/modulo@main") }
    try Data("let package = Package(name: \"Other\")".utf8)
      .write(to: folder.url.appendingPathComponent("modulo/Modules/NavigationKit/Package.swift"))
    #expect(throws: ScaffoldError.noKits(reason: "modulo has no Modules/NavigationKit")) { try source("modulo") }
  }

  @Test func `a manifest names them as they come`() throws {
    let manifest = """
        .package(path: "../../../Modules/DependencyKit"),
        .package(path: "../../../Modules/NavigationKit"),
        .package(path: "../Features/Root"),
        .product(name: "DependencyKit", package: "DependencyKit"),
      """
    let near = KitSource.folder("../modulo/Modules").rewriting(manifest, depth: 2)
    #expect(near.contains(#".package(path: "../../../modulo/Modules/NavigationKit"),"#))
    let far = KitSource.folder("/opt/modulo/Modules").rewriting(manifest, depth: 2)
    #expect(far.contains(#".package(path: "/opt/modulo/Modules/DependencyKit"),"#))
    let url = KitSource.url("https://example.com/modulo.git", version: "2.1.0").rewriting(manifest, depth: 2)
    #expect(
      url == """
          .package(url: "https://example.com/modulo.git", from: "2.1.0"),
          .package(path: "../Features/Root"),
          .product(name: "DependencyKit", package: "modulo"),
        """)
  }

  @Test func `a workspace keeps its Kits`() throws {
    for kits in [KitSource.folder("/opt/modulo/Modules"), .url("https://example.com/modulo", version: "2.1.0")] {
      var request = ScaffoldRequest(.domain, "Product")
      request.kits = kits
      let site = ScaffoldSite(name: "Shop", manifest: try request.plan(at: .empty).workspaceFiles[0].text)
      let service = try ScaffoldRequest(.service, "Cache").plan(at: site)
      request.kind = .service
      request.name = "Cache"
      #expect(try request.plan(at: site) == service)
    }
    #expect(throws: ScaffoldError.self) { try ScaffoldRequest(.domain, "Product").plan(at: .empty) }
  }
}
