/// A manifest's source, as far as it can be edited: the calls that declare the package and its targets.
struct ManifestSource {
  let path: String
  let tokens: [Token]
  let source: CodeText
  private let lines: LineTable
  /// The arguments of each call that declares a package.
  private var packages: [ManifestList] = []
  /// The arguments of the calls that declare targets, by the names in them.
  private var targets: [String: [ManifestList]] = [:]

  private static let kinds: Set = ["target", "executableTarget", "testTarget", "macro", "plugin"]

  /// Linear in the text.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    tokens = Lexer.tokens(in: bytes)
    let code = tokens.filter(\.kind.isCode)
    source = CodeText(bytes: bytes, code: code)
    lines = LineTable(of: bytes)
    var enclosing: [Int] = []
    for index in code.indices {
      guard let partner = source.brackets.partner(of: index) else { continue }
      if partner < index {
        enclosing.removeLast()
      } else {
        read(callAt: index, in: enclosing.last)
        enclosing.append(index)
      }
    }
  }

  /// - Parameters:
  ///   - open: A bracket, which may be that of a call.
  ///   - list: The bracket around it.
  private mutating func read(callAt open: Int, in list: Int?) {
    guard open > 0, source.code[open].kind == .leftParen, source.code[open - 1].kind == .identifier,
      source.code[open - 1].end == source.code[open].start
    else { return }
    let word = source.text(open - 1)
    guard word == "Package" || Self.kinds.contains(word), let call = ManifestList(openingAt: open, in: source),
      let name = call["name"]
    else { return }
    if word == "Package" {
      packages.append(call)
    } else if let name = source.string(name), !isDependencies(list) {
      targets[name, default: []].append(call)
    }
  }

  /// Whether it is a list of dependencies or plugins, which names targets that are declared elsewhere.
  private func isDependencies(_ open: Int?) -> Bool {
    guard let open, open >= 2, source.code[open].kind == .leftBracket else { return false }
    return source.code[open - 1].kind == .colon && ["dependencies", "plugins"].contains(source.text(open - 2))
  }
}

extension ManifestSource {
  /// The arguments of the one call that declares the package.
  func package() throws(ManifestRefusal) -> ManifestList {
    guard packages.count == 1, let call = packages.first else { throw .noPackage }
    return call
  }

  /// The arguments of the one call that declares a target.
  func target(_ name: String) throws(ManifestRefusal) -> ManifestList {
    guard let calls = targets[name], let call = calls.first else { throw .noTarget(name) }
    guard calls.count == 1 else { throw .severalTargets(name) }
    return call
  }

  /// The list that an argument is; nil without the argument.
  ///
  /// - Throws: `refusal` for an argument that is made by other code.
  func list(
    _ label: String, of call: ManifestList, else refusal: ManifestRefusal
  ) throws(ManifestRefusal) -> ManifestList? {
    guard let value = call[label] else { return nil }
    guard source.code[value.lowerBound].kind == .leftBracket,
      source.brackets.partner(of: value.lowerBound) == value.upperBound - 1,
      let list = ManifestList(openingAt: value.lowerBound, in: source)
    else { throw refusal }
    return list
  }

  /// The line of an argument, else of the call's first one.
  func line(of label: String, in call: ManifestList) -> Int {
    let argument = call.elements.first { $0.label == label } ?? call.elements.first
    return lines.location(of: source.code[argument?.whole.lowerBound ?? call.open].start, in: path).line
  }

  /// The first line break after some code that is in no comment.
  func lineEnd(after code: Int) -> Range<Int>? {
    let offset = source.code[code].end
    return tokens.first { $0.kind == .lineBreak && $0.start >= offset }?.range
  }

  /// Some code as one line, without its comments and a comma at the end of its lists; nil with a string of several
  /// lines.
  func line(_ code: Range<Int>) -> String? {
    guard let first = code.first, let last = code.last else { return "" }
    let range = source.code[first].start..<source.code[last].end
    let pieces = tokens.filter { range.contains($0.start) && !$0.kind.isGap }
    if pieces.contains(where: { source.bytes[$0.range].contains(where: \.isLineEnd) }) { return nil }
    var line = ""
    for (piece, next) in zip(pieces, pieces.dropFirst().map(Optional.some) + [nil]) {
      if piece.kind == .comma, next?.kind.closesList == true { continue }
      line += String(decoding: source.bytes[piece.range], as: UTF8.self)
      guard let next, next.start > piece.end, !piece.kind.opensList, !next.kind.followsClosely else { continue }
      line += " "
    }
    return line
  }
}

extension Token.Kind {
  /// Whether it only keeps pieces of code apart.
  fileprivate var isGap: Bool {
    switch self {
    case .whitespace, .lineBreak, .comment, .documentation: true
    default: false
    }
  }

  fileprivate var opensList: Bool { self == .leftParen || self == .leftBracket }
  fileprivate var closesList: Bool { self == .rightParen || self == .rightBracket }
  /// Whether no space is before it in a line.
  fileprivate var followsClosely: Bool { closesList || self == .comma }
}
