import ArchitectureKit

/// A workspace that an article shows in one block of code, and what it says a check reports of it.
///
/// `// Shop/Till.swift` begins a file of the module `Shop`, `// Package.swift` the list of targets. What a line or a file's
/// first line has to be reported for follows it, as `// error: …` or `// warning: …`.
struct ArticleSample {
  private struct File {
    let path: String
    var lines: [String] = []
  }

  /// `file:line severity: message`, sorted.
  let expected: [String]
  private let files: [File]

  init(_ block: String) {
    var files: [File] = []
    var expected: [String] = []
    for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /\/\/ (\S+\.swift)(?:  .*)?/) {
        files.append(File(path: String(match.1)))
      } else if !files.isEmpty {
        files[files.count - 1].lines.append(String(line))
      }
      if let file = files.last, let match = line.firstMatch(of: /\ \ \/\/ ((?:error|warning): .*)$/) {
        expected.append("\(file.path):\(max(1, file.lines.count)) \(match.1)")
      }
    }
    self.files = files
    self.expected = expected.sorted()
  }

  /// What a check reports, as `expected` says it.
  func found(by contract: String) throws -> [String] {
    let configuration = try Configuration(reading: "{ \"contracts\": [\(contract)] }".utf8, file: "a.json")
    return Checker(configuration).report(on: workspace).violations.map {
      "\($0.location.file):\($0.location.line) \($0.severity.rawValue): \($0.message)"
    }.sorted()
  }

  private var workspace: Workspace {
    let sources = files.filter { $0.path.contains("/") }
    let names = Set(sources.map { Self.module(of: $0) })
    return Workspace(
      modules: names.map { name in
        Module(
          name: name, kind: .library, package: "town", location: Self.manifest(1), path: name,
          dependencies: dependencies(of: name),
          files: sources.filter { Self.module(of: $0) == name }.map {
            SourceFile(path: $0.path, module: name, text: $0.lines.joined(separator: "\n"))
          })
      })
  }

  private func dependencies(of module: String) -> [Module.Dependency] {
    let lines = files.first { $0.path == "Package.swift" }?.lines ?? []
    return lines.enumerated().flatMap { index, line -> [Module.Dependency] in
      guard let match = line.firstMatch(of: /name: "(\w+)", dependencies: \[(.*?)\]/), match.1 == module else {
        return []
      }
      return match.2.matches(of: /\w+/).map { name in
        Module.Dependency(name: String(name.0), modules: [String(name.0)], location: Self.manifest(index + 1))
      }
    }
  }

  private static func module(of file: File) -> String { String(file.path.prefix { $0 != "/" }) }

  private static func manifest(_ line: Int) -> SourceLocation {
    SourceLocation(file: "Package.swift", line: line, column: 1)
  }
}
