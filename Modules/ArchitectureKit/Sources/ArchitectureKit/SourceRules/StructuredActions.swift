/// A feature's actions are told apart by who sends them: the view, the feature itself, or what it tells its parent.
///
/// Each case of the enumeration of actions is one of these, with the actions of that kind as its only value.
public struct StructuredActions: SourceRule {
  public let id = "structured-actions"
  private let names: Set<String>
  private let cases: [String]

  /// A rule for enumerations that are told by their names.
  ///
  /// - Parameters:
  ///   - names: What enumerations of actions are called.
  ///   - cases: The kinds of actions, as the cases are called.
  public init(names: [String] = ["Action"], cases: [String] = ["view", "inner", "delegate"]) {
    self.names = Set(names)
    self.cases = cases
  }

  public func violations(in file: SourceFile) -> [Violation] {
    let source = file.codeText
    return file.declarations.flatMap { declaration -> [Violation] in
      guard declaration.kind == .case, let parent = declaration.parent.map({ file.declarations[$0] }),
        parent.kind == .enum, names.contains(parent.name)
      else { return [] }
      return source.elements(of: declaration).compactMap { element in
        problem(with: element, of: parent).map {
          Violation(
            location: file.location(of: source.code[element.index]), rule: id, message: $0,
            advice: "say by its case who sends it: \(cases.joined(separator: ", "))")
        }
      }
    }
  }

  private func problem(with element: EnumElement, of actions: Declaration) -> String? {
    if !cases.contains(element.name) { return "'\(element.name)' of \(actions.name) doesn't say who sends it" }
    if element.valueCount != 1 {
      return "'\(element.name)' of \(actions.name) doesn't have the actions as its only value"
    }
    return nil
  }
}

/// One of the elements of a case, as `inner` in `case view(View), inner(Inner)`.
private struct EnumElement {
  /// The index of its name.
  let index: Int
  let name: String
  /// The number of values that it is declared with.
  let valueCount: Int
}

extension CodeText {
  /// The elements that one `case` declares.
  fileprivate func elements(of declaration: Declaration) -> [EnumElement] {
    var elements: [EnumElement] = []
    var index = declaration.index
    while let token = self[index], token.kind.isName || token.keyword != nil {
      let isOpen = self[index + 1]?.kind == .leftParen
      let close = isOpen ? brackets.partner(of: index + 1) : nil
      elements.append(
        EnumElement(index: index, name: name(index), valueCount: close.map { values(from: index + 2, to: $0) } ?? 0))
      let end = (close ?? index) + 1
      guard self[end]?.kind == .comma else { break }
      index = end + 1
    }
    return elements
  }

  /// The number of values in a list, which goes to its closing bracket.
  private func values(from start: Int, to close: Int) -> Int {
    if start == close { return 0 }
    var (count, index) = (1, start)
    while index < close {
      if code[index].kind == .comma { count += 1 }
      index = max(index, brackets.partner(of: index) ?? index) + 1
    }
    return count
  }
}
