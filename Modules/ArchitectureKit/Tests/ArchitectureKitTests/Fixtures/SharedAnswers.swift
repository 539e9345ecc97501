import Foundation
import Synchronization

@testable import ArchitectureKit

/// What the package manager said of a manifest, for all tests that have the same one in the same place of their folder:
/// asking costs half a second.
enum SharedAnswers {
  struct Manifest {
    /// The path of the package in the test's folder.
    let name: String
    let text: String
    let key: ManifestKey

    fileprivate var id: String { name + "\n" + text }
  }

  /// The answers, with what stands for the test's folder in their paths.
  private static let answers = Mutex<[String: String]>([:])
  private static let placeholder = "/<folder>"

  /// Remembers the answer in the loader's place, where there is one.
  static func place(for manifest: Manifest, in memory: URL, below folder: String) {
    guard let answer = answers.withLock({ $0[manifest.id] }) else { return }
    manifest.key.remember(Data(answer.replacing(placeholder, with: folder).utf8), in: memory)
  }

  /// Takes the answer that the loader remembered.
  static func take(of manifest: Manifest, from memory: URL, below folder: String) {
    guard let answer = manifest.key.remembered(in: memory) else { return }
    let text = String(decoding: answer, as: UTF8.self).replacing(folder, with: placeholder)
    answers.withLock { $0[manifest.id] = text }
  }
}
