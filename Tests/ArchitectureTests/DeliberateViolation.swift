import ArchitectureKit
import Testing

/// A file that breaks a contract at one place, or a dependency that does.
struct DeliberateViolation: CustomTestStringConvertible, Sendable {
  /// The kind of the contract.
  let kind: String
  /// The id of the rule that is broken.
  let rule: String
  let module: String
  /// A contract file with the contract that is broken; nil for that of the workspace.
  var contract: String?
  /// What the manifest declares for the module, in place of a file.
  var declares: String?
  /// Tells its file from those of the others.
  var number = 0
  private let marked: String

  /// What marks the place that a rule reports; the file doesn't have it.
  private static let mark: Character = "‸"

  /// A line that breaks a contract. It stands in a comment before, where it breaks nothing.
  init(_ kind: String, rule: String? = nil, in module: String, _ line: String, contract: String? = nil) {
    let comment = line.filter { $0 != Self.mark }
    self.init(kind, rule: rule, in: module, file: "// A file of its own: \(comment)\n\(line)\n", contract: contract)
  }

  /// A whole file that breaks a contract.
  init(_ kind: String, rule: String? = nil, in module: String, file: String, contract: String? = nil) {
    self.kind = kind
    self.rule = rule ?? kind
    self.module = module
    marked = file
    self.contract = contract
  }

  var testDescription: String { "\(rule) in \(module): \(line)" }

  /// Where the rule has to report it.
  var place: ArchitectureKit.SourceLocation {
    let before = marked.prefix { $0 != Self.mark }
    let line = before.count { $0 == "\n" } + 1
    let column = (before.split(separator: "\n", omittingEmptySubsequences: false).last ?? "").utf8.count + 1
    return ArchitectureKit.SourceLocation(file: "\(module)/Violation\(number).swift", line: line, column: column)
  }

  var file: SourceFile { SourceFile(path: place.file, module: module, text: marked.filter { $0 != Self.mark }) }

  /// The line that breaks the contract.
  private var line: Substring {
    marked.split(separator: "\n", omittingEmptySubsequences: false).first { $0.contains(Self.mark) } ?? ""
  }

  /// The same line where it breaks nothing: in the text of a string. Nil where texts are what the contract is about.
  fileprivate var asText: DeliberateViolation? {
    let text = line.filter { $0 != Self.mark }
    if kind == "forbidden-text" || declares != nil || text.contains("architect:ignore") { return nil }
    return DeliberateViolation(kind, rule: rule, in: module, file: "let text = ##\"\(text)\"##\n", contract: contract)
  }
}

extension DeliberateViolation {
  static let all = (structure + tree + sources + design + actions + mega).enumerated().map { number, item in
    var item = item
    item.number = number
    return item
  }

  /// The same lines as texts, which break nothing.
  static let harmless = all.compactMap(\.asText).enumerated().map { number, item in
    var item = item
    item.number = all.count + number
    return item
  }
}
