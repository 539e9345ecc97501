/// A contract file to begin with.
public struct InitialContracts: Sendable {
  /// The file's text. It ends without a line break.
  public let text: String
  /// The number of contracts and layers that bind nothing yet, and are therefore optional.
  public let optionalCount: Int
}

extension Preset {
  /// The contract file to begin with in a workspace: the preset's, in which every contract and layer that binds nothing
  /// there is optional, so that a first check reports what breaks a contract and nothing else. Linear in the workspace.
  ///
  /// - Parameters:
  ///   - workspace: The packages, modules and files that the contracts are for.
  ///   - schema: Where an editor finds the file's schema.
  /// - Throws: What is wrong with the preset: nothing, as its tests know.
  public func initialContracts(for workspace: Workspace, schema: String) throws(ConfigurationError) -> InitialContracts
  {
    let contracts = try Configuration(reading: text.utf8, file: rawValue).contracts
    let places = contracts.compactMap { $0 as? any WrittenContract }.flatMap { $0.emptyPlaces(in: workspace) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for place in places.sorted().reversed() { Self.insertOptional(at: place, into: &lines) }
    lines.insert("  \"$schema\": \(JSONText.string(schema).text),", at: 1)
    return InitialContracts(text: lines.joined(separator: "\n"), optionalCount: places.count)
  }

  /// Makes the object that begins at a place optional: on its line, or on the next where its members have lines.
  private static func insertOptional(at place: SourceLocation, into lines: inout [String]) {
    let line = lines[place.line - 1]
    let (head, rest) = (line.prefix(place.column), line.dropFirst(place.column))
    if rest.isEmpty {
      lines.insert(line.prefix { $0 == " " } + "  \"optional\": true,", at: place.line)
    } else {
      lines[place.line - 1] = head + " \"optional\": true," + rest
    }
  }
}
