import Foundation

/// One Swift file of the workspace: where it lies, and its code without comments, with texts and without them.
struct SourceFile {
  /// From the root, such as `Modules/Stores/Sources/Stores/FinancialGoal/FinancialGoalStore.swift`.
  let path: String
  let lines: [String]
  /// The same lines with the contents of string literals.
  let linesWithTexts: [String]

  init(path: String, text: String) {
    self.path = path
    lines = blankingComments(in: text, andTexts: true).components(separatedBy: "\n")
    linesWithTexts = blankingComments(in: text, andTexts: false).components(separatedBy: "\n")
  }

  /// The folder in Modules/ and the plain name of the target; nil outside Modules/.
  var target: (room: String, name: String, isTest: Bool)? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 4, parts[0] == "Modules" else { return nil }
    return (parts[1], parts[3], parts[2] == "Tests")
  }

  /// The modules that are imported, with the line of each.
  var imports: [(line: Int, module: String)] {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |fileprivate |private )?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)/
    return lines.enumerated().compactMap { index, line in
      line.firstMatch(of: pattern).map { (index + 1, String($0.1)) }
    }
  }
}

/// Every Swift file below some folders of the workspace; nothing that a build made.
func sourceFiles(in folders: String...) throws -> [SourceFile] {
  var files: [SourceFile] = []
  for folder in folders {
    let root = workspace.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    for case let url as URL in found ?? .init() where url.pathExtension == "swift" {
      let path = String(url.path.dropFirst(workspace.path.count + 1))
      files.append(SourceFile(path: path, text: try String(contentsOf: url, encoding: .utf8)))
    }
  }
  return files.sorted { $0.path < $1.path }
}

let workspace = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The same text with comments, and the contents of string literals too where that is asked for, replaced by spaces,
/// line for line.
private func blankingComments(in text: String, andTexts: Bool) -> String {
  let pattern = /"""(?s:.*?)"""|#"(?:[^"\n]|"(?!#))*"#|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*(?s:.*?)\*\//
  return text.replacing(pattern) { match in
    guard andTexts || match.0.hasPrefix("/") else { return String(match.0) }
    return String(match.0.map { $0 == "\n" ? "\n" : " " })
  }
}
