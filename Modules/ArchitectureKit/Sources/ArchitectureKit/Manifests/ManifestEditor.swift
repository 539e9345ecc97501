/// Adds lines to the text of a manifest. What it has stays as it is, byte for byte.
struct ManifestEditor {
  private var bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds what a manifest lacks; what is there already isn't added again.
  ///
  /// - Throws: Why the place isn't certain. Nothing is added then.
  mutating func add(_ mend: ManifestMend) throws(ManifestRefusal) {
    var edited = self
    if let package = mend.package { try edited.addPackage(package.text) }
    try edited.addDependency(mend.dependency.text, to: mend.target)
    self = edited
  }

  private mutating func addPackage(_ text: String) throws(ManifestRefusal) {
    let manifest = ManifestSource(SourceFile(path: "Package.swift", bytes: bytes))
    let call = try manifest.package()
    if let list = try manifest.list("dependencies", of: call, else: .computedPackages) {
      insert(text, sortedInto: list, of: manifest.source)
    } else {
      // The order of the parameters of Package.
      let before = ["name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products"]
      let index = call.elements.lastIndex { before.contains($0.label ?? "") } ?? 0
      insert("dependencies: [\(text)]", at: index + 1, of: call, in: manifest.source)
    }
  }

  private mutating func addDependency(_ text: String, to target: String) throws(ManifestRefusal) {
    let manifest = ManifestSource(SourceFile(path: "Package.swift", bytes: bytes))
    let call = try manifest.target(target)
    if let list = try manifest.list("dependencies", of: call, else: .computedDependencies(target: target)) {
      insert(text, sortedInto: list, of: manifest.source)
    } else {
      let index = call.elements.lastIndex { ["name", "group", "capability"].contains($0.label ?? "") } ?? 0
      insert("dependencies: [\(text)]", at: index + 1, of: call, in: manifest.source)
    }
  }

  private mutating func insert(_ text: String, sortedInto list: ManifestList, of source: CodeText) {
    let elements = list.elements.map { source.source($0.whole) }
    if elements.contains(text) { return }
    insert(text, at: Self.index(of: text, in: elements), of: list, in: source)
  }
}

// Where an element belongs.
extension ManifestEditor {
  /// The place in a sorted list: by the texts or the names in them, whatever the case of letters; the end of any other
  /// list.
  private static func index(of text: String, in elements: [String]) -> Int {
    let orders: [(String) -> String] = [
      { $0 }, { $0.lowercased() }, Self.name, { Self.name(in: $0).lowercased() },
    ]
    for order in orders {
      let keys = elements.map(order)
      if keys == keys.sorted() { return keys.firstIndex { $0 > order(text) } ?? keys.count }
    }
    return elements.count
  }

  /// The first string in an element.
  private static func name(in element: String) -> String {
    let parts = element.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1]) : element
  }
}

// The text around an element.
extension ManifestEditor {
  /// Inserts an element: into a line of its own where each of the others has one, with commas as they have them.
  private mutating func insert(_ text: String, at index: Int, of list: ManifestList, in source: CodeText) {
    guard let last = list.elements.last else { return insertAlone(text, into: list, of: source) }
    let isAtEnd = index == list.elements.count
    guard let indent = Self.indent(of: list, in: source) else {
      let place = isAtEnd ? source.code[last.whole.upperBound - 1].end : start(of: index, list, source)
      return insert(isAtEnd ? ", " + text : text + ", ", at: place)
    }
    let isBare = isAtEnd && !list.hasTrailingComma
    let end = source.code[last.whole.upperBound - 1].end
    // The last code before the new line: the bracket, or the comma of the element before; without a comma, the element.
    let code = index == 0 ? list.open : isBare ? last.whole.upperBound - 1 : list.elements[index - 1].whole.upperBound
    let closing = source.code[list.close].start
    let line = Self.lineEnd(after: source.code[code].end, in: bytes)
    if let line, line.upperBound <= closing {
      insert(indent + text + (isBare ? "" : ",") + bytes[line].text, at: line.upperBound)
    } else {
      insert(newline(before: list, source) + indent + text + (isBare ? "" : ","), at: source.code[code].end)
    }
    if isBare { insert(",", at: end) }
  }

  private mutating func insertAlone(_ text: String, into list: ManifestList, of source: CodeText) {
    let content = source.code[list.open].end..<source.code[list.close].start
    let isBlank = bytes[content].allSatisfy { [.space, .tab, .newline, .carriageReturn].contains($0) }
    bytes.replaceSubrange(isBlank ? content : content.prefix(0), with: Array(text.utf8))
  }

  private mutating func insert(_ text: String, at offset: Int) {
    bytes.insert(contentsOf: Array(text.utf8), at: offset)
  }

  private func start(of index: Int, _ list: ManifestList, _ source: CodeText) -> Int {
    source.code[list.elements[index].whole.lowerBound].start
  }

  /// The line break that the first element's line begins after.
  private func newline(before list: ManifestList, _ source: CodeText) -> String {
    Self.lineEnd(after: source.code[list.open].end, in: bytes).map { bytes[$0].text } ?? "\n"
  }

  /// What the lines of a list begin with; nil for one whose elements share lines.
  private static func indent(of list: ManifestList, in source: CodeText) -> String? {
    let starts = list.elements.map { source.code[$0.whole.lowerBound] }
    guard starts.allSatisfy(\.startsLine), let first = starts.first else { return nil }
    let space = source.bytes[..<first.start].reversed().prefix { $0 == .space || $0 == .tab }
    return Array(space.reversed())[...].text
  }

  /// The first line break that is in no comment.
  private static func lineEnd(after offset: Int, in bytes: [UInt8]) -> Range<Int>? {
    Lexer.tokens(in: bytes).first { $0.kind == .lineBreak && $0.start >= offset }?.range
  }
}

extension ArraySlice<UInt8> {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
