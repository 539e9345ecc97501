import Foundation
import PersistenceKit
import Testing

/// The blocks of Errors.md, and what its tables say.
@Suite(.temporaryFolder) struct ErrorExamples {
  private let plot = Plot()

  @Test(arguments: Engine.allCases)
  func `each failure has its answer`(_ engine: Engine) throws {
    let (container, plot) = (try plot.container(on: engine), plot)
    let doubled = thrown { try container.write { try $0.insert(Bed(id: UUID(3), name: "South", squareMetres: 4)) } }
    let gone = thrown { try container.write { try $0.delete(Harvest.self, for: UUID(99)) } }
    let inRead = thrown { try container.read { try $0.insert(plot.bed) } }
    container.close()
    let late = thrown { try container.read { try $0.fetchCount(FetchDescriptor<Bed>()) } }
    let answers = [doubled, gone, inRead, late].compactMap { $0.map(advice) }
    let rule = Constraint(kind: .unique, table: "bed", columns: ["name"])
    let expected: [Advice] = [.correct(rule), .reload, .report, .report]
    #expect(answers == expected)
    #expect(inRead == .readOnly)
    #expect(late == .closed)
  }

  @Test(arguments: Engine.allCases)
  func `a closure catches what was refused, and goes on`(_ engine: Engine) throws {
    let (container, bed) = (try plot.container(on: engine), plot.bed)
    let added = try container.write { context in
      do {
        try context.insert(bed)
        return true
      } catch PersistenceError.constraint {
        return false
      }
    }
    #expect(!added)
  }

  @Test(arguments: Engine.allCases)
  func `a foreign error comes as thrown, and a cancellation as cancelled`(_ engine: Engine) throws {
    let (container, bed) = (try plot.container(on: engine), Bed(id: UUID(3), name: "East", squareMetres: 4))
    do {
      try container.write { context in
        try context.insert(bed)
        throw GardenClosed()
      }
    } catch .thrown(let error as GardenClosed) {
      print("closed, and nothing was planted: \(error)")
    }
    let cancelled = thrown { try container.write { _ in throw CancellationError() } }
    let count = try container.read { try $0.fetchCount(FetchDescriptor<Bed>()) }
    #expect(cancelled == .cancelled)
    #expect(count == 2)
  }

  @Test(arguments: Engine.allCases)
  func `what no column keeps is refused before a rule is asked`(_ engine: Engine) throws {
    let container = try plot.container(on: engine)
    let error = thrown { try container.write { try $0.insert(Bed(id: UUID(3), name: "a\0", squareMetres: 0)) } }
    guard case .unsupported = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
  }
}

private struct GardenClosed: Error {}

enum Advice: Equatable {
  case correct(Constraint), reload, tryAgain, forget, makeRoom, lookAgain, restore, update, chooseAnother, raiseVersion,
    report
}

func advice(on error: PersistenceError) -> Advice {
  switch error {
  case .constraint(let rule): .correct(rule)
  case .notFound, .undo, .repeated: .reload
  case .busy, .unreachable: .tryAgain
  case .cancelled: .forget
  case .full: .makeRoom
  case .outcomeUnknown, .failedAfterRename: .lookAgain
  case .damaged, .notADatabase: .restore
  case .newerSchema: .update
  case .schemaMismatch: .raiseVersion
  case .permission, .cannotOpen, .missingBook, .foreignApplication, .alreadyExists, .notEmpty, .invalidDocument:
    .chooseAnother
  case .inputOutput, .migration, .decoding, .overflow, .readOnly, .closed, .unsupported, .misuse, .thrown: .report
  }
}
