// Compares the public API of modules, read from their symbol graphs, with its listings. Compiled by `.ci/api`.
//
//   api GRAPHS LISTINGS BREAKS [--write] MODULE…
//
// Exits 1 and names each break that the list of breaks doesn't name. With --write the listings are made anew,
// unless there is such a break.
import Foundation

@main enum Main {
  static func main() {
    do {
      try run(CommandLine.arguments.dropFirst().filter { $0 != "--write" })
    } catch {
      complain("\(error)")
      exit(70)
    }
  }

  private static func run(_ arguments: [String]) throws {
    guard arguments.count > 3 else {
      throw Failure(description: "usage: GRAPHS LISTINGS BREAKS [--write] MODULE…")
    }
    let (graphs, folder) = (URL(fileURLWithPath: arguments[0]), ListingFolder(URL(fileURLWithPath: arguments[1])))
    let changes = UnreleasedChanges(changelog: try String(contentsOfFile: arguments[2], encoding: .utf8))
    var listings: [String: Listing] = [:]
    for module in arguments[3...] {
      listings[module] = Listing(try SymbolGraph.all(of: module, in: graphs.appendingPathComponent(module)))
    }

    let breaks = try folder.breaks(in: listings).filter { !changes.names($0.change) }
    guard breaks.isEmpty else {
      for (module, change) in breaks {
        complain("\(module): " + (change.member == nil ? "" : "\(change.type): ") + change.line)
      }
      complain(
        """
        Changes that can break an importer, and that Tests/API/Breaks.md doesn't name: \(breaks.count). Undo \
        each, or name it there in backticks, a member with its type: `Money.currency`. Then `make api` accepts it.
        """)
      exit(1)
    }
    if CommandLine.arguments.contains("--write") { try folder.write(listings) }
    let count = listings.values.reduce(0) { $0 + $1.count }
    print("\(listings.count) modules, \(count) public declarations, every break named in Tests/API/Breaks.md")
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("api: \(text)\n".utf8))
  }
}

/// The folder of the listings, with a file for each module.
struct ListingFolder {
  private let url: URL

  init(_ url: URL) { self.url = url }

  /// What breaks the listed modules. A module that is gone is a break; one that isn't listed yet has none.
  func breaks(in new: [String: Listing]) throws -> [(module: String, change: Break)] {
    try modules().flatMap { module in
      guard let listing = new[module] else { return [(module, Break(type: module, member: nil, line: "is gone"))] }
      let old = Listing(try String(contentsOf: file(of: module), encoding: .utf8))
      return old.breaks(in: listing).map { (module, $0) }
    }
  }

  /// Writes the listing of each module, and removes those of modules that are gone.
  func write(_ listings: [String: Listing]) throws {
    for module in try modules() where listings[module] == nil {
      try FileManager.default.removeItem(at: file(of: module))
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (module, listing) in listings { try Data(listing.text.utf8).write(to: file(of: module)) }
  }

  private func file(of module: String) -> URL { url.appendingPathComponent("\(module).txt") }

  private func modules() throws -> [String] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "txt" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }
}

extension Listing {
  init(_ graphs: [SymbolGraph]) {
    self.init()
    let symbols = graphs.flatMap(\.symbols).filter { !$0.isSynthesized }
    let relationships = graphs.flatMap(\.relationships)
    let types = symbols.filter(\.isType)
    let byID = Dictionary(types.map { ($0.identifier.precise, $0) }) { first, _ in first }
    let byPath = Dictionary(types.map { ($0.path, $0) }) { first, _ in first }
    let defaults = relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target)
    let required = Set(relationships.filter { $0.kind == "requirementOf" }.map(\.source)).subtracting(defaults)

    for symbol in symbols {
      if symbol.isType || symbol.pathComponents.count == 1 {
        insert(head: symbol.line)
      } else {
        let mark = required.contains(symbol.identifier.precise) ? Self.required : ""
        insert(symbol.line + mark, below: symbol.owner(among: byPath))
      }
    }
    for relationship in relationships where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
      // A protocol's own line has what it inherits. Types of other modules are not told by name.
      guard let type = byID[relationship.source], type.kind.identifier != "swift.protocol",
        let name = byID[relationship.target]?.path ?? relationship.nameElsewhere
      else { continue }
      insert(": " + name + clause(relationship.swiftConstraints), below: type.path)
    }
  }
}

extension Symbol {
  private static let typeKinds: Set = ["swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.actor"]

  fileprivate var isType: Bool { Self.typeKinds.contains(kind.identifier) }

  /// The declaration as it is written, a type with its whole path.
  fileprivate var line: String {
    declarationFragments.map { $0.kind == "identifier" && isType ? path : $0.spelling }.joined()
      .split { $0.isNewline }.joined(separator: " ")
  }

  /// The type that the member belongs to, or the line of its extension where that has constraints of its own.
  fileprivate func owner(among types: [String: Symbol]) -> String {
    let path = pathComponents.dropLast().joined(separator: ".")
    let type = types[path]
    let own = type?.swiftGenerics?.constraints ?? []
    let constraints = clause(swiftExtension?.constraints?.filter { !own.contains($0) })
    return type != nil && constraints.isEmpty ? path : "extension " + path + constraints
  }
}

extension Relationship {
  /// What another module calls the target; `nil` for what every type is.
  fileprivate var nameElsewhere: String? {
    let name = targetFallback?.split(separator: ".", maxSplits: 1).last.map(String.init)
    return ["Copyable", "Escapable", "SendableMetatype"].contains(name) ? nil : name
  }
}

/// A clause for constraints, with a blank before it; empty for none.
private func clause(_ constraints: [Constraint]?) -> String {
  let texts = (constraints ?? []).map { "\($0.lhs) \($0.kind == "sameType" ? "==" : ":") \($0.rhs)" }
  return texts.isEmpty ? "" : " where " + texts.joined(separator: ", ")
}
