import Foundation
import Testing

@testable import PersistenceKit

@Suite(.timeLimit(.minutes(10))) struct ModelChangesTests {
  private struct Interruption: Error {}

  private static let inMemory = ModelConfiguration(url: nil, applicationID: 0x4C45_4147)

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func league(_ engine: Engine) throws -> ModelContainer {
    switch engine {
    case .memory: try ModelContainer(for: League.models, configuration: Self.inMemory)
    case .sqlite: try .league(in: folder)
    case .server: try ModelContainer(for: League.models, configuration: .server(applicationID: 0x4C45_4147))
    case .dryRun: throw PersistenceError.misuse("a dry run never commits, so there is no change to tell")
    }
  }

  /// Imports a document of one chapter.
  private func importChapter(into container: ModelContainer) throws {
    let source = try ModelContainer(for: League.models, configuration: Self.inMemory)
    try source.write { _ = try $0.insert(Chapter(id: 1)) }
    var parts: [Data] = []
    try source.exportDocument { parts.insert($0, at: 0) }
    try container.importDocument { parts.popLast() }
  }

  /// The names of the models that a change includes.
  private func names(_ change: ModelChange?) -> [String] {
    let included = [
      ("chapter", change?.includes(Chapter.self)), ("match", change?.includes(Match.self)),
      ("referee", change?.includes(Referee.self)), ("score", change?.includes(Score.self)),
      ("season", change?.includes(Season.self)), ("team", change?.includes(Team.self)),
    ]
    return included.filter { $0.1 == true }.map(\.0)
  }

  @Test(arguments: Engine.committing)
  func `a commit is one element that names what it has touched`(_ engine: Engine) async throws {
    let container = try league(engine)
    var changes = container.changes().makeAsyncIterator()
    try await container.write { context in
      try context.insert(Team(id: .fixed(1), name: "Ants"))
      try context.upsert(Referee(id: .fixed(1)))
    }
    let first = await changes.next()
    try await container.write { context in _ = try context.update(Team.self, for: .fixed(1)) { $0.name = "Bees" } }
    let second = await changes.next()
    let (firstNames, secondNames) = (names(first), names(second))
    #expect(firstNames == ["referee", "team"])
    #expect(secondNames == ["team"])
    #expect(second?.isForeign == false)
  }

  @Test(arguments: Engine.committing)
  func `what is committed between the call and the iteration is seen`(_ engine: Engine) async throws {
    let container = try league(engine)
    for number in 1...20 {
      let sequence = container.changes()
      try await container.write { try $0.insert(Team(id: .fixed(number), name: "\(number)")) }
      var (changes, later) = (sequence.makeAsyncIterator(), sequence.makeAsyncIterator())
      let names = names(await changes.next())
      #expect(names == ["team"])
      try await container.write { _ = try $0.insert(Chapter(id: Int64(number))) }
      let next = self.names(await later.next())
      #expect(next == ["chapter"])
    }
  }

  @Test(arguments: Engine.committing)
  func `a delete names all that its rules may reach`(_ engine: Engine) async throws {
    let container = try league(engine)
    try await container.write { context in
      for number in 1...2 { try context.insert(Team(id: .fixed(number), name: "\(number)")) }
      try context.insert(Referee(id: .fixed(1)))
      try context.insert(Season(id: .fixed(1), label: "S"))
    }
    var changes = container.changes().makeAsyncIterator()
    var found: [[String]] = []
    try await container.write { try $0.delete(Team.self, for: .fixed(1)) }
    found.append(names(await changes.next()))
    try await container.write { _ = try $0.delete(model: Team.self) }
    found.append(names(await changes.next()))
    try await container.write { try $0.delete(Referee.self, for: .fixed(1)) }
    found.append(names(await changes.next()))
    try await container.write { try $0.delete(Season.self, for: .fixed(1)) }
    found.append(names(await changes.next()))
    #expect(found == [["score", "team"], ["score", "team"], ["referee", "score"], ["season"]])
  }

  @Test(arguments: Engine.committing)
  func `what changes nothing yields nothing`(_ engine: Engine) async throws {
    let container = try league(engine)
    try await container.write { _ = try $0.insert(Team(id: .fixed(1), name: "Ants")) }
    var changes = container.changes().makeAsyncIterator()
    _ = try await container.read { try $0.fetch(FetchDescriptor<Team>()) }
    _ = await asyncThrown {
      try await container.write { context in
        try context.insert(Referee(id: .fixed(1)))
        throw Interruption()
      }
    }
    try await container.write { context in
      _ = try context.fetch(FetchDescriptor<Team>())
      _ = try context.delete(model: Referee.self)
      _ = try context.update(Team.self, for: .fixed(1)) { $0.name = "Ants" }
      _ = failure { try context.delete(Season.self, for: .fixed(9)) }
      _ = failure {
        try context.savepoint { part in
          try part.insert(Referee(id: .fixed(1)))
          throw Interruption()
        }
      }
    }
    try await container.write { _ = try $0.insert(Chapter(id: 1)) }
    let found = names(await changes.next())
    #expect(found == ["chapter"])
  }

  @Test(arguments: Engine.committing)
  func `an import names the tables that it has filled`(_ engine: Engine) async throws {
    let container = try league(engine)
    var changes = container.changes().makeAsyncIterator()
    try importChapter(into: container)
    let found = names(await changes.next())
    #expect(found == ["chapter"])
  }

  @Test(arguments: Engine.committing)
  func `what isn't read becomes one element, and every iteration sees it all`(_ engine: Engine) async throws {
    let container = try league(engine)
    var (slow, quick) = (container.changes().makeAsyncIterator(), container.changes().makeAsyncIterator())
    try await container.write { _ = try $0.insert(Referee(id: .fixed(1))) }
    let first = names(await quick.next())
    try await container.write { _ = try $0.insert(Chapter(id: 1)) }
    let second = names(await quick.next())
    let all = names(await slow.next())
    #expect(first == ["referee"])
    #expect(second == ["chapter"])
    #expect(all == ["chapter", "referee"])
  }

  @Test(arguments: Engine.committing)
  func `closing ends every iteration after what is unread`(_ engine: Engine) async throws {
    let container = try league(engine)
    var changes = container.changes().makeAsyncIterator()
    try await container.write { _ = try $0.insert(Chapter(id: 1)) }
    container.close()
    let (last, end) = (names(await changes.next()), await changes.next())
    var late = container.changes().makeAsyncIterator()
    let nothing = await late.next()
    #expect(last == ["chapter"])
    #expect(end == nil)
    #expect(nothing == nil)
  }

  @Test(arguments: Engine.committing)
  func `an iteration doesn't keep the container alive, and ends with it`(_ engine: Engine) async throws {
    var container: ModelContainer? = try league(engine)
    weak let storage = container?.engine
    var changes = try #require(container?.changes().makeAsyncIterator())
    container = nil
    let end = await changes.next()
    #expect(end == nil)
    let deadline = ContinuousClock.now.advanced(by: .seconds(10))
    // Who looks for foreign commits may hold it for a moment.
    while storage != nil, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(10)) }
    let isGone = storage == nil
    #expect(isGone)
  }

  @Test(arguments: Engine.committing)
  func `a cancelled task ends its iteration`(_ engine: Engine) async throws {
    let container = try league(engine)
    let task = Task {
      var count = 0
      for await _ in container.changes() { count += 1 }
      return count
    }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    let count = await task.value
    let isListenedTo = container.engine.changes.hasListeners
    #expect(count == 0)
    #expect(!isListenedTo)
  }

  @Test(arguments: Engine.committing)
  func `a change prints the names of its models`(_ engine: Engine) async throws {
    let container = try league(engine)
    var changes = container.changes().makeAsyncIterator()
    try await container.write { context in
      try context.insert(Team(id: .fixed(1), name: "Ants"))
      try context.insert(Referee(id: .fixed(1)))
    }
    let own = await changes.next().map { "\($0)" }
    let foreign = "\(ModelChange.foreign)"
    #expect(own == "Referee, Team")
    #expect(foreign == "any model, by another connection")
  }

  @Test func `commits on many threads are all seen`() async throws {
    let container = try league(.memory)
    let reader = Task {
      var found: Set<String> = []
      for await change in container.changes() {
        found.formUnion(names(change))
        if found.count == 3 { break }
      }
      return found.sorted()
    }
    while !container.engine.changes.hasListeners { try await Task.sleep(for: .milliseconds(1)) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await container.write { _ = try $0.insert(Chapter(id: 1)) } }
      group.addTask { try await container.write { _ = try $0.insert(Referee(id: .fixed(1))) } }
      group.addTask { try await container.write { _ = try $0.insert(Season(id: .fixed(1), label: "S")) } }
      try await group.waitForAll()
    }
    let found = await reader.value
    #expect(found == ["chapter", "referee", "season"])
  }

  @Test func `a dry run yields nothing, because it never commits`() async throws {
    let dryRun = try ModelContainer(
      for: League.models, configuration: .league(folder.file(), discardsChanges: true))
    var changes = dryRun.changes().makeAsyncIterator()
    try await dryRun.write { _ = try $0.insert(Chapter(id: 1)) }
    dryRun.close()
    let end = await changes.next()
    #expect(end == nil)
  }
}
