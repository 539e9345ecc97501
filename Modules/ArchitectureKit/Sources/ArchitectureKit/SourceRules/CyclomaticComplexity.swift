/// A function has no more than some ways through it: one, and one more for each `if`, `guard`, `for`, `while`,
/// `repeat`, `switch` and `catch`. The cases of a `switch` don't count, nor does what a function inside it does.
public struct CyclomaticComplexity: SourceRule {
  public let id = "cyclomatic-complexity"
  private let limits: Limits

  /// A rule with limits for the ways through one function.
  public init(limits: Limits = Limits(warning: 15, error: 30)) {
    self.limits = limits
  }

  public func violations(in file: SourceFile) -> [Violation] {
    let source = file.codeText
    let functions = file.functions
    var complexities = [Int](repeating: 1, count: functions.count)
    var open: [Int] = []
    var next = 0
    for index in source.code.indices {
      while let last = open.last, functions[last].body.upperBound <= index { open.removeLast() }
      while next < functions.count, functions[next].body.lowerBound <= index {
        if functions[next].body.upperBound > index { open.append(next) }
        next += 1
      }
      if let last = open.last, source.isBranch(index) { complexities[last] += 1 }
    }
    return zip(functions, complexities).compactMap { violation(in: $0.declaration, complexity: $1) }
  }

  private func violation(in declaration: Declaration, complexity: Int) -> Violation? {
    guard let (severity, limit) = limits.judge(complexity) else { return nil }
    return Violation(
      location: declaration.location, rule: id, severity: severity,
      message: "'\(declaration.signature)' has a complexity of \(complexity), more than \(limit)",
      advice: "give its decisions names and functions of their own")
  }
}

extension CodeText {
  /// Whether the token opens a statement that has more than one way on.
  fileprivate func isBranch(_ index: Int) -> Bool {
    switch code[index].keyword {
    case .if, .guard, .for, .repeat, .switch, .catch: !isLabel(index)
    case .while: !isLabel(index) && !endsRepeat(index)
    default: false
    }
  }

  /// `for` in `f(for: x)`.
  private func isLabel(_ index: Int) -> Bool {
    if self[index + 1]?.kind == .colon { return true }
    return self[index - 1]?.kind == .leftParen || self[index - 1]?.kind == .comma
  }

  private func endsRepeat(_ index: Int) -> Bool {
    guard self[index - 1]?.kind == .rightBrace, let open = brackets.partner(of: index - 1) else { return false }
    return self[open - 1]?.keyword == .repeat
  }
}
