public import Foundation

/// The layers of a workspace, as far as a slice is concerned.
public struct SliceSite: Sendable {
  /// The layers that every slice goes through, from the bottom.
  public static let layers = ["Models", "Persistence", "Repositories", "Stores", "Providers"]
  /// The layers above them, where a workspace has a program.
  static let upperLayers = ["Navigation", "DesignSystem", "Features"]
  /// What the exemplar has for the program.
  static let program = "Console"

  let contract: SliceContract
  /// The sources of the layers, by their paths from the root; of a test nothing but its path.
  let sources: [String: String]

  /// A workspace with these sources.
  init(contract: SliceContract, sources: [String: String]) {
    self.contract = contract
    self.sources = sources
  }

  /// Reads the sources of the layers in a workspace.
  ///
  /// - Throws: `noLayer` for one that isn't there; `unreadable` for a file that can't be read.
  public init(reading root: URL, contract: SliceContract) throws(ScaffoldError) {
    var sources: [String: String] = [:]
    let program = contract.program
    let layers = program == nil ? Self.layers : Self.layers + Self.upperLayers
    for folder in layers.map({ "\(contract.folder)/\($0)" }) + (program.map { [$0.folder, $0.tests] } ?? []) {
      let walk = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      let paths = (walk?.allObjects ?? []).compactMap { $0 as? String }
      if paths.isEmpty { throw .noLayer(folder) }
      for path in paths where path.hasSuffix(".swift") && !path.hasPrefix(".build/") {
        let place = "\(folder)/\(path)"
        // Of a test only the place matters.
        guard path.hasPrefix("Sources/") || folder == program?.folder else {
          sources[place] = ""
          continue
        }
        guard let data = FileManager.default.contents(atPath: root.appendingPathComponent(place).path) else {
          throw .unreadable(place)
        }
        sources[place] = String(decoding: data, as: UTF8.self)
      }
    }
    self.init(contract: contract, sources: sources)
  }

  /// What a slice goes through here, as the exemplar calls it.
  var layers: [String] { contract.program == nil ? Self.layers : Self.layers + Self.upperLayers + [Self.program] }

  /// The folder of a layer's sources, or of the program's.
  func folder(of layer: String) -> String {
    if layer == Self.program, let program = contract.program { return program.folder }
    return "\(contract.folder)/\(layer)/Sources"
  }

  /// The sources of a layer or of the program, without tests, by path.
  func sources(of layer: String) -> [(path: String, text: String)] {
    let folder = folder(of: layer) + "/"
    return sources.filter { $0.key.hasPrefix(folder) }.map { ($0.key, $0.value) }.sorted { $0.path < $1.path }
  }
}

extension SliceSite {
  /// A line with its file and its number.
  struct Place {
    let path: String
    let line: Int
    let text: String

    var description: String { "\(path):\(line)" }
  }

  /// The first line of a layer that a pattern matches; nil for none.
  ///
  /// - Parameter word: A word that each such line has: most files are passed over without it.
  func first(_ pattern: Regex<AnyRegexOutput>, having word: String, in layer: String) -> Place? {
    for (path, text) in sources(of: layer) where text.has(word) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if let index = lines.firstIndex(where: { $0.contains(word) && $0.contains(pattern) }) {
        return Place(path: path, line: index + 1, text: String(lines[index]))
      }
    }
    return nil
  }

  /// The one file of a layer that has a marker.
  ///
  /// - Throws: `noMarker` where it is gone, or stands twice.
  func file(with marker: String, in layer: String) throws(ScaffoldError) -> (path: String, text: String) {
    let line = SliceTemplate.mark + marker
    let found = sources(of: layer).filter { $0.text.has(line) }.flatMap { file in
      file.text.split(separator: "\n").filter { $0.drop { $0 == " " } == line }.map { _ in file }
    }
    guard found.count == 1, let file = found.first else {
      throw .noMarker(line, folder: folder(of: layer), places: found.map(\.path))
    }
    return file
  }
}

extension String {
  /// Whether a text stands in it, byte by byte.
  fileprivate func has(_ text: String) -> Bool {
    let (bytes, word) = (Array(utf8), Array(text.utf8))
    guard let first = word.first, bytes.count >= word.count else { return word.isEmpty }
    return bytes.indices.dropLast(word.count - 1).contains { index in
      bytes[index] == first && bytes[index..<(index + word.count)].elementsEqual(word)
    }
  }
}
