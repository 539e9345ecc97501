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

  private static func compare(_ files: [SourceFile]) throws -> [Comparison] {
    // What is conditional is left out where files are only parsed.
    let isConditional = files.map { $0.bytes.firstRange(of: Array("#if".utf8)) != nil }
    let parsed = zip(files, isConditional).filter { !$1 }.map(\.0.path)
    let dumps = try concurrently(batches(of: parsed)) {
      Dump.imports(in: try frontend(["-dump-parse"] + $0.flatMap { ["-primary-file", $0] }))
    }
    var found = dumps.reduce(into: [String: Set<String>]()) { $0.merge($1) { $0.union($1) } }
    let others = zip(files, isConditional).filter { $1 }.map(\.0.path)
    let answers = try concurrently(others) { try frontend(["-emit-imported-modules", $0, "-o", "-"]) }
    for (path, answer) in zip(others, answers) { found[path] = Set(answer.split(separator: "\n").map(String.init)) }
    return try files.map { file in
      guard let compilers = found[file.path] else { throw Unread(path: file.path) }
      return Comparison(path: file.path, ours: file.imports, compilers: compilers)
    }
  }

  /// A hundred files and less, no two of one name: the compiler refuses those as one module's.
  private static func batches(of paths: [String]) -> [[String]] {
    var counts: [Substring: Int] = [:]
    var batches: [Int: [String]] = [:]
    for path in paths {
      let name = path.split(separator: "/").last ?? ""
      batches[counts[name, default: 0], default: []].append(path)
      counts[name, default: 0] += 1
    }
    return batches.values.flatMap { batch in
      stride(from: 0, to: batch.count, by: 100).map { Array(batch[$0..<min($0 + 100, batch.count)]) }
    }
  }

  /// As many at a time as there are processors.
  private static func concurrently<Item: Sendable, Answer: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) throws -> Answer
  ) throws -> [Answer] {
    let results = Mutex<[Int: Result<Answer, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: items.count) { index in
      let result = Result { try work(items[index]) }
      results.withLock { $0[index] = result }
    }
    return try results.withLock { results in try items.indices.compactMap { try results[$0]?.get() } }
  }

  /// What the compiler's frontend writes, without the standard library that every file imports.
  private static func frontend(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift-frontend", "-frontend", "-parse-stdlib", "-swift-version", "6"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

/// The syntax trees of files, as the compiler writes them.
enum Dump {
  /// What each file imports. A tree begins on the last line of the one before.
  static func imports(in text: String) -> [String: Set<String>] {
    var files: [String: Set<String>] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      if line.hasPrefix("  (import_decl ") {
        let parts = line.split(separator: "\"")
        let place = line.split(separator: "[").dropFirst().first?.prefix { $0 != ":" }
        guard parts.count > 1, let place else { continue }
        files[String(place), default: []].insert(String(parts[1].prefix { $0 != "." }))
      } else if line.hasSuffix(".swift\""), let start = line.firstRange(of: "(source_file \"") {
        files[String(line[start.upperBound...].dropLast()), default: []].formUnion([])
      }
    }
    return files
  }
}

/// A file of which the compiler says nothing.
struct Unread: Error, CustomStringConvertible {
  let path: String
  var description: String { "\(path): the compiler doesn't read it" }
}
