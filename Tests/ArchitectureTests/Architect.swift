import Foundation
import Testing

/// The built `architect`, in a package of three schools that keeps the ready contracts of each.
final class Architect: Sendable {
  struct Answer {
    let status: Int32
    let output: String
    let error: String
  }

  private let home: TemporaryFolder
  var folder: URL { home.url }
  /// Whether the package manager is asked even of manifests that another test had it read.
  private let asksAnew: Bool

  init(asksAnew: Bool = false) throws {
    home = try TemporaryFolder()
    self.asksAnew = asksAnew
    try write("Package.swift", Self.manifest)
    for (target, imported) in Self.targets {
      try write("Sources/\(target)/\(target).swift", imported.isEmpty ? "" : "import \(imported)\n")
    }
  }

  /// Writes a file into the package.
  func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a program that is found as `swift` by this `PATH`.
  func writeToolchain(_ script: String) throws -> String {
    try home.installProgram(script, as: "tools/swift")
    return folder.appendingPathComponent("tools").path + ":/usr/bin:/bin"
  }

  @discardableResult
  func callAsFunction(
    _ arguments: String..., in place: String = "", environment: [String: String] = [:]
  ) throws -> Answer {
    try run(arguments, in: place, environment: environment)
  }

  /// Runs the program in the package or in a folder of it, to its end. `whileRunning` is called when it has begun.
  func run(
    _ arguments: [String], in place: String = "", environment: [String: String] = [:],
    whileRunning: (Process) throws -> Void = { _ in }
  ) throws -> Answer {
    if asksAnew { return try ask(arguments, in: place, environment: environment, whileRunning: whileRunning) }
    let answers = SharedAnswers(folder: folder, memory: folder.appendingPathComponent(".build/architect"))
    return try answers.sharing {
      try ask(arguments, in: place, environment: environment, whileRunning: whileRunning)
    }
  }

  private func ask(
    _ arguments: [String], in place: String, environment: [String: String], whileRunning: (Process) throws -> Void
  ) throws -> Answer {
    let process = Process()
    process.executableURL = try Self.binary.get()
    process.arguments = arguments
    process.currentDirectoryURL = place.isEmpty ? folder : folder.appendingPathComponent(place)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let error = folder.appendingPathComponent("error-\(ProcessInfo.processInfo.globallyUniqueString)")
    try Data().write(to: error)
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    try whileRunning(process)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, output: text, error: try String(contentsOf: error, encoding: .utf8))
  }

  /// The program is beside the bundle of the tests.
  static let binary = Result { () throws -> URL in
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let candidate = folder.appendingPathComponent("architect")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
  }
}

extension Architect {
  /// Each target with the one that it imports.
  private static let targets = [
    ("ShopFeature", "ShopProviders"), ("ShopProviders", "ShopStores"), ("ShopStores", "ShopRepositories"),
    ("ShopRepositories", "ShopPersistence"), ("ShopPersistence", ""),
    ("NoteFeature", "NoteInterface"), ("NoteSources", "NoteInterface"), ("NoteInterface", ""),
    ("CartUI", "CartDomain"), ("CartData", "CartDomain"), ("CartDomain", ""),
  ]

  private static var manifest: String {
    let lines = targets.map { target, imported in
      "    .target(name: \"\(target)\", dependencies: [\(imported.isEmpty ? "" : "\"\(imported)\"")]),"
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Town",
        targets: [
      \(lines.joined(separator: "\n"))
        ])
      """
  }
}
