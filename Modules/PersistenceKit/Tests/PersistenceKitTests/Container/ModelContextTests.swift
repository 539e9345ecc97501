import Foundation
import Testing

@testable import PersistenceKit

@Suite struct ModelContextTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try .league(in: folder)
  }

  @Test func `an insert returns the number, which is also the model's`() throws {
    let numbers = try container.write { context in
      [
        try context.insert(Team(id: .fixed(1), name: "Ants")),
        try context.insert(Team(id: .fixed(2), name: "Bees")),
      ]
    }
    let found = try Team.everything(in: container).map(\.number)
    let expected: [Int64] = [1, 2]
    #expect(numbers == expected)
    #expect(found == expected)
  }

  @Test func `a number is never used twice`() throws {
    let number = try container.write { context in
      try context.insert(Team(id: .fixed(1), name: "Ants"))
      try context.delete(Team.self, for: .fixed(1))
      return try context.insert(Team(id: .fixed(2), name: "Bees"))
    }
    let expected: Int64 = 2
    #expect(number == expected)
  }

  @Test func `a number that the model brings along is kept`() throws {
    let number = try container.write { try $0.insert(Team(id: .fixed(1), number: 41, name: "Ants")) }
    let expected: Int64 = 41
    #expect(number == expected)
  }

  @Test func `an update changes everything but the number`() throws {
    let found = try container.write { context in
      try context.insert(Team(id: .fixed(1), name: "Ants", motto: "up"))
      try context.update(Team(id: .fixed(1), number: 9, name: "Bees", motto: nil))
      return try context.model(Team.self, for: .fixed(1))
    }
    let expected = Team(id: .fixed(1), number: 1, name: "Bees", motto: nil)
    #expect(found == expected)
  }

  @Test func `an update of a model that is nothing but its key finds it`() throws {
    let error = thrown {
      try container.write { context in
        try context.insert(Referee(id: .fixed(1)))
        try context.update(Referee(id: .fixed(1)))
      }
    }
    #expect(error == nil)
  }

  @Test func `what isn't there can't be changed`() {
    let missing = PersistenceError.notFound(table: "team")
    let update = thrown {
      try container.write { try $0.update(Team(id: .fixed(1), name: "Ants")) }
    }
    let delete = thrown {
      try container.write { try $0.delete(Team.self, for: .fixed(1)) }
    }
    #expect(update == missing)
    #expect(delete == missing)
    let summed = thrown {
      try container.write { try $0.delete(Score.self, for: .fixed(1)) }
    }
    let missingScore = PersistenceError.notFound(table: "score")
    #expect(summed == missingScore)
  }

  @Test func `a model that isn't there is nil`() throws {
    let found = try container.read { try $0.model(Team.self, for: .fixed(1)) }
    #expect(found == nil)
  }

  @Test func `a read can't write`() {
    let error = thrown {
      try container.read { try $0.insert(Team(id: .fixed(1), name: "Ants")) }
    }
    #expect(error == .readOnly)
  }

  @Test func `a model of another container is a misuse`() {
    let error = thrown {
      try container.read { try $0.fetch(FetchDescriptor<Specimen>()) }
    }
    let expected = PersistenceError.misuse("the container isn't for Specimen")
    #expect(error == expected)
  }

  @Test func `the count honours limit and offset, and decodes nothing`() throws {
    try container.write { context in
      for number in 1...5 { try context.insert(Referee(id: .fixed(number))) }
    }
    let counts = try container.read { context in
      [
        try context.fetchCount(FetchDescriptor<Referee>()),
        try context.fetchCount(FetchDescriptor<Referee>(fetchLimit: 2)),
        try context.fetchCount(FetchDescriptor<Referee>(fetchOffset: 4)),
        try context.fetchCount(FetchDescriptor<Referee>(fetchOffset: 9)),
      ]
    }
    let expected = [5, 2, 1, 0]
    #expect(counts == expected)
    let decoded = container.decodedRows(of: Referee.self)
    #expect(decoded == 0)
  }

  @Test func `decoded rows are counted by model`() throws {
    try container.write { context in
      for number in 1...3 { try context.insert(Referee(id: .fixed(number))) }
    }
    try container.read { context in
      _ = try context.fetch(FetchDescriptor<Referee>(fetchLimit: 2))
      _ = try context.model(Referee.self, for: .fixed(3))
      _ = try context.model(Referee.self, for: .fixed(4))
    }
    let decoded = container.decodedRows(of: Referee.self)
    let others = container.decodedRows(of: Team.self)
    #expect(decoded == 3)
    #expect(others == 0)
  }

  @Test func `a distant page is the same as a near one`() throws {
    try container.write { context in
      for number in 1...1500 { try context.insert(Referee(id: .fixed(number))) }
    }
    let page = try container.read { context in
      try context.fetch(FetchDescriptor<Referee>(fetchLimit: 2, fetchOffset: 1200))
    }
    let expected = [Referee(id: .fixed(1201)), Referee(id: .fixed(1202))]
    #expect(page == expected)
  }
}
