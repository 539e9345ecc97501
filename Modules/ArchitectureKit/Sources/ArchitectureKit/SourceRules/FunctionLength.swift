/// A function has no more than some lines of code between its braces; blank lines and comments don't count.
/// Initialisers, subscripts and computed properties are functions too.
public struct FunctionLength: SourceRule {
  public let id = "function-length"
  private let limits: Limits

  /// A rule with limits for the lines of one body.
  public init(limits: Limits = Limits(warning: 25, error: 60)) {
    self.limits = limits
  }

  public func violations(in file: SourceFile) -> [Violation] {
    let lines = CodeLines(of: file)
    return file.functions.compactMap { declaration, body in
      // Code right after the brace is on a line that began before it.
      let beginsInside = !body.isEmpty && !file.code[body.lowerBound].startsLine
      let length = lines.count(in: file.span(of: body)) + (beginsInside ? 1 : 0)
      guard let (severity, limit) = limits.judge(length) else { return nil }
      return Violation(
        location: declaration.location, rule: id, severity: severity,
        message: "'\(declaration.signature)' has \(length) lines of code, more than \(limit)",
        advice: "give a step of it a name and a function of its own")
    }
  }
}

extension SourceFile {
  /// A body of statements, with the indices of its code between the braces.
  var functions: [(declaration: Declaration, body: Range<Int>)] {
    declarations.compactMap { declaration in
      guard declaration.isFunctionLike, let body = declaration.body else { return nil }
      return (declaration, body)
    }
  }

  /// The bytes between the braces of a body.
  func span(of body: Range<Int>) -> Range<Int> {
    let end = body.upperBound < code.count ? code[body.upperBound].start : bytes.count
    return code[body.lowerBound - 1].end..<max(end, code[body.lowerBound - 1].end)
  }
}

/// The lines of a file that hold code or a part of a text.
private struct CodeLines {
  /// The start of the code on each of those lines, in order.
  private var starts: [Int] = []

  init(of file: SourceFile) {
    var isNew = true
    for token in file.activeTokens {
      if token.kind == .lineBreak {
        isNew = true
      } else if token.kind == .stringText || token.kind.isCode {
        if isNew { starts.append(token.start) }
        isNew = false
        guard token.kind == .stringText || token.kind == .regex else { continue }
        for index in token.range where file.bytes[index] == .newline { starts.append(index + 1) }
      }
    }
  }

  func count(in range: Range<Int>) -> Int { position(of: range.upperBound) - position(of: range.lowerBound) }

  /// The number of lines that begin before a byte.
  private func position(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
