import Foundation
import PersistenceKit
import Testing

/// Random schemas with random rows, changes, predicates and orders: memory, a file and a server answer alike, but where
/// FetchDescriptor's documentation says otherwise. `RANDOM_SCHEMAS=3000` tries so many, `RANDOM_SEED` says from which on.
@Suite(.temporaryFolder) struct RandomSchemaTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["RANDOM_SCHEMAS"].flatMap(UInt64.init) ?? 12
  private static let first = environment["RANDOM_SEED"].flatMap(UInt64.init) ?? 43_000

  @Test(arguments: first..<(first + count))
  func `all engines answer alike, whatever the schema`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try compare(generator.pattern(), seed: seed)
  }

  private func compare<Form: Pattern>(_ form: Form.Type, seed: UInt64) throws {
    let models: [any PersistentModel.Type] = [Garment<Form>.self, Label<Form>.self]
    let memory = try Engine.memory.container(for: models)
    let book = try ServerCluster.shared?.newAddress()
    var others = [try Engine.sqlite.container(for: models)]
    if let book {
      others.append(try ModelContainer(for: models, configuration: ModelConfiguration(location: .server(book))))
    }
    defer { for other in others { other.close() } }
    var random = RandomGarments<Form>(generator: SeededGenerator(seed: seed))
    let name = "seed \(seed), \(form)"
    for _ in 0..<3 {
      let changes = (0..<25).map { _ in random.change() }
      let expected = try memory.write { context in changes.map { $0.answer(in: context) } }
      let state = try GarmentState<Form>(memory)
      for other in others {
        let answers = try other.write { context in changes.map { $0.answer(in: context) } }
        let found = try GarmentState<Form>(other)
        #expect(answers == expected, "\(name)")
        #expect(found == state, "\(name)")
      }
    }
    for _ in 0..<8 {
      let descriptor = random.descriptor()
      let expected = try GarmentAnswer(descriptor, in: memory)
      for other in others {
        let found = try GarmentAnswer(descriptor, in: other)
        #expect(found == expected, "\(name): \(descriptor)")
      }
    }
    try check(others, name)
    // Thousands of books would be in the way of each other's statements.
    if let book { try ServerCluster.shared?.execute("DROP SCHEMA \(book.book) CASCADE") }
  }

  private func check(_ containers: [ModelContainer], _ name: String) throws {
    for container in containers {
      let faults = try container.check()
      #expect(faults == [], "\(name)")
    }
  }
}
