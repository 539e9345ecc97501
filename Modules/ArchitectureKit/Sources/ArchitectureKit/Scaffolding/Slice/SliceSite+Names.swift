// What a workspace has already.
extension SliceSite {
  /// The noun that things are to belong to; nil for none.
  ///
  /// - Throws: `badValue` where there is no such noun, or one without a name to find it by.
  func owner(_ noun: String?) throws(ScaffoldError) -> SliceOwner? {
    guard let noun else { return nil }
    func wrong(_ hint: String) -> ScaffoldError { .badValue(option: "--owner", value: noun, hint: hint) }
    let folder = try prefix(of: noun, option: "--owner")
    let entity = folder + "Entity"
    guard first(declaration("extension \(entity): Named"), having: entity, in: "Models") != nil,
      first(declaration("\(entity): \\w+.PersistentModel"), having: entity, in: "Persistence") != nil
    else { throw wrong("its rows have no name to find them by") }
    let samples = sources(of: "Models").contains {
      $0.path.contains("/ModelsMocks/") && $0.text.contains("extension \(folder)Entity")
        && $0.text.contains("static let samples")
    }
    guard samples else { throw wrong("there are no samples of it for the tests") }
    return SliceOwner(prefix: folder, name: SliceName(noun))
  }

  /// What the names of a noun's types begin with: its folder.
  ///
  /// - Throws: `badValue` where there is no such noun.
  func prefix(of noun: String, option: String) throws(ScaffoldError) -> String {
    let nouns = nouns
    guard let place = nouns[noun] else {
      let known = nouns.keys.sorted().joined(separator: ", ")
      throw .badValue(option: option, value: noun, hint: "the nouns are \(known)")
    }
    return place.path.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  /// The nouns, with the lines that declare them.
  private var nouns: [String: Place] {
    var nouns: [String: Place] = [:]
    for (path, text) in sources(of: "Models") where path.contains("/Models/Sources/Models/") {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let noun = line.firstMatch(of: /static let (\w+) = Noun\(/)?.1 else { continue }
        nouns[String(noun)] = Place(path: path, line: index + 1, text: String(line))
      }
    }
    return nouns
  }

  /// - Throws: `nounExists` where something has a name that the slice would declare.
  func checkFree(_ name: SliceName) throws(ScaffoldError) {
    let kinds = "(Entity|Domain|Draft|Record|Rule|Error|Strings|UIModel|Repository|Store|Operations|Provider)"
    let type = "\\b(struct|class|enum|protocol|actor|typealias) (Default|Fake)?\(name.pascal)"
    let several = name.plural
    let patterns = [
      ("Models", name.pascal, type + kinds + "?\\b"), ("Models", name.camel, "static (let|var) \(name.camel)\\b"),
      ("Models", name.camel, "public var \(name.camel): \\w+Strings "),
      ("Models", name.text, "Noun\\(\"\(name.text)\""),
      ("Models", name.camel, "static var \(name.camel)(Created|Updated|Deleted)\\b"),
      ("Persistence", name.snake, "^ +\"\(name.snake)\",$"), ("Repositories", name.pascal, type + kinds + "\\b"),
      ("Repositories", several, "static (var|func) \(several)\\b"), ("Stores", name.pascal, type + kinds + "\\b"),
      ("Providers", name.camel, "var (\(name.camel)Provider|\(several))\\b"),
    ]
    for (layer, word, pattern) in patterns + programPatterns(of: name) {
      guard let place = first(declaration(pattern), having: word, in: layer) else { continue }
      // The words of the declaration, without the brace that begins its body.
      let words = place.text.split(separator: " ").prefix { !$0.hasPrefix("{") }
      throw .nounExists(name.text, place: place.description, line: words.joined(separator: " "))
    }
  }

  /// What a slice would declare above the providers.
  private func programPatterns(of name: SliceName) -> [(layer: String, word: String, pattern: String)] {
    if contract.program == nil { return [] }
    return [
      ("Navigation", name.pascal, "enum \(name.pascal)Destination\\b"),
      ("Navigation", name.camel, "static func \(name.camel)\\("),
      ("Navigation", name.kebab, "DestinationPath\\(\"\(name.kebab)[/\"]"),
      ("Console", name.kebab, "commandName: \"\(name.kebab)\""),
      ("Console", name.camel, "static let (\(name.camel)|\(name.plural)) = (Slice|CompletionKind|ArgumentHelp)\\b"),
    ]
  }

  /// The number of the newest version of the database.
  ///
  /// - Throws: `noMarker` where the list of versions isn't told by one.
  func newestVersion() throws(ScaffoldError) -> Int {
    let file = try file(with: "version", in: "Persistence")
    let numbers = file.text.matches(of: /^ +SchemaV(\d+)\.self,$/.anchorsMatchLineEndings()).compactMap { Int($0.1) }
    guard let newest = numbers.max() else {
      throw .noMarker("SchemaV1.self,", folder: file.path, places: [])
    }
    return newest
  }

  /// A pattern whose names are identifiers, so that it is one.
  private func declaration(_ pattern: String) -> Regex<AnyRegexOutput> {
    do { return try Regex(pattern).anchorsMatchLineEndings() } catch {
      preconditionFailure("\(pattern) is no pattern: \(error)")
    }
  }
}
