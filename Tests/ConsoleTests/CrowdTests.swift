import Dispatch
import Foundation
import Synchronization
import Testing

/// Many processes at once: each of them succeeds, or says that another one is busy, and nothing is lost.
@Suite struct CrowdTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `the first commands make one database`() async throws {
    let ends = try crowd(of: 12) { ["goal", "add", "G\($0)", "--target", "5"] }
    #expect(ends == Array(repeating: 0, count: 12))
    let goals = try await modulo("goal", "list", "--json").output.components(separatedBy: "\"name\":").count - 1
    #expect(goals == 12)
  }

  @Test func `a restore keeps others waiting, and loses nothing`() async throws {
    try await modulo.makeJapan()
    let backup = modulo.folder.appendingPathComponent("b.db").path
    try await modulo("data", "backup", backup)
    let ends = try crowd(of: 45) { number in
      switch number % 3 {
      case 0: ["data", "restore", backup, "--yes"]
      case 1: ["contribution", "add", "japan", "5", "--name", "w\(number)"]
      default: ["goal", "list"]
      }
    }
    let others = Set(ends).subtracting([0, 75])
    #expect(others == [])
    let written = ends.indices.filter { $0 % 3 == 1 && ends[$0] == 0 }.map { "w\($0)" }
    let lost = try await Set(written).subtracting(namesOfContributions())
    #expect(lost == [])
  }

  @Test func `settings that are set at once are all kept`() throws {
    let choices = [["theme", "pink"], ["currency", "EUR"], ["locale", "fr_FR"], ["feedback", "off"]]
    let ends = try crowd(of: 16) { ["settings", "set"] + choices[$0 % 4] }
    #expect(ends == Array(repeating: 0, count: 16))
    let file = modulo.folder.appendingPathComponent(".config/modulo/settings.json")
    let kept = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: String]
    #expect(kept == ["theme": "pink", "currency": "EUR", "locale": "fr_FR", "feedback": "off"])
  }
}

extension CrowdTests {
  /// Runs so many commands, six at a time; returns what each ended with.
  private func crowd(of count: Int, _ arguments: @Sendable (Int) -> [String]) throws -> [Int32] {
    let ends = Mutex([Result<Int32, any Error>?](repeating: nil, count: count))
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 6) { _ in
      while true {
        let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard number < count else { return }
        let end = Result { try modulo.spawn(arguments(number)).status }
        ends.withLock { $0[number] = end }
      }
    }
    return try ends.withLock { $0 }.map { try #require($0).get() }
  }

  /// In the database, and in what every restore has kept of it.
  private func namesOfContributions() async throws -> Set<String> {
    let folder = modulo.database.deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("modulo.db") }
    var names: Set<String> = []
    for file in files {
      let path = folder.appendingPathComponent(file).path
      let answer = try await modulo("contribution", "list", "japan", "--json", "--data", path).json()
      let contributions = try #require(answer["contributions"] as? [[String: Any]])
      names.formUnion(contributions.compactMap { $0["name"] as? String })
    }
    return names
  }
}
