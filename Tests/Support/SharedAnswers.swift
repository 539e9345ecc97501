import Foundation
import Synchronization

@testable import ArchitectureKit

/// What the package manager said of manifests, for all tests that have the same one in the same place of their folders:
/// asking costs half a second.
struct SharedAnswers {
  /// The folder of a test.
  let folder: URL
  /// Where its loader remembers answers.
  let memory: URL

  /// The answers by manifest, with what stands for the test's folder in their paths.
  private static let known = Mutex<[String: String]>([:])
  private static let placeholder = "/<folder>"

  /// Remembers what is known in the loader's stead, does the work, and learns what the loader remembered meanwhile.
  func sharing<Value>(_ work: () throws -> Value) throws -> Value {
    let manifests = try self.manifests()
    for (id, key) in manifests {
      guard let answer = Self.known.withLock({ $0[id] }) else { continue }
      key.remember(Data(answer.replacing(Self.placeholder, with: folder.path).utf8), in: memory)
    }
    defer {
      for (id, key) in manifests {
        guard let answer = key.remembered(in: memory) else { continue }
        let text = String(decoding: answer, as: UTF8.self).replacing(folder.path, with: Self.placeholder)
        Self.known.withLock { $0[id] = text }
      }
    }
    return try work()
  }

  /// The manifests below the folder, by their place and the texts of all their variants.
  private func manifests() throws -> [String: ManifestKey] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    return try files.filter { $0.lastPathComponent == "Package.swift" }.reduce(into: [:]) { manifests, file in
      let package = file.deletingLastPathComponent()
      let place = package.path.replacing(folder.path, with: "")
      let texts = ManifestKey.manifests(in: package).map { $0.name + "\n" + String(decoding: $0.bytes, as: UTF8.self) }
      manifests[([place] + texts).joined(separator: "\n")] = try ManifestKey(
        folder: package, environment: ProcessInfo.processInfo.environment)
    }
  }
}
