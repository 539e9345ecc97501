import Foundation

/// The library that makes calls fail, built for one run.
struct FailingCalls {
  private let library: URL
  private let log: URL

  /// Builds it with the system's C compiler.
  init(in folder: URL) throws {
    library = folder.appendingPathComponent("failing_calls.so")
    log = folder.appendingPathComponent("calls.log")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["cc", "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", library.path]
    compiler.arguments?.append(try Self.source().path)
    try compiler.run()
    compiler.waitUntilExit()
    if compiler.terminationStatus != 0 { throw UsageError(message: "the library of failing calls can't be built") }
  }

  /// Its source, in the package that this program was built in.
  private static func source() throws -> URL {
    #if os(Linux)
      var folder = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? URL(fileURLWithPath: "/")
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let source = folder.appendingPathComponent("Shim/failing_calls.c")
        if FileManager.default.fileExists(atPath: source.path) { return source }
      }
      throw UsageError(message: "Shim/failing_calls.c isn't above this program")
    #else
      throw UsageError(message: "calls can be made to fail on Linux only")
    #endif
  }

  /// How many calls of each kind a process makes on the files of a program.
  func count(_ program: ModuloProgram, _ arguments: [String]) throws -> [Fault.Call: Int] {
    _ = try run(program, arguments, ["FAULT_NUMBER": "0"])
    return Dictionary(grouping: try noted(), by: \.self).mapValues(\.count)
  }

  /// Runs a command in which a call fails.
  ///
  /// - Returns: nil when it made fewer calls of that kind.
  func answer(of program: ModuloProgram, to arguments: [String], with fault: Fault) throws -> ModuloAnswer? {
    let answer = try run(program, arguments, fault.environment)
    return try noted().isEmpty ? nil : answer
  }

  private func run(
    _ program: ModuloProgram, _ arguments: [String], _ environment: [String: String]
  ) throws -> ModuloAnswer {
    if FileManager.default.fileExists(atPath: log.path) { try FileManager.default.removeItem(at: log) }
    var environment = environment
    environment["FAULT_FOLDER"] = program.folder.path
    environment["FAULT_LOG"] = log.path
    environment["LD_PRELOAD"] = library.path
    return try program.answer(to: arguments, environment)
  }

  private func noted() throws -> [Fault.Call] {
    guard FileManager.default.fileExists(atPath: log.path) else { return [] }
    let lines = try String(contentsOf: log, encoding: .utf8)
    return lines.split(separator: "\n").compactMap { Fault.Call(rawValue: String($0)) }
  }
}
