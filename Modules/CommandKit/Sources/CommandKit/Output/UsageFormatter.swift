/// Writes the usage line: the command and, in short, all it takes.
struct UsageFormatter {
  /// With more parts than this, the options that can be left out are summed up.
  private static let limit = 12

  let strings: CommandStrings
  let width: Int

  /// The line with its heading, wrapped between the parts and indented below the command's name.
  ///
  /// - Returns: nil for a command that is declared without such a line.
  func usage(_ heading: String, of command: CommandDescription, includingHidden: Bool = false) -> String? {
    if let declared = command.usage { return usage(heading, declared: declared) }
    let parts = [command.commandLine] + synopsis(of: command, includingHidden: includingHidden)
    let indent = heading.count + 1
    return "\(heading) " + TextFill(width: width).words(parts, from: indent, indent: indent)
  }

  private func usage(_ heading: String, declared: String) -> String? {
    let indent = heading.count + 1
    let lines = TextFill(width: width).paragraphs(declared, indent: indent)
    return declared.isEmpty ? nil : "\(heading) \(lines.dropFirst(indent))"
  }

  /// The parts after the command's name. Global and built-in options are left to the list of options.
  func synopsis(of command: CommandDescription, includingHidden: Bool) -> [String] {
    let own = command.arguments.filter { $0.origin == .command && $0.isVisible(includingHidden: includingHidden) }
    let subcommand = command.listsSubcommands ? ["<\(strings.help.subcommandPlaceholder)>"] : []
    let all = own.flatMap(\.synopsis)
    if all.count <= Self.limit { return all + subcommand }
    let needed = own.filter { $0.kind == .positional || !$0.isOptional }
    return ["[<\(strings.help.optionsPlaceholder)>]"] + needed.flatMap(\.synopsis) + subcommand
  }
}

extension ArgumentDescription {
  /// The argument in a usage line and, when it is missing, in the error.
  var bareSynopsis: String {
    isRepeating ? "\(label()) ..." : label()
  }

  /// The names of which one is given: both sides of a flag, the flags of an enumeration.
  var sides: [ArgumentName] {
    alternatives.isEmpty ? [names, inverseNames].compactMap(\.preferred) : alternatives
  }

  fileprivate var synopsis: [String] {
    let hasSides = !inverseNames.isEmpty || !isOptional && !alternatives.isEmpty
    if !hasSides {
      let synopsis = isOptional ? "[\(bareSynopsis)]" : bareSynopsis
      return [parsing == .postTerminator ? "-- \(synopsis)" : synopsis]
    }
    let sides = sides.map(\.description)
    if isOptional { return sides.map { "[\($0)]" } }
    // The flags of an enumeration stand where its first one is declared.
    return sides.first == preferredName?.description ? [sides.joined(separator: "|")] : []
  }
}
