/// Numbers that stand where a name should, such as the distances of a design: `spacing: 2`, `padding(4)`,
/// `padded(to: 20)`. A named constant, a sum of names and a default value don't count.
public struct RawNumber: SourceRule {
  /// The name it was given, or `raw-number`.
  public let id: String
  /// The severity of its findings.
  public let severity: Severity
  private let names: [NamePattern]
  private let advice: String?

  /// - Parameters:
  ///   - id: What reports call the rule.
  ///   - names: The labels and functions that take no raw number, as patterns.
  ///   - advice: What to do instead.
  ///   - severity: Whether a violation ends the check, or only warns.
  public init(id: String = "raw-number", names: [String], advice: String? = nil, severity: Severity = .error) {
    self.id = id
    self.severity = severity
    self.names = names.map(NamePattern.init)
    self.advice = advice
  }

  /// The numbers without a name, from the top down. Costs a comparison with each pattern for every name of the file.
  public func violations(in file: SourceFile) -> [Violation] {
    let source = file.codeText
    return source.code.indices.compactMap { index in
      guard source.code[index].kind == .identifier, names.contains(where: { $0.matches(source.bytes(index)) }),
        let number = source.number(after: index)
      else { return nil }
      return Violation(
        location: file.location(of: source.code[number]), rule: id, severity: severity,
        message: "the number in '\(source.line(index..<(number + 1)))' has no name", advice: advice)
    }
  }
}

extension CodeText {
  fileprivate func bytes(_ index: Int) -> ArraySlice<UInt8> { bytes[code[index].range] }

  /// The number in `name: 2`, `name(2)` and `name(label: 2)`. A colon after a space is a choice (`a ? name : 2`).
  fileprivate func number(after name: Int) -> Int? {
    var index = name + 1
    if isLabel(name) {
      index += 1
    } else {
      guard self[index]?.kind == .leftParen else { return nil }
      index += isLabel(index + 1) ? 3 : 1
    }
    if self[index]?.kind == .prefixOperator { index += 1 }
    return self[index]?.kind == .number ? index : nil
  }

  private func isLabel(_ index: Int) -> Bool {
    self[index]?.kind == .identifier && self[index + 1]?.kind == .colon && self[index]?.end == self[index + 1]?.start
  }
}
