// JUnit's XML, as GitLab and Jenkins read it: a test for each contract, and one for what belongs to none.
extension Report {
  var junit: String {
    let shown = Set(violations)
    let owned = contracts.reduce(into: Set<Violation>()) { $0.formUnion($1.violations) }
    let rest = violations.filter { !owned.contains($0) }
    var cases = contracts.map { verdict in
      Self.test(verdict.title, verdict.violations.filter(shown.contains))
    }
    if !rest.isEmpty { cases.append(Self.test("exceptions", rest)) }
    let failures = cases.count { $0.isFailure }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="architect" tests="\(cases.count)" failures="\(failures)">
        <testsuite name="contracts" tests="\(cases.count)" failures="\(failures)">
      \(cases.map(\.text).joined())  </testsuite>
      </testsuites>

      """
  }

  /// A test, which fails if there is an error; warnings are its output.
  private static func test(_ title: String, _ violations: [Violation]) -> (text: String, isFailure: Bool) {
    let head = "    <testcase classname=\"architect\" name=\"\(escaped(title))\""
    let errors = violations.filter { $0.severity == .error }
    let warnings = violations.filter { $0.severity == .warning }
    if violations.isEmpty { return (head + "/>\n", false) }
    let failure = errors.first.map { first in
      """
            <failure message="\(escaped(first.message))" type="\(escaped(first.rule))">\(lines(errors))</failure>

      """
    }
    let output = warnings.isEmpty ? "" : "      <system-out>\(lines(warnings))</system-out>\n"
    return (head + ">\n" + (failure ?? "") + output + "    </testcase>\n", failure != nil)
  }

  private static func lines(_ violations: [Violation]) -> String {
    violations.map { violation in
      let way = violation.chain.isEmpty ? [] : ["by way of: " + violation.chain.joined(separator: " -> ")]
      return escaped(
        (["\(violation.location.description): \(violation.message) [\(violation.rule)]"] + way
          + [violation.wholeAdvice].compactMap { $0 }).joined(separator: "\n"))
    }.joined(separator: "\n")
  }

  /// Text of XML 1.0, in which control characters have no place.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\t": String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: "?"
      default: String(scalar)
      }
    }.joined()
  }
}
