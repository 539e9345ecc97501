/// Where the screens and the commands of a slice go: beside those of another noun.
struct SliceSurroundings: Hashable {
  /// The module of its screens, without the prefix.
  let feature: String
  /// The flow of the program that its screens belong to.
  let flow: String
  /// The section of help that lists its commands.
  let section: String
}

extension SliceSite {
  /// What is around the screens and the commands of a noun; nil where the workspace has no program.
  ///
  /// - Parameter noun: The noun; nil for the one that the contract file names.
  /// - Throws: `badValue` where there is no such noun, or it has no screens and commands of its own.
  func surroundings(beside noun: String?) throws(ScaffoldError) -> SliceSurroundings? {
    guard let program = contract.program else { return nil }
    let noun = noun ?? program.beside
    let prefix = try prefix(of: noun, option: "--beside")
    guard let feature = feature(of: prefix), let flow = flow(of: prefix), let section = section(of: prefix) else {
      throw .badValue(
        option: "--beside", value: noun, hint: "it has no form, no destination or no commands of its own")
    }
    return SliceSurroundings(feature: feature, flow: flow, section: section)
  }

  /// The module that has the noun's form.
  private func feature(of prefix: String) -> String? {
    sources(of: "Features").first { $0.path.hasSuffix("/\(prefix)FormScreen.swift") }
      .map { String($0.path.dropFirst(folder(of: "Features").count + 1).prefix { $0 != "/" }) }
  }

  private func flow(of prefix: String) -> String? {
    sources(of: "Navigation").first { $0.path.hasSuffix("/\(prefix)Destination.swift") }?.text
      // Of several flows the last one is that of most screens.
      .firstMatch(of: /AppFlow \{.*\.(\w+) \}/).map { String($0.1) }
  }

  /// The section that the slice has which stands beside the exit codes of the noun's rules.
  private func section(of prefix: String) -> String? {
    let files = sources(of: Self.program)
    guard let rules = files.first(where: { $0.path.hasSuffix("/\(prefix)Rule+Outcome.swift") }) else { return nil }
    let folder = rules.path.split(separator: "/").dropLast().joined(separator: "/")
    return files.filter { $0.path.hasPrefix(folder + "/") }
      .compactMap { $0.text.firstMatch(of: /section: \.(\w+)/)?.1 }.first.map { String($0) }
  }
}
