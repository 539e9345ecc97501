/// The format of a report.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// A line for each fact, as compilers write them, with its first place and the number of the others.
  case text
  /// An object with the counts and a list of violations, for programs.
  case json
  /// SARIF 2.1.0, which code scanners read.
  case sarif
  /// Commands of GitHub's workflows, shown beside the changed lines.
  case github
  /// JUnit's XML, in which each contract is a test.
  case junit
  /// A line for each violation, and nothing else, as a build phase of Xcode writes it.
  case xcode
}

extension Report {
  /// The report, with a line break at its end. The text format shows control characters as `?`, so that a name in a
  /// source can't steer a terminal; the others escape them.
  ///
  /// - Parameters:
  ///   - format: How it is written.
  ///   - folder: The path of the workspace's root from where places are told; empty tells them from the root.
  ///   - each: Whether the text format has an entry for each place. All other formats do in any case, because they mark
  ///     places.
  public func text(as format: ReportFormat, below folder: String = "", each: Bool = false) -> String {
    var report = self
    report.folder = folder
    if !folder.isEmpty {
      report.violations = violations.map { $0.moved(below: folder) }
      report.contracts = contracts.map { $0.moved(below: folder) }
      let columns = utf16Columns.map { ($0.key.moved(below: folder), $0.value) }
      report.utf16Columns = Dictionary(columns, uniquingKeysWith: { first, _ in first })
    }
    return report.written(as: format, each: each)
  }

  private func written(as format: ReportFormat, each: Bool) -> String {
    switch format {
    case .text: plainText(each: each)
    case .json: json.text + "\n"
    case .sarif: sarif.text + "\n"
    case .github: violations.map(\.workflowCommand).joined() + summary
    case .junit: junit
    case .xcode: violations.map(\.line).joined()
    }
  }

  private func plainText(each: Bool) -> String {
    let entries =
      each ? violations.map { $0.plainText() } : facts.map { $0.violation.plainText(places: $0.places.count) }
    return entries.joined() + summary
  }

  /// The verdict on each contract, and the counts of the check.
  private var summary: String {
    let verdicts = contracts.map { $0.plainText + "\n" }.joined()
    let stray = "\(Noun.count(strayFileCount, "Swift file")) in no target that was read\n"
    let (errors, warnings) = (FactCount(of: .error, in: facts), FactCount(of: .warning, in: facts))
    let found = "\(Noun.count(errors, "error")), \(Noun.count(warnings, "warning"))"
    let scope = "\(Noun.count(moduleCount, "module")), \(Noun.count(fileCount, "file"))"
    return verdicts + (strayFileCount == 0 ? "" : stray) + (violations.isEmpty ? nothing : found) + ": \(scope)\n"
  }

  /// What is said where nothing was found: a check that read no file isn't called clean.
  private var nothing: String {
    if fileCount == 0 { return "no file was checked" }
    return isOfSomeFiles ? "clean in the files asked for" : "clean"
  }

  private var json: JSONText {
    .object([
      ("errors", .number(errorCount)), ("warnings", .number(warningCount)),
      ("errorFacts", .number(FactCount(of: .error, in: facts).facts)),
      ("warningFacts", .number(FactCount(of: .warning, in: facts).facts)), ("modules", .number(moduleCount)),
      ("files", .number(fileCount)), ("strayFiles", .number(strayFileCount)),
      ("contracts", .array(contracts.map(\.json))), ("violations", .array(violations.map(\.json))),
    ])
  }
}

extension ContractVerdict {
  /// `kept: layers (bottom-up), 8 modules`
  fileprivate var plainText: String {
    let title = Printable.text(title)
    if let binding, state == .unbound { return "unbound: \(title), no \(binding.unit.rawValue)" }
    let found = [(count(of: .error), "error"), (count(of: .warning), "warning")].filter { $0.0.facts > 0 }
    let bound = binding.map { [Noun.count($0.count, $0.unit.rawValue)] } ?? []
    return "\(state.rawValue): " + ([title] + found.map { Noun.count($0.0, $0.1) } + bound).joined(separator: ", ")
  }

