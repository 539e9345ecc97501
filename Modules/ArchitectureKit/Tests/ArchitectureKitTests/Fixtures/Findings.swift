import ArchitectureKit

/// What a rule has against a source, as `line:column`, with the severity where it is only a warning.
func findings(_ rule: any SourceRule, _ source: String) -> String {
  findings(rule.violations(in: SourceFile(path: "f.swift", text: source)))
}

func findings(_ violations: [Violation]) -> String {
  violations.map { violation in
    let severity = violation.severity == .warning ? " warning" : ""
    return "\(violation.location.line):\(violation.location.column)\(severity)"
  }.joined(separator: ", ")
}
