/// Code that may not stand in a file, such as a name that has a better one. Comments and texts don't count.
public struct ForbiddenCode: SourceRule {
  public let id: String
  /// The severity of a finding.
  public let severity: Severity
  private let patterns: [CodePattern]
  private let advice: String?
  /// Whether a pattern can begin with a byte; most tokens are passed over by it.
  private let heads: [Bool]

  /// A rule against every place that one of the patterns matches.
  ///
  /// - Parameters:
  ///   - id: In kebab case; it may be the same for several rules.
  ///   - patterns: What may not stand in a file. A place that several match is reported once.
  ///   - advice: What to write instead; nil where nothing is better.
  ///   - severity: How much a finding weighs.
  public init(id: String, patterns: [CodePattern], advice: String? = nil, severity: Severity = .error) {
    self.id = id
    self.patterns = patterns
    self.advice = advice
    self.severity = severity
    heads = (0...UInt8.max).map { byte in patterns.contains { $0.canBegin(with: byte) } }
  }

  public func violations(in file: SourceFile) -> [Violation] {
    let source = file.codeText
    var found: [Violation] = []
    for index in source.code.indices where heads[Int(file.bytes[source.code[index].start])] {
      guard let match = patterns.lazy.compactMap({ $0.match(in: source, at: index) }).first else { continue }
      found.append(
        Violation(
          location: file.location(of: source.code[index]), rule: id, severity: severity,
          message: "'\(source.line(match))' is forbidden here", advice: advice))
    }
    return found
  }
}

extension CodePattern {
  fileprivate func canBegin(with byte: UInt8) -> Bool {
    switch elements.first {
    case .token(let bytes, _): bytes.first == byte
    case .name(let parts): parts.first?.first.map { $0 == byte } ?? true
    case .anything, nil: true
    }
  }
}
