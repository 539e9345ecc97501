import Foundation

@testable import ArchitectureKit

/// Sources of one module, made up.
func sampleModule(_ name: String, path: String, _ sources: [String: String]) -> Module {
  Module(
    name: name, kind: .library, package: "shop", location: SourceLocation(file: "Package.swift", line: 1, column: 1),
    path: path, dependencies: [],
    files: sources.sorted { $0.key < $1.key }.map {
      SourceFile(path: "\(path)/\($0.key)", module: name, text: $0.value)
    })
}

/// The mocks of every protocol of a source.
func mocks(of source: String) -> MockSet {
  let workspace = Workspace(modules: [sampleModule("Shop", path: "Sources/Shop", ["Shop.swift": source])])
  return MockMaker(workspace, rules: [MockRule(protocols: ["*"], folder: "Mocks")]).mocks()
}

extension MockSet {
  /// The problems as a report has them, after the file.
  var messages: [String] {
    problems.map { "\($0.location.line):\($0.location.column) \($0.message)" }
  }

  func text(of name: String) -> String? { files.first { $0.path.hasSuffix("/\(name).swift") }?.text }
}

extension ProtocolRequirement {
  /// All that was read of it, on one line.
  var sketch: String {
    let parameters = parameters.map { parameter in
      let names = [parameter.label, parameter.name].compactMap(\.self).joined(separator: "|")
      return (parameter.attributes + ["\(names): \(parameter.type.whole)\(parameter.type.isVariadic ? "..." : "")"])
        .joined(separator: " ")
    }
    let generics = generics.isEmpty ? "" : "<\(generics.map(\.text).joined(separator: ", "))>"
    let list = kind == .property ? "" : "(\(parameters.joined(separator: "; ")))"
    let failure =
      switch failure {
      case .none: ""
      case .any: " throws"
      case .typed(let type): " throws(\(type.text))"
      case .rethrows: " rethrows"
      }
    return (attributes + modifiers + ["\(kind.rawValue) \(name)\(generics)\(list)"]).joined(separator: " ")
      + (isAsync ? " async" : "") + failure + (result.map { " -> \($0.whole)" } ?? "")
      + (isSettable ? " { set }" : "") + (constraints.isEmpty ? "" : " where \(constraints.joined(separator: "; "))")
      + (condition.map { " if \($0)" } ?? "")
  }
}
