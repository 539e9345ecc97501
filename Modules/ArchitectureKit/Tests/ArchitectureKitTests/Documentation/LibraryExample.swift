import ArchitectureKit
import Foundation
import Testing

/// The landing page's block of code.
@Suite(.temporaryFolder) struct LibraryExample {
  @Test func `contracts are checked by a program of one's own`() throws {
    let folder = TemporaryFolder.current.url
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources/Shop"), withIntermediateDirectories: true)
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Town", targets: [.target(name: "Shop")])
      """
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    try Data("\nimport SwiftUI\n".utf8).write(to: folder.appending(path: "Sources/Shop/Till.swift"))
    let text = try report(on: folder, #"{ "contracts": [{ "kind": "forbidden-import", "to": ["SwiftUI"] }] }"#.utf8)
    #expect(text.hasPrefix("Sources/Shop/Till.swift:2:1: error: Shop may not import SwiftUI"))
  }

  private func report(on root: URL, _ contracts: some Collection<UInt8>) throws -> String {
    let (memory, scratch) = (root.appending(path: "memory"), root.appending(path: "scratch"))
    let environment = ProcessInfo.processInfo.environment
    let configuration = try Configuration(reading: contracts, file: "architecture.json")
    let loader = ManifestLoader(memory: memory, scratch: scratch, environment: environment)
    let workspace = try WorkspaceReader(root: root, loader: loader).workspace(packages: configuration.packages)
    let report = Checker(configuration).report(on: workspace)
    let text = report.text(as: .text)
    return text
  }

  @Test func `the landing page shows what is run here`() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).filter { !$0.isWhitespace }
    for block in try Article("ArchitectureKit").text.blocks(of: "swift") {
      #expect(source.contains(block.filter { !$0.isWhitespace }))
    }
  }
}
