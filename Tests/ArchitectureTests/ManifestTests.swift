import Foundation
import Testing

/// The manifests of the modules are what the root's table makes.
@Suite(.temporaryFolder) struct ManifestTests {
  @Test func `making the manifests again changes nothing`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", workspace.appendingPathComponent(".ci/manifests.swift").path, "--check"]
    let folder = ["TMPDIR": TemporaryFolder.current.url.path]
    process.environment = ProcessInfo.processInfo.environment.merging(folder) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "")
    #expect(process.terminationStatus == 0)
  }

  @Test func `every folder of Modules has a manifest, a README, sources and tests`() throws {
    let folder = workspace.appendingPathComponent("Modules")
    // The contracts of the workspace are beside the folders.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "architecture.json" }
    for module in names.sorted() {
      for part in ["Package.swift", "README.md", "Sources", "Tests"] {
        let path = folder.appendingPathComponent("\(module)/\(part)").path
        #expect(FileManager.default.fileExists(atPath: path), "\(module) has no \(part)")
      }
    }
  }
}
