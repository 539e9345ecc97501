import ArchitectureKit
import Foundation
import Testing

/// Tests/ACCEPTANCE.md has a row for each id that test names begin with: its behaviour, and the files of its tests.
@Suite struct AcceptanceTests {
  private static let file = workspace.appendingPathComponent("Tests/ACCEPTANCE.md")

  @Test func `each id of a test has a row, and each row has a test`() throws {
    let (list, files) = (try Self.list(), try Self.files())
    #expect(list.unlisted(files) == [])
    #expect(list.untested(files) == [])
  }

  /// `make acceptance` sets MODULO_REWRITE, and this writes the files into the rows instead of comparing them.
  @Test func `each row names the files of its tests`() throws {
    let list = try Self.list()
    let rewritten = list.rewritten(try Self.files())
    if ProcessInfo.processInfo.environment["MODULO_REWRITE"] != nil {
      try Data(rewritten.utf8).write(to: Self.file)
    } else {
      #expect(list.text == rewritten, "`make acceptance` writes the files of the tests into Tests/ACCEPTANCE.md")
    }
  }

  @Test func `an id without a row, a row without a test and an old file are found`() {
    let list = AcceptanceList(
      text: "# Rows\n\n| M01 | A goal is empty. | [Old](../Old.swift) |\n| M02 | It adds up. |  |\n")
    let files = ["M01": ["Tests/GoalTests.swift"], "M03": ["Tests/GoalTests.swift"]]
    #expect(list.unlisted(files) == ["M03"])
    #expect(list.untested(files) == ["M02"])
    let rewritten = list.rewritten(files)
    #expect(
      rewritten == """
        # Rows

        | M01 | A goal is empty. | [GoalTests](GoalTests.swift) |
        | M02 | It adds up. |  |

        """)
  }

  /// The exemplars' tests, which belong to a package of their own.
  private static func exemplars() throws -> [SourceFile] {
    let folder = "Apps/Architect/Exemplars/Projects"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: workspace.appendingPathComponent(folder).path)
    return try paths.filter { $0.hasSuffix("Tests.swift") && !$0.contains(".build/") }.map { path in
      let bytes = try Data(contentsOf: workspace.appendingPathComponent("\(folder)/\(path)"))
      return SourceFile(path: "\(folder)/\(path)", bytes: Array(bytes))
    }
  }

  private static func list() throws -> AcceptanceList {
    AcceptanceList(text: try String(contentsOf: file, encoding: .utf8))
  }

  /// The files of the tests of each id, sorted.
  private static func files() throws -> [String: [String]] {
    let files = (try ProjectWorkspace.read.get().workspace.files + exemplars()).sorted { $0.path < $1.path }
    return files.reduce(into: [:]) { found, file in
      let names = file.declarations.filter { $0.kind == .func }.map(\.name)
      let ids = Set(names.compactMap { $0.prefixMatch(of: /[A-Z]\d\d\b/)?.output })
      for id in ids { found[String(id), default: []].append(file.path) }
    }
  }
}

/// The text of the list, and its rows.
struct AcceptanceList {
  let text: String
  private let lines: [Substring]
  private let ids: [String]

  init(text: String) {
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    ids = lines.compactMap { Self.row($0).map { String($0.id) } }
  }

  /// The ids of tests that have no row, sorted.
  func unlisted(_ files: [String: [String]]) -> [String] { files.keys.filter { !ids.contains($0) }.sorted() }

  /// The ids of rows that have no test, in the order of the rows.
  func untested(_ files: [String: [String]]) -> [String] { ids.filter { files[$0] == nil } }

  /// The text with the files of the tests in each row, as links from the folder of the list.
  func rewritten(_ files: [String: [String]]) -> String {
    let rows = lines.map { line -> String in
      guard let row = Self.row(line) else { return String(line) }
      let links = files[String(row.id), default: []].map(link)
      return "| \(row.id) | \(row.behaviour) | \(links.joined(separator: ", ")) |"
    }
    return rows.joined(separator: "\n")
  }

  private static func row(_ line: Substring) -> (id: Substring, behaviour: Substring)? {
    line.wholeMatch(of: /\| ([A-Z]\d\d) \| (.+?) \| (.*) \|/).map { ($0.1, $0.2) }
  }

  private func link(_ path: String) -> String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return "[\(name)](\(path.hasPrefix("Tests/") ? String(path.dropFirst(6)) : "../\(path)"))"
  }
}
