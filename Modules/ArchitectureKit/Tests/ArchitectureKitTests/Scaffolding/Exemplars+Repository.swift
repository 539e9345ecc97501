import Foundation

@testable import ArchitectureKit

extension Exemplars {
  /// Those of Apps/Architect/Exemplars, which architect carries with it.
  static let ofRepository: Exemplars = {
    var root = URL(fileURLWithPath: #filePath)
    while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Apps/Architect").path) {
      root.deleteLastPathComponent()
    }
    let folder = root.appendingPathComponent("Apps/Architect/Exemplars")
    let walk = FileManager.default.enumerator(atPath: folder.path)?.allObjects.compactMap { $0 as? String } ?? []
    return Exemplars(
      walk.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.map { path in
        let contents = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) ?? Data()
        return (path, String(decoding: contents, as: UTF8.self))
      })
  }()
}

extension ScaffoldRequest {
  /// The plan from the repository's exemplars.
  func plan(at site: ScaffoldSite) throws(ScaffoldError) -> ScaffoldPlan { try plan(at: site, from: .ofRepository) }
}
