/// A plain string in a manifest, and what stands around it.
struct ManifestMention: Sendable {
  let text: String
  let location: SourceLocation
  /// The index of its code.
  let index: Int
  /// What is called with it as an argument, such as `target`; empty for nothing.
  let callee: String
  /// The code between the parentheses of that call.
  let call: Range<Int>?
  /// Whether it is the argument `name:`.
  let isName: Bool
  /// Whether it is the first argument of a call and has no label.
  let isFirstArgument: Bool
  /// Whether it is in a list of dependencies or plugins.
  let isInDependencies: Bool
  /// Whether it is in a list of targets.
  let isInTargets: Bool
  /// Whether nothing is declared around it, neither a target nor a product nor a package.
  let isFree: Bool

  private static let targets: Set = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
  ]
  private static let products: Set = ["library", "executable", "product", "package", "Package", "byName"]

  /// Whether it is the name of a target where that is declared.
  var declaresTarget: Bool { isName && Self.targets.contains(callee) && !isInDependencies }
  /// Whether it names a product or a package.
  var isOfProduct: Bool { Self.products.contains(callee) || isInDependencies }

  /// The plain strings of a manifest, from the top down. Linear in its code.
  static func all(in file: SourceFile) -> [ManifestMention] {
    let source = file.codeText
    var open: [Int] = []
    var found: [ManifestMention] = []
    for index in source.code.indices {
      if let partner = source.brackets.partner(of: index) {
        if partner < index { open.removeLast() } else { open.append(index) }
      } else if let text = source.string(index..<min(index + 2, source.code.count)) {
        found.append(ManifestMention(text, at: index, in: open, of: source, file.location(of: source.code[index])))
      }
    }
    return found
  }

  private init(_ text: String, at index: Int, in open: [Int], of source: CodeText, _ location: SourceLocation) {
    let direct = open.last.flatMap { source.code[$0].kind == .leftParen ? $0 : nil }
    self.text = text
    self.location = location
    self.index = index
    callee = direct.map(source.callee) ?? ""
    call = direct.flatMap { open in source.brackets.partner(of: open).map { open..<$0 } }
    isName = source[index - 1]?.kind == .colon && source[index - 2].map(source.text) == "name"
    isFirstArgument = direct == index - 1 && !callee.isEmpty
    isInDependencies = open.contains { source.isList($0, of: ["dependencies", "plugins"]) }
    isInTargets = open.contains { source.isList($0, of: ["targets"]) }
    let isDeclared = open.contains { source.isDeclaring($0, Self.targets) || source.isList($0, of: ["products"]) }
    isFree = !isInTargets && !isDeclared && !["package", "Package"].contains(callee)
  }
}

extension CodeText {
  fileprivate func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// The name before a parenthesis; empty without one.
  fileprivate func callee(_ open: Int) -> String {
    self[open - 1].map { $0.kind.isName && $0.end == code[open].start ? text($0) : "" } ?? ""
  }

  /// Whether a bracket opens a list that is the argument of one of some labels.
  fileprivate func isList(_ open: Int, of labels: Set<String>) -> Bool {
    code[open].kind == .leftBracket && self[open - 1]?.kind == .colon
      && labels.contains(self[open - 2].map(text) ?? "")
  }

  /// Whether a bracket is that of a call by one of some names with more than the name of a dependency: a path, or a
  /// list of dependencies.
  fileprivate func isDeclaring(_ open: Int, _ names: Set<String>) -> Bool {
    guard code[open].kind == .leftParen, names.contains(callee(open)), let close = brackets.partner(of: open) else {
      return false
    }
    return (open..<close).contains { ["dependencies", "path"].contains(name($0)) && self[$0 + 1]?.kind == .colon }
  }
}
