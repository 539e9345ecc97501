import ArchitectureKit
import CommandKit
import Foundation

/// `mutants`: changes the layers in one place at a time, and says which changes no test notices.
@main
struct MutantsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mutants", abstract: "Change the sources in one place at a time, and see whether a test notices.",
      discussion: """
        Works in a copy. Exits with 0 when enough was noticed, with 1 when it wasn't, with 65 when an equivalent is stale \
        and with 69 when the tests don't pass as they are.
        """)
  }

  @Option(help: "What decides the draw; another one for each run without it.")
  var seed = UInt64.random(in: 1...999_999)

  @Option(help: "How many changes are made.")
  var number = 100

  @Option(help: "How many of the draw are left out, so that a long run can be done in parts.")
  var skip = 0

  @Option(name: .customLong("module"), help: "Only this module; several times for several.")
  var modules: [String] = []

  @Option(help: ArgumentHelp("The share that has to be noticed.", valueName: "percent"))
  var atLeast = 92

  @Option(help: ArgumentHelp("Where the copy is made and kept, so that the next run builds less.", valueName: "folder"))
  var folder: String?

  @Option(help: ArgumentHelp("The workspace.", valueName: "folder"))
  var root = "."

  @Flag(help: "Only say which changes would be made.")
  var list = false

  func validate() throws(ValidationError) {
    if number < 1 || skip < 0 { throw ValidationError("'--number' needs 1 or more, and '--skip' 0 or more.") }
    if let module = modules.first(where: { !Workspace.modules.contains($0) }) {
      throw ValidationError("'\(module)' isn't one of \(Workspace.modules.joined(separator: ", ")).")
    }
  }

  func run() async throws {
    let root = URL(fileURLWithPath: root).standardizedFileURL
    let all = try Workspace.modules.map { (module: $0, mutations: try Workspace.mutations(of: $0, in: root)) }
    let equivalents = try equivalents(in: root, for: all.flatMap(\.mutations))
    let chosen = all.filter { modules.isEmpty || modules.contains($0.module) }
    let draw = Draw(of: chosen, seed: seed, skipping: skip, count: number)
    say("seed \(seed): \(draw.items.count) of \(chosen.map(\.mutations.count).reduce(0, +)) changes")
    if list { return draw.items.forEach { say($0.text) } }
    let score = try within {
      try MutationRun(draw: draw, equivalents: equivalents, copy: WorkingCopy(of: root, in: $0)).run()
    }
    say(score.text(seed: seed))
    guard let perMille = score.perMille, perMille >= atLeast * 10 else { throw ExitCode.failure }
  }

  private func equivalents(in root: URL, for mutations: [Mutation]) throws -> Equivalents {
    let file = root.appendingPathComponent("Tests/Mutants/equivalents.json")
    do {
      return try Equivalents(reading: Data(contentsOf: file), for: mutations)
    } catch let failure as Equivalents.Failure {
      throw MutantsFailure.equivalents(failure)
    }
  }

  /// Does something in the folder that was named, which stays, or in one that goes with the run. It stays too where the
  /// tests don't pass as they are, because it has what they say.
  private func within(_ body: (URL) throws -> Score) throws -> Score {
    let named = folder.map { URL(fileURLWithPath: $0).standardizedFileURL }
    let url =
      named
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("mutants-\(ProcessInfo.processInfo.globallyUniqueString)")
    let watch = Interruption.watch(removing: named == nil ? url : nil)
    defer { watch.cancel() }
    do {
      let score = try body(url)
      if named == nil { try FileManager.default.removeItem(at: url) }
      return score
    } catch let failure as ModuleTests.Failure {
      throw MutantsFailure.tests(failure)
    } catch {
      if named == nil { try FileManager.default.removeItem(at: url) }
      throw error
    }
  }
}

/// Why nothing can be said about the tests.
enum MutantsFailure: CommandFailure {
  case equivalents(Equivalents.Failure)
  case tests(ModuleTests.Failure)

  var exitCode: ExitCode {
    switch self {
    case .equivalents: ExitCode(65)
    case .tests: ExitCode(69)
    }
  }

  var message: String {
    switch self {
    case .equivalents(let failure): failure.description
    case .tests(let failure): failure.description
    }
  }
}

/// A line on standard output, written at once.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
