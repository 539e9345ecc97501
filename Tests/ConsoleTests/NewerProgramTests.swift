import Foundation
import ModuloModels
import ModuloPersistenceMocks
import PersistenceKit
import Testing

@testable import ModuloPersistence

/// A newer program that migrates the database while this one has it open.
@Suite struct NewerProgramTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo.makeJapan()
  }

  @Test func `a command that waits for an answer meanwhile refuses the database, and changes nothing`() throws {
    let terminal = try PseudoTerminal()
    let process = try modulo.process(["goal", "delete", "japan"])
    let output = Pipe()
    process.standardInput = terminal.device
    process.standardError = terminal.device
    process.standardOutput = output
    let end = try process.start()
    try terminal.wait(for: "Delete it? [y/N] ")
    let newer = try migrated()
    try terminal.type("y\n")
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    end.wait()
    let error = terminal.text()
    #expect(process.terminationStatus == 78, "\(error)")
    #expect(text == "")
    #expect(error.contains("was made by a newer version of Modulo"), "\(error)")
    let (goals, contributions) = try newer.read { context in
      (
        try context.fetchCount(FetchDescriptor<FinancialGoalEntity>()),
        try context.fetchCount(FetchDescriptor<ContributionEntity>())
      )
    }
    #expect(goals == 1)
    #expect(contributions == 5)
    let faults = try newer.check()
    #expect(faults == [])
  }

  /// The database as the next version of the program leaves it.
  private func migrated() throws -> ModelContainer {
    try ModelContainer(
      for: ModuloMigrationPlan.newest.models,
      configuration: ModelConfiguration(
        url: modulo.database, applicationID: ModuloMigrationPlan.applicationID,
        schemaVersion: ModuloMigrationPlan.newest.version + 1, history: HistoryConfiguration { .mock }))
  }
}
