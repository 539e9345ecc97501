public import Foundation

/// Where a workspace takes DependencyKit, NavigationKit and PersistenceKit from.
public enum KitSource: Sendable, Hashable {
  /// The folder of the Kits, each a package: absolute, or from the root of the workspace.
  case folder(String)
  /// The package of all Kits, from a version on.
  case url(String, version: String)

  static let names = ["DependencyKit", "NavigationKit", "PersistenceKit"]

  /// Reads `URL`, `URL@VERSION` or the path of a checkout.
  ///
  /// - Parameters:
  ///   - text: The option's value.
  ///   - root: What a path is told from, if it isn't absolute.
  ///   - version: That of a URL without one.
  /// - Throws: `noKits` for a folder without the Kits, and `badValue` for an invalid version.
  public init(_ text: String, from root: URL, version: String) throws(ScaffoldError) {
    guard text.contains("://") || text.hasPrefix("git@") else {
      self = .folder(try Self.kits(in: text, from: root))
      return
    }
    guard let at = text.lastIndex(of: "@"), !text[at...].contains(where: { $0 == "/" || $0 == ":" }) else {
      self = .url(text, version: version)
      return
    }
    let given = String(text[text.index(after: at)...])
    guard given.wholeMatch(of: /\d+\.\d+\.\d+/) != nil else {
      throw .badValue(option: "--kits", value: text, hint: "a version is written 1.0.0")
    }
    self = .url(String(text[..<at]), version: given)
  }

  /// The Kits' folder in a checkout, which is named as it was given.
  private static func kits(in path: String, from root: URL) throws(ScaffoldError) -> String {
    let checkout = path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)
    for name in names {
      let manifest = checkout.appendingPathComponent("Modules/\(name)/Package.swift")
      let text = FileManager.default.contents(atPath: manifest.path).map { String(decoding: $0, as: UTF8.self) }
      guard let text, text.contains("name: \"\(name)\"") else {
        throw .noKits(reason: "\(path) has no Modules/\(name)")
      }
    }
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    return base == "." ? "Modules" : base + "/Modules"
  }
}

extension KitSource {
  /// A manifest of an exemplar with the Kits of this source in place of those beside it.
  ///
  /// - Parameters:
  ///   - manifest: The text of the manifest.
  ///   - depth: The number of folders from the root of the workspace to the manifest's.
  func rewriting(_ manifest: String, depth: Int) -> String {
    var lines: [String] = []
    for line in manifest.split(separator: "\n", omittingEmptySubsequences: false) {
      let declared = rewriting(line: String(line), depth: depth)
      // One package has every Kit.
      if declared != line, declared.contains(".package(url:"), let last = lines.last, last.contains(".package(url:") {
        lines[lines.count - 1] = declared
      } else {
        lines.append(declared)
      }
    }
    return lines.joined(separator: "\n")
  }

  private func rewriting(line: String, depth: Int) -> String {
    var line = line
    for name in Self.names {
      line = line.replacing(/\.package\(path: "[^"]*\/Modules\/([A-Za-z]+)"\)/) { match in
        match.1 == name ? declaration(of: name, depth: depth) : String(match.0)
      }
      // A Kit's doubles are of its package.
      line = line.replacing(", package: \"\(name)\")", with: ", package: \"\(package(of: name))\")")
    }
    return line
  }

  /// The manifest of a workspace with a Kit among its dependencies. One that has it, or its package, stays as it is.
  ///
  /// - Throws: `noDependencies` for a manifest that names no other Kit to put it beside.
  func adding(_ name: String, to manifest: String) throws(ScaffoldError) -> String {
    let new = declaration(of: name, depth: 0)
    var lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.contains(where: { $0.contains(new) }) { return manifest }
    let kits = Self.names.map { declaration(of: $0, depth: 0) }
    guard let last = lines.lastIndex(where: { line in kits.contains { line.contains($0) } }) else {
      throw .noDependencies(line: new)
    }
    lines.insert(lines[last].prefix { $0 == " " } + "\(new),", at: last + 1)
    return lines.joined(separator: "\n")
  }

  private func declaration(of name: String, depth: Int) -> String {
    switch self {
    case .folder(let folder) where folder.hasPrefix("/"): ".package(path: \"\(folder)/\(name)\")"
    case .folder(let folder):
      ".package(path: \"\(String(repeating: "../", count: depth))\(folder)/\(name)\")"
    case .url(let url, let version): ".package(url: \"\(url)\", from: \"\(version)\")"
    }
  }

  /// What SwiftPM calls the package of a Kit.
  private func package(of name: String) -> String {
    guard case .url(let url, _) = self else { return name }
    let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
