// What `.ci/coverage.swift` and `.ci/api.swift` read of a module's symbol graphs.
import Foundation

struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Reads the graphs of a module: its own declarations, and its extensions of other modules' types.
  static func all(of module: String, in folder: URL) throws -> [SymbolGraph] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent == "\(module).symbols.json" || $0.lastPathComponent.hasPrefix("\(module)@") }
    guard !files.isEmpty else { throw Failure(description: "no symbol graph of \(module) in \(folder.path)") }
    return try files.sorted { $0.path < $1.path }.map {
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0))
    }
  }
}

struct Symbol: Decodable {
  let kind: Kind
  let identifier: Identifier
  let pathComponents: [String]
  let declarationFragments: [Fragment]
  let docComment: Comment?
  let location: Location?
  let swiftExtension: Constraints?
  let swiftGenerics: Constraints?

  struct Kind: Decodable { let identifier: String }
  struct Identifier: Decodable { let precise: String }
  struct Fragment: Decodable {
    let kind: String
    let spelling: String
  }
  struct Location: Decodable {
    let uri: String
    let position: Position
    struct Position: Decodable { let line: Int }
  }
  struct Comment: Decodable {
    let module: String?
    let lines: [Line]
    struct Line: Decodable { let text: String }
  }
  struct Constraints: Decodable { let constraints: [Constraint]? }
}

struct Relationship: Decodable {
  let kind: String
  let source: String
  let target: String
  /// The name of a target in another module, with the module.
  let targetFallback: String?
  let sourceOrigin: Origin?
  let swiftConstraints: [Constraint]?

  struct Origin: Decodable { let displayName: String }
}

struct Constraint: Decodable, Hashable {
  let kind: String
  let lhs: String
  let rhs: String
}

extension Symbol {
  var path: String { pathComponents.joined(separator: ".") }

  /// Whether the compiler made it up, for a conformance or in an extension.
  var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") || kind.identifier == "swift.extension" }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}
