import Foundation
import ModuloPersistence
import ModuloPersistenceMocks
import PersistenceKit
import Testing

/// Control-C while the program waits for another one.
@Suite struct InterruptionTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test(arguments: [["goal", "list"], ["contribution", "add", "japan", "5"], ["settings", "set", "theme", "pink"]])
  func `a wait ends at once, and says that nothing was changed`(_ arguments: [String]) async throws {
    try await modulo.makeJapan()
    try await modulo("settings", "set", "theme", "blue")
    let settings = modulo.folder.appendingPathComponent(".config/modulo")
    let locked = try [modulo.database.deletingLastPathComponent(), settings].map { try lockedFolder($0) }
    defer { for descriptor in locked { close(descriptor) } }
    try expectInterruption(of: arguments)
  }

  @Test func `so does a wait for another program's write`() async throws {
    try await modulo.makeJapan()
    let before = try await modulo.everything()
    let configuration = ModelConfiguration(
      url: modulo.database, applicationID: ModuloMigrationPlan.applicationID,
      history: HistoryConfiguration { .mock })
    let other = try ModelContainer(for: ModuloMigrationPlan.self, configuration: configuration)
    try expectInterruption(of: ["contribution", "add", "japan", "5"], whileWriting: other)
    other.close()
    let after = try await modulo.everything()
    #expect(after == before)
  }

  @Test func `an interruption after the change was saved says so`() async throws {
    try await modulo.makeJapan()
    let process = try modulo.process(["contribution", "add", "japan", "5"])
    let (output, error) = (Pipe(), Pipe())
    // Nothing reads the answer, and there is no room for it.
    let full = output.fileHandleForWriting.fileDescriptor
    _ = fcntl(full, F_SETFL, O_NONBLOCK)
    let piece = [UInt8](repeating: 0x20, count: 4_096)
    while write(full, piece, piece.count) > 0 {}
    while write(full, piece, 1) > 0 {}
    _ = fcntl(full, F_SETFL, 0)
    (process.standardOutput, process.standardError) = (output, error)
    let end = try process.start()
    for _ in 0..<200 where try await contributions() == 5 { try await Task.sleep(for: .milliseconds(50)) }
    try await Task.sleep(for: .milliseconds(500))
    process.terminate()
    end.wait()
    let text = String(decoding: error.fileHandleForReading.availableData, as: UTF8.self)
    #expect(process.terminationStatus == 143, "\(text)")
    #expect(text == "Error: Interrupted. The change is saved.\n")
    let count = try await contributions()
    #expect(count == 6)
  }

  private func contributions() async throws -> Int {
    try await modulo("contribution", "list", "japan", "--json").output.components(separatedBy: "\"amount\":").count - 1
  }

  /// Interrupts a command that waits for a transaction of another program.
  private func expectInterruption(of arguments: [String], whileWriting other: ModelContainer) throws {
    try other.write { _ in try expectInterruption(of: arguments) }
  }

  /// Interrupts a command that waits.
  private func expectInterruption(of arguments: [String]) throws {
    let process = try modulo.process(arguments)
    let error = Pipe()
    process.standardError = error
    process.standardOutput = FileHandle.nullDevice
    let end = try process.start()
    Thread.sleep(forTimeInterval: 1)
    process.interrupt()
    end.wait()
    let text = String(decoding: error.fileHandleForReading.availableData, as: UTF8.self)
    #expect(process.terminationStatus == 130, "\(text)")
    #expect(text == "Error: Interrupted. Nothing was changed.\n")
  }

  /// A folder as a program has it that puts another file in the place of one in it.
  private func lockedFolder(_ folder: URL) throws -> Int32 {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    return descriptor
  }
}
