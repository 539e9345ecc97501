/// The imports of a written mock: those of its protocols' files that it needs.
struct MockImports {
  let index: ProtocolIndex
  let design: MockDesign
  /// The module that the mock is written to.
  let module: String

  /// Lines of code, sorted.
  var lines: [String] {
    let isInside = design.declaration.accessLevel == .internal
    var statements: [String: Bool] = [:]
    for declaration in design.ancestry {
      let own = ImportDeclaration(module: declaration.module, location: declaration.location)
      for found in [own] + index.imports(of: declaration) where found.module != module && !found.module.isEmpty {
        let isOwn = declaration == design.declaration && found.module == declaration.module
        let isNeeded = isOwn || needs(found)
        // What a protocol declares that is refined is only called.
        let isCalled = found.kind == .module && design.ancestry.contains { $0.module == found.module }
        guard isNeeded || isCalled else { continue }
        let testable = isOwn && isInside ? "@testable " : ""
        let statement = testable + Self.statement(found) + (condition(of: found).map { "\u{0}\($0)" } ?? "")
        statements[statement, default: false] = statements[statement, default: false] || isNeeded
      }
    }
    return statements.map { line($0.key, isNeeded: $0.value) }.sorted { Self.key($0) < Self.key($1) }
  }

  /// A line of a statement with its condition after a null. An import that the mock's declarations need has their access.
  private func line(_ statement: String, isNeeded: Bool) -> String {
    let parts = statement.split(separator: "\u{0}").map(String.init)
    let access = isNeeded ? design.access : ""
    let line = parts[0].replacing("import ", with: access + "import ", maxReplacements: 1)
    return parts.count > 1 ? "#if \(parts[1])\n\(line)\n#endif" : line
  }

  /// The condition of an import, after that of the mock, which is around all of it.
  private func condition(of found: ImportDeclaration) -> String? {
    guard let condition = found.condition, let own = design.declaration.condition, condition.hasPrefix(own) else {
      return found.condition
    }
    let rest = condition.dropFirst(own.count)
    if rest.isEmpty { return nil }
    return rest.hasPrefix(" && ") ? String(rest.dropFirst(" && ".count)) : condition
  }

  /// `import struct Shop.Item`
  private static func statement(_ found: ImportDeclaration) -> String {
    let kind = found.kind == .module ? "" : found.kind.rawValue + " "
    let preconcurrency = found.isPreconcurrency ? "@preconcurrency " : ""
    let spi = found.spiGroups.map { "@_spi(\($0)) " }.joined()
    let path = ([found.module] + found.path).joined(separator: ".")
    return "\(spi)\(preconcurrency)import \(kind)\(path)"
  }

  private static func key(_ line: String) -> String {
    line.replacing(/(public|package) import\b/, with: "import").lowercased() + line
  }
}

extension MockImports {
  /// The names that stand in its declarations.
  private var names: Set<String> {
    let types = design.members.flatMap(\.requirement.types) + design.generics.compactMap(\.bound)
    let clauses = design.constraints + design.aliases.map(\.type) + design.members.flatMap(\.requirement.constraints)
    let attributes = design.members.flatMap(\.requirement.attributes) + [design.globalActor].compactMap(\.self)
    let written = (clauses + attributes + types.map(\.text)).flatMap(Self.words)
    let own = design.generics.map(\.name) + design.aliases.map(\.name) + [design.name]
    let generic = design.members.flatMap { $0.requirement.generics.map(\.name) }
    return types.reduce(into: Set(written)) { $0.formUnion($1.names) }.subtracting(own + generic)
  }

  /// The words of a clause or an attribute.
  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      .compactMap { $0.split(separator: ".").first.map(String.init) }
  }

  private func needs(_ found: ImportDeclaration) -> Bool {
    if let symbol = found.path.first, found.kind != .module { return names.contains(symbol) }
    if names.contains(found.module) { return true }
    if index.knows(found.module) { return names.contains { index.declares($0, in: found.module) } }
    if let known = Self.known[found.module] { return !names.isDisjoint(with: known) }
    return names.contains { !isExplained($0) }
  }

  /// Whether a name is that of the standard library or of a module that was read.
  private func isExplained(_ name: String) -> Bool {
    Self.standard.contains(name) || Self.known.values.contains { $0.contains(name) } || !Self.isTypeName(name)
      || design.ancestry.contains { declaration in
        ([declaration.module] + index.imports(of: declaration).map(\.module)).contains {
          index.declares(name, in: $0)
        }
      }
  }

  private static func isTypeName(_ name: String) -> Bool { name.first?.isUppercase ?? false }

  private static let known: [String: Set<String>] = [
    "Observation": ["Observable", "ObservationRegistrar"], "Synchronization": ["Mutex", "Atomic"],
    "Swift": [],
  ]

  private static let standard: Set<String> = Set(
    """
    Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Double Bool String Substring Character Void Any \
    AnyObject AnyClass Never Array ArraySlice ContiguousArray Dictionary Set Optional Result Error Sendable Hashable \
    Equatable Comparable Codable Encodable Decodable Encoder Decoder CodingKey Identifiable Sequence Collection \
    BidirectionalCollection RandomAccessCollection AsyncSequence AsyncIteratorProtocol AsyncStream AsyncThrowingStream \
    Task TaskPriority Duration Range ClosedRange PartialRangeFrom Actor StaticString KeyPath WritableKeyPath \
    ReferenceWritableKeyPath AnyKeyPath PartialKeyPath Clock ContinuousClock SuspendingClock CheckedContinuation \
    UnsafePointer UnsafeMutablePointer UnsafeRawPointer UnsafeMutableRawPointer UnsafeRawBufferPointer \
    UnsafeMutableRawBufferPointer UnsafeBufferPointer UnsafeMutableBufferPointer CustomStringConvertible \
    RawRepresentable LosslessStringConvertible BinaryInteger FixedWidthInteger Numeric StringProtocol Strideable \
    MainActor GlobalActor Executor SerialExecutor Unicode Mirror Hasher ObjectIdentifier AnyHashable AnySequence Self
    """.split(separator: " ").map(String.init))
}
