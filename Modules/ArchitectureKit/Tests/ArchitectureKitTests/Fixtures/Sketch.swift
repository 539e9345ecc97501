import ArchitectureKit
import Testing

/// The code of a source as one line that a test can name: each token of code, with its kind where that is in question.
func sketch(_ source: String) -> String {
  let file = SourceFile(path: "f.swift", text: source)
  return file.tokens.compactMap { token -> String? in
    let text = file.text(of: token)
    switch token.kind {
    case .whitespace, .lineBreak: return nil
    case .comment: return "C"
    case .documentation: return "D"
    case .regex: return "R<\(text)>"
    case .stringText: return "T<\(text)>"
    case .interpolationEnd: return ")i"
    case .poundName, .directive, .number, .shebang: return text
    case .prefixOperator: return text + "_"
    case .postfixOperator: return "_" + text
    case .unknown: return "U<\(text)>"
    default: return text
    }
  }.joined(separator: " ")
}

/// A source and what is expected of it.
struct Row: Sendable, CustomTestStringConvertible {
  let source: String
  let expected: String

  init(_ source: String, _ expected: String) {
    self.source = source
    self.expected = expected
  }

  var testDescription: String { source }
}
