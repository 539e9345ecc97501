/// Reads a contract about sources.
struct SourceContractReader {
  /// The members of each kind, beside those of all.
  static let members: [String: [String]] = [
    "forbidden-code": ["id", "patterns"], "forbidden-text": ["id", "expression"],
    "forbidden-signature": ["id", "names"], "raw-number": ["id", "names"], "mega": [],
    "no-dispatch-queue": [], "structured-actions": ["names", "cases"],
    "cyclomatic-complexity": limits, "function-length": limits, "file-length": limits, "sorted-imports": [],
    "leading-blank-line": [], "empty-catch": ["allowsComment"], "undocumented-public": [],
    "unreplaceable-double": ["prefix"], "forwarding-double": ["prefix"],
  ].mapValues { $0 + ["modules", "files", "except"] }
  private static let limits = ["warning", "error"]

  let object: ObjectReader
  let head: ContractHead

  func rules(_ kind: String) throws(ConfigurationError) -> [any SourceRule] {
    switch kind {
    case "forbidden-code": [try forbiddenCode()]
    case "forbidden-text": [try forbiddenText()]
    case "forbidden-signature": [try forbiddenSignature()]
    case "raw-number": [try rawNumber()]
    case "mega": RulePreset.mega
    case "no-dispatch-queue": [RulePreset.noDispatchQueue]
    case "structured-actions": [try structuredActions()]
    case "cyclomatic-complexity": [CyclomaticComplexity(limits: try limits(15, 30))]
    case "function-length": [FunctionLength(limits: try limits(25, 60))]
    case "file-length": [FileLength(limits: try limits(350, 1000))]
    case "sorted-imports": [SortedImports()]
    case "leading-blank-line": [LeadingBlankLine()]
    case "forwarding-double": [ForwardingDouble(prefix: try object.text("prefix") ?? "Mock")]
    case "empty-catch": [EmptyCatch(allowsComment: try object.flag("allowsComment"))]
    default: []
    }
  }

  func setRules(_ kind: String) throws(ConfigurationError) -> [any SourceSetRule] {
    switch kind {
    case "undocumented-public": [UndocumentedPublic(severity: head.severity)]
    case "unreplaceable-double": [UnreplaceableDouble(prefix: try object.text("prefix") ?? "Mock")]
    default: []
    }
  }

  private func structuredActions() throws(ConfigurationError) -> StructuredActions {
    StructuredActions(
      names: try object.optionalTexts("names") ?? ["Action"],
      cases: try object.optionalTexts("cases") ?? ["view", "inner", "delegate"])
  }

  private func limits(_ warning: Int, _ error: Int) throws(ConfigurationError) -> Limits {
    let limits = (warning: try object.number("warning"), error: try object.number("error"))
    for (name, limit) in [("warning", limits.warning), ("error", limits.error)] {
      if let limit, limit < 0 { throw object.wrong(name, "“\(name)” is a limit, not \(limit)") }
    }
    // A single limit moves the other one along where it would contradict it.
    let error = limits.error ?? max(error, limits.warning ?? 0)
    let warning = limits.warning ?? min(warning, error)
    if warning > error { throw object.wrong("warning", "“warning” is above “error”, so nothing is only a warning") }
    return Limits(warning: warning, error: error)
  }

  private func forbiddenCode() throws(ConfigurationError) -> ForbiddenCode {
    var patterns: [CodePattern] = []
    for text in try object.requiredTexts("patterns") {
      do { patterns.append(try CodePattern(text)) } catch {
        throw object.wrong("patterns", "“\(text)” is no pattern of code")
      }
    }
    let id = try object.requiredText("id")
    return ForbiddenCode(id: id, patterns: patterns, advice: head.advice, severity: head.severity)
  }

  /// Glyphs, unless an expression says what else.
  private func forbiddenText() throws(ConfigurationError) -> ForbiddenText {
    var pattern = TextPattern.glyphs
    if let text = try object.text("expression") {
      do { pattern = try .expression(text) } catch { throw object.wrong("expression", "“\(text)” is no expression") }
    }
    let id = try object.requiredText("id")
    return ForbiddenText(id: id, pattern: pattern, advice: head.advice, severity: head.severity)
  }

  private func forbiddenSignature() throws(ConfigurationError) -> ForbiddenSignature {
    ForbiddenSignature(
      id: try object.requiredText("id"), names: try object.requiredTexts("names"), advice: head.advice,
      severity: head.severity)
  }

  private func rawNumber() throws(ConfigurationError) -> RawNumber {
    RawNumber(
      id: try object.text("id") ?? "raw-number", names: try object.requiredTexts("names"), advice: head.advice,
      severity: head.severity)
  }
}
