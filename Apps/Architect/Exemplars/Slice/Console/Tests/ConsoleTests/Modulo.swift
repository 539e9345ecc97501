import CommandKit
import DependencyKit
import ExemplarPersistenceMocks
import ExemplarProviders
import Foundation
import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloScreens
import NavigationKit
import PersistenceKit
import TerminalKit
import Testing

@testable import modulo

/// The program with the exemplar as one more noun, on rows in memory: it is driven by the lines that the program's own
/// tests type, which the tests of a slice are among.
@MainActor
final class Modulo {
  struct Answer {
    let status: Int32
    let output: String
    let error: String

    /// The document on standard output.
    func json() throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }
  }

  private let storage: MockStorage
  private let folder: TemporaryFolder

  init() throws {
    storage = try MockStorage.exemplar()
    folder = try TemporaryFolder()
  }

  /// Stores rows of a noun.
  func insert<Row: PersistentModel>(_ rows: [Row]) throws { try storage.insert(rows) }

  /// Runs a command to its end.
  @discardableResult
  func callAsFunction(_ arguments: String...) async throws -> Answer { try await run(arguments) }

  /// The same for the words of a list.
  func run(_ arguments: [String]) async throws -> Answer {
    let given = ["--mock", "--now", "2026-04-12T12:00:00Z", "--time-zone", "UTC", "--locale", "en_US"]
    let words = given + arguments
    let (output, error) = (folder.newPlace(for: "out"), folder.newPlace(for: "error"))
    let files = try [output, error].map { url in
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
      return try FileHandle(forWritingTo: url)
    }
    let streams = StandardStreams(
      input: StandardStream(descriptor: -1), output: StandardStream(descriptor: files[0].fileDescriptor),
      error: StandardStream(descriptor: files[1].fileDescriptor))
    let language = AppComposition.language(for: words, [:])
    var strings = CommandStrings(language)
    if language == .french {
      let (own, others) = (Slice.sampleThing.french(), strings.phrase)
      strings.phrase = { own[$0] ?? others($0) }
    }
    let exit = await CommandRunner(ExemplarCommand.self, strings: strings).exit(of: words) { command in
      let session = try self.session(for: command, on: streams, language)
      try await session.runAsking(command)
      try await session.flush()
    }
    if !exit.output.isEmpty { _ = streams.output.write(exit.output + "\n") }
    return Answer(
      status: exit.code.rawValue, output: try String(contentsOf: output, encoding: .utf8),
      error: try String(contentsOf: error, encoding: .utf8) + exit.errorOutput)
  }

  private func session(
    for command: ParsedCommand, on streams: StandardStreams, _ language: Language
  ) throws -> ConsoleSession {
    let options = command.globalOptions(GlobalOptions.self) ?? GlobalOptions()
    let (samples, manager) = try AppComposition.session(
      for: options, ["LANG": "C.UTF-8", "MODULO_CURRENCY": "USD"], on: streams, language: language, isRepair: false)
    manager.close()
    var values = samples.dependencies
    for slice in Slice.exemplarAll { _ = slice.compose(&values, storage) }
    let session = samples.on(values)
    Slice.sampleThing.register(session.registry, ScreenContext(router: Router(), dependencies: values))
    return session
  }
}

/// The grammar with the exemplar's commands.
struct ExemplarCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "modulo", subcommands: Slice.exemplarAll.flatMap(\.commands))
  }

  @OptionGroup(title: "Global options", listing: .names, scope: .global) var global: GlobalOptions
}
