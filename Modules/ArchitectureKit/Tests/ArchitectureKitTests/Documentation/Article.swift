import Foundation

/// A page of the catalogue, in sections.
struct Article {
  /// A heading and what stands below it, up to the next heading of any rank.
  struct Section {
    let title: String
    let text: String
  }

  let sections: [Section]

  private static let catalogue = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/ArchitectureKit/ArchitectureKit.docc")

  init(_ name: String) throws {
    let text = try String(contentsOf: Self.catalogue.appending(path: "\(name).md"), encoding: .utf8)
    var sections: [Section] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if line.hasPrefix("#"), !isCode {
        let title = line.drop { $0 == "#" || $0 == " " }.filter { $0 != "`" }
        sections.append(Section(title: title, text: ""))
      } else if let last = sections.popLast() {
        sections.append(Section(title: last.title, text: last.text + line + "\n"))
      }
    }
    self.sections = sections
  }

  /// The text below a heading; empty where there is none.
  func text(of title: String) -> String { sections.first { $0.title == title }?.text ?? "" }

  /// The whole page without its headings.
  var text: String { sections.map(\.text).joined() }
}

extension String {
  /// The blocks of code in one language.
  func blocks(of language: String) -> [String] {
    split(separator: "```\(language)\n").dropFirst().compactMap { block in
      block.split(separator: "\n```", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
    }
  }

  /// Whether something stands between backticks.
  func names(_ word: String) -> Bool { contains("`\(word)`") }
}
