// Compiled by `.ci/imports`, together with the sources of ArchitectureKit that read imports.
import Dispatch
import Foundation
import Synchronization

/// What the lexer and the compiler say about one file.
struct Comparison: Sendable {
  let path: String
  let ours: [ImportDeclaration]
  let compilers: Set<String>

  /// What only one of them sees, unless conditional compilation keeps it from the compiler.
  var differences: [String] {
    let found = Set(ours.map(\.module))
    let missed = compilers.subtracting(found).map { "\(path): the lexer missed \($0)" }
    let invented = ours.filter { $0.condition == nil && !compilers.contains($0.module) }
      .map { "\($0.location): the compiler sees no import of \($0.module)" }
    return missed.sorted() + invented
  }

  /// The conditions that keep an import from the compiler.
  var inactive: [String] {
    ours.filter { !compilers.contains($0.module) }.compactMap(\.condition)
  }
}

@main enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let paths = arguments.flatMap(swiftFiles).sorted()
    let files = try paths.map { (path: $0, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))) }
    let clock = ContinuousClock()
    var read: [SourceFile] = []
    let spent = clock.measure { read = files.map { SourceFile(path: $0.path, bytes: $0.bytes) } }
    let comparisons = try compare(read)

    for difference in comparisons.flatMap(\.differences) { print(difference) }
    report(comparisons, bytes: files.map(\.bytes.count).reduce(0, +), spent: spent)
    if comparisons.contains(where: { !$0.differences.isEmpty }) { exit(1) }
  }

  private static func report(_ comparisons: [Comparison], bytes: Int, spent: Duration) {
    let seconds = Double(spent.components.attoseconds) / 1e18 + Double(spent.components.seconds)
    let speed = Double(bytes) / 1e6 / seconds
    print(
      """
      \(comparisons.count) files, \(comparisons.map(\.ours.count).reduce(0, +)) imports, \
      \(comparisons.flatMap(\.differences).count) differences; read \(bytes) bytes in \
      \(String(format: "%.0f ms, %.0f MB/s", seconds * 1000, speed))
      """)
    let conditions = Dictionary(grouping: comparisons.flatMap(\.inactive), by: \.self).mapValues(\.count)
    for (condition, count) in conditions.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  not compiled here: \(count) × #if \(condition)")
    }
  }

  /// The Swift files below a folder, without what a build made.
  private static func swiftFiles(in path: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    if found.isEmpty { return [path] }
    return found.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build") && !$0.contains("/.build") }
      .map { path + "/" + $0 }
  }

  /// Asks the compiler about each file, as many at a time as there are processors.
  private static func compare(_ files: [SourceFile]) throws -> [Comparison] {
    let results = Mutex<[Int: Result<Comparison, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let file = files[index]
      let result = Result {
        Comparison(path: file.path, ours: file.imports, compilers: try compilersImports(of: file.path))
      }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { results in try files.indices.compactMap { try results[$0]?.get() } }
  }

  private static func compilersImports(of path: String) throws -> Set<String> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The frontend itself, without the standard library that every file imports: the process is most of the time.
    let options = ["-emit-imported-modules", "-parse-stdlib", "-swift-version", "6"]
    process.arguments = ["swift-frontend", "-frontend"] + options + [path, "-o", "-"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Set(String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
  }
}