  private func count(of severity: Severity) -> FactCount {
    FactCount(of: severity, in: Fact.facts(of: violations))
  }

  fileprivate var json: JSONText {
    var members: [(String, JSONText)] = [("contract", .string(title)), ("state", .string(state.rawValue))]
    if let binding { members += [("binds", .number(binding.count)), ("unit", .string(binding.unit.rawValue))] }
    return .object(
      members + [
        ("errors", .number(errorCount)), ("warnings", .number(warningCount)),
        ("errorFacts", .number(count(of: .error).facts)), ("warningFacts", .number(count(of: .warning).facts)),
      ])
  }
}

/// Counted things.
private enum Noun {
  static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// `2 errors in 5 places`; without the places where each has one.
  static func count(_ count: FactCount, _ noun: String) -> String {
    let facts = self.count(count.facts, noun)
    return count.facts == count.places ? facts : "\(facts) in \(count.places) places"
  }
}

extension ContractVerdict {
  fileprivate func moved(below folder: String) -> ContractVerdict {
    var verdict = self
    verdict.violations = violations.map { $0.moved(below: folder) }
    return verdict
  }
}

extension SourceLocation {
  fileprivate func moved(below folder: String) -> SourceLocation {
    SourceLocation(file: Self.path(file, below: folder), line: line, column: column)
  }

  fileprivate static func path(_ path: String, below folder: String) -> String {
    (folder.hasPrefix("/") ? "/" : "") + RelativePath.joined(folder, path)
  }
}

extension Violation {
  fileprivate func moved(below folder: String) -> Violation {
    var violation = self
    violation.location = location.moved(below: folder)
    violation.steps = steps.map { Violation.Step(module: $0.module, place: $0.place?.moved(below: folder)) }
    if let manifest = mend?.manifest { violation.mend?.manifest = SourceLocation.path(manifest, below: folder) }
    return violation
  }

  /// `A.swift:1:1: error: message [rule]`
  fileprivate var line: String {
    "\(Printable.text(location.description)): \(severity.rawValue): \(Printable.text(message)) [\(rule)]\n"
  }

  fileprivate func plainText(places: Int = 1) -> String {
    let head = line + (places == 1 ? "" : "  and \(Noun.count(places - 1, "more place"))\n")
    let way = chain.isEmpty ? "" : "  by way of: \(Printable.text(chain.joined(separator: " -> ")))\n"
    return head + way + (wholeAdvice.map { "  \(Printable.text($0))\n" } ?? "")
  }

  fileprivate var json: JSONText {
    var members: [(String, JSONText)] = [
      ("file", .string(location.file)), ("line", .number(location.line)), ("column", .number(location.column)),
      ("rule", .string(rule)), ("severity", .string(severity.rawValue)), ("message", .string(message)),
    ]
    if let wholeAdvice { members.append(("advice", .string(wholeAdvice))) }
    if let mend { members.append(("mend", mend.json)) }
    if !chain.isEmpty { members.append(("chain", .array(chain.map(JSONText.string)))) }
    return .object(members)
  }

  /// `::error file=…,line=…::message`. Signs that mean something to the command are escaped as GitHub's own tools do.
  fileprivate var workflowCommand: String {
    let place = "file=\(Self.property(location.file)),line=\(location.line),col=\(location.column)"
    let text = [message, wholeAdvice].compactMap { $0 }.joined(separator: ". ")
    return "::\(severity.rawValue) \(place),title=\(Self.property(rule))::\(Self.data(text))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacingScalars(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    data(text).replacingScalars([":": "%3A", ",": "%2C"])
  }
}

/// Text from outside on its way to a terminal.
enum Printable {
  /// The text without what a terminal would obey: control characters become `?`.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "?" : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
      || (0x2066...0x2069).contains(scalar.value)
  }
}
