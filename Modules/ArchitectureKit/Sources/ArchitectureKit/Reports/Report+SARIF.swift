// SARIF 2.1.0: one run, its rules, and a result for each violation.
extension Report {
  var sarif: JSONText {
    .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      (
        "runs",
        .array([.object([("tool", tool), ("columnKind", .string("utf16CodeUnits")), ("results", .array(results))])])
      ),
    ])
  }

  private var rules: [String] { Set(violations.map(\.rule)).sorted() }

  private var tool: JSONText {
    .object([
      (
        "driver",
        .object([
          ("name", .string("architect")), ("rules", .array(rules.map(rule))),
        ])
      )
    ])
  }

  /// A rule with its text; one that a contract file named itself has none, also where a kind has the same name.
  private func rule(_ id: String) -> JSONText {
    let isOwn = contracts.contains { $0.ownRule == id }
    let text = (isOwn ? nil : RuleText.all[id]).map { ("shortDescription", JSONText.object([("text", .string($0))])) }
    return .object([("id", .string(id))] + [text].compactMap { $0 })
  }

  /// The way of an indirect violation, an import for each step.
  private func flow(_ violation: Violation) -> [(String, JSONText)] {
    let steps = violation.steps.compactMap { step -> JSONText? in
      guard let place = step.place else { return nil }
      let location = JSONText.object([
        ("physicalLocation", physical(place)), ("message", .object([("text", .string("imports \(step.module)"))])),
      ])
      return .object([("location", location)])
    }
    if steps.isEmpty { return [] }
    let thread = JSONText.object([("locations", .array(steps))])
    return [("codeFlows", .array([.object([("threadFlows", .array([thread]))])]))]
  }

  private var results: [JSONText] {
    violations.map { violation in
      let text = [violation.message, violation.wholeAdvice].compactMap { $0 }.joined(separator: ". ")
      return .object(
        [
          ("ruleId", .string(violation.rule)), ("level", .string(violation.severity.rawValue)),
          ("message", .object([("text", .string(text))])),
          ("locations", .array([.object([("physicalLocation", physical(violation.location))])])),
        ] + flow(violation))
    }
  }

  /// A place as SARIF counts; without a column, and so the whole line, where the file's text isn't known.
  private func physical(_ location: SourceLocation) -> JSONText {
    let column = location.column == 1 ? 1 : utf16Columns[location]
    let start = [column.map { ("startColumn", JSONText.number($0)) }].compactMap { $0 }
    return .object([
      ("artifactLocation", .object([("uri", .string(Self.uri(location.file)))])),
      ("region", .object([("startLine", .number(location.line))] + start)),
    ])
  }

  /// A relative path as a reference: every byte outside the unreserved ones and `/` as `%XX`.
  private static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      if byte.isNameByte || "-.~/".utf8.contains(byte) { return String(UnicodeScalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
