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
    let manifest = ManifestSource(path: "Package.swift", bytes: bytes)
    let call = try manifest.package()
    if let list = try manifest.list("dependencies", of: call, else: .computedPackages) {
      insert(text, sortedInto: list, of: manifest)
    } else {
      // The order of the parameters of Package.
      let before = ["name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products"]
      let index = call.elements.lastIndex { before.contains($0.label ?? "") } ?? 0
      insert("dependencies: [\(text)]", at: index + 1, of: call, in: manifest)
    }
  }

  private mutating func addDependency(_ text: String, to target: String) throws(ManifestRefusal) {
    let manifest = ManifestSource(path: "Package.swift", bytes: bytes)
    let call = try manifest.target(target)
    if let list = try manifest.list("dependencies", of: call, else: .computedDependencies(target: target)) {
      insert(text, sortedInto: list, of: manifest)
    } else {
      let index = call.elements.lastIndex { ["name", "group", "capability"].contains($0.label ?? "") } ?? 0
      insert("dependencies: [\(text)]", at: index + 1, of: call, in: manifest)
    }
  }

  private mutating func insert(_ text: String, sortedInto list: ManifestList, of manifest: ManifestSource) {
    let elements = list.elements.map { manifest.source.source($0.whole) }
    if elements.contains(text) { return }
    insert(text, at: Self.index(of: text, in: elements), of: list, in: manifest)
  }
}

// Where an element belongs.
extension ManifestEditor {
  /// The place in a sorted list, or among the sorted elements of its own form; the end of any other list.
  private static func index(of text: String, in elements: [String]) -> Int {
    if let index = sortedIndex(of: text, in: elements[...]) { return index }
    let alike = elements.indices.filter { form(of: elements[$0]) == form(of: text) }
    guard let first = alike.first, let last = alike.last, last - first + 1 == alike.count else { return elements.count }
    return sortedIndex(of: text, in: elements[first...last]) ?? elements.count
  }

  /// The place in the order that the elements have: of their texts, of the names in them, or of their packages, whatever
  /// the case of letters. Nil if they have none of these.
  private static func sortedIndex(of text: String, in elements: ArraySlice<String>) -> Int? {
    let orders: [(String) -> String] = [
      { $0 }, { strings(in: $0).joined(separator: "\0") }, { strings(in: $0).reversed().joined(separator: "\0") },
    ]
    for order in orders.flatMap({ order in [order, { order($0).lowercased() }] }) {
      let keys = elements.map(order)
      guard keys == keys.sorted() else { continue }
      return elements.startIndex + (keys.firstIndex { $0 > order(text) } ?? keys.count)
    }
    return nil
  }

  /// The strings in an element.
  private static func strings(in element: String) -> [String] {
    element.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  /// What an element begins with, before its name.
  private static func form(of element: String) -> Substring { element.prefix { $0 != "\"" } }
}

// The text around an element.
extension ManifestEditor {
  /// Inserts an element: into a line of its own where each of the others has one, with commas as they have them.
  private mutating func insert(_ text: String, at index: Int, of list: ManifestList, in manifest: ManifestSource) {
    let code = manifest.source.code
    guard let last = list.elements.last else { return insertAlone(text, into: list, of: manifest.source) }
    let isAtEnd = index == list.elements.count
    guard let indent = Self.indent(of: list, in: manifest.source) else {
      let place = isAtEnd ? code[last.whole.upperBound - 1].end : code[list.elements[index].whole.lowerBound].start
      return insert(isAtEnd ? ", " + text : text + ", ", at: place)
    }
    let isBare = isAtEnd && !list.hasTrailingComma
    let end = code[last.whole.upperBound - 1].end
    // The last code before the new line: the bracket, or the comma of the element before; without a comma, the element.
    let before = index == 0 ? list.open : isBare ? last.whole.upperBound - 1 : list.elements[index - 1].whole.upperBound
    let line = indent + text + (isBare ? "" : ",")
    if let lineEnd = manifest.lineEnd(after: before), lineEnd.upperBound <= code[list.close].start {
      insert(line + bytes[lineEnd].text, at: lineEnd.upperBound)
    } else {
      let lineEnd = manifest.lineEnd(after: list.open).map { bytes[$0].text } ?? "\n"
      insert(lineEnd + line, at: code[before].end)
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

  /// What the lines of a list begin with; nil for one whose elements share lines.
  private static func indent(of list: ManifestList, in source: CodeText) -> String? {
    let starts = list.elements.map { source.code[$0.whole.lowerBound] }
    guard starts.allSatisfy(\.startsLine), let first = starts.first else { return nil }
    let space = source.bytes[..<first.start].reversed().prefix { $0 == .space || $0 == .tab }
    return Array(space.reversed())[...].text
  }
}

extension ArraySlice<UInt8> {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
