import Foundation
import Testing

@testable import PersistenceKit

/// What follows when SQLite itself gives up a transaction, as it does when the disk is full.
@Suite struct LostTransactionTests {
  private struct Interruption: Error {}

  private let folder: TemporaryFolder
  private let container: ModelContainer
  private let ended = PersistenceError.inputOutput(
    detail: "the transaction has ended, because the system failed in it")

  init() throws {
    folder = try TemporaryFolder()
    container = try .league(in: folder)
  }

  private func lose(_ context: borrowing ModelContext) throws {
    let session = try #require(context.session as? SQLiteSession)
    session.connection.rollBack()
  }

  @Test func `nothing can be changed or committed afterwards`() throws {
    var errors: [PersistenceError?] = []
    let error = thrown {
      try container.write { context in
        try context.insert(Referee(id: .fixed(1)))
        errors.append(
          failure {
            try context.savepoint { part in
              try lose(part)
              throw Interruption()
            }
          })
        errors.append(failure { _ = try context.insert(Referee(id: .fixed(2))) })
        errors.append(failure { _ = try context.upsert(Referee(id: .fixed(2))) })
        errors.append(failure { _ = try context.delete(model: Referee.self) })
        errors.append(failure { try context.savepoint { _ in } })
      }
    }
    let expected: [PersistenceError?] = [.thrown(Interruption()), ended, ended, ended, ended]
    let count = try Referee.everything(in: container).count
    #expect(errors == expected)
    #expect(error == ended)
    #expect(count == 0)
  }

  @Test func `a savepoint in which it was lost can't succeed`() throws {
    let error = thrown {
      try container.write { context in
        let error = failure { try context.savepoint { try lose($0) } }
        #expect(error == ended)
      }
    }
    #expect(error == ended)
  }

  @Test func `a dry run that was lost commits nothing either`() throws {
    try container.write { _ = try $0.insert(Referee(id: .fixed(1))) }
    let dryRun = try ModelContainer(
      for: League.models, configuration: .league(folder.file(), discardsChanges: true))
    let error = thrown {
      try dryRun.write { context in
        try lose(context)
        _ = failure { _ = try context.delete(model: Referee.self) }
      }
    }
    dryRun.close()
    let count = try Referee.everything(in: container).count
    #expect(error == ended)
    #expect(count == 1)
  }

  @Test func `a full disk leaves what was there before the write, or before the savepoint`() throws {
    let engine = try #require(container.engine as? SQLiteStore)
    let pages = try engine.pragma("page_count") ?? 0
    _ = try engine.pragma("max_page_count = \(pages + 8)")
    var found: PersistenceError?
    let error = thrown {
      try container.write { context in
        try context.insert(Referee(id: .fixed(1)))
        found = failure {
          try context.savepoint { part in
            let motto = String(repeating: "x", count: 100_000)
            try part.insert(Team(id: .fixed(1), name: "Ants", motto: motto))
          }
        }
      }
    }
    let referees = try Referee.everything(in: container).count
    let teams = try Team.everything(in: container).count
    #expect(found == .full)
    #expect(teams == 0)
    // SQLite decides whether it undoes the statement or the transaction.
    #expect(referees == (error == nil ? 1 : 0))
  }
}
