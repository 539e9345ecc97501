/// Writes the usage line: the command and, in short, all it takes.
struct UsageFormatter {
  /// With more parts than this, the options that can be left out are summed up.
  private static let limit = 12

  let strings: CommandStrings
  let width: Int

  /// The line with its heading, wrapped between the parts and indented below the command's name.
  func usage(_ heading: String, of command: CommandDescription, includingHidden: Bool = false) -> String {
    let parts = [command.commandLine] + synopsis(of: command, includingHidden: includingHidden)
    let indent = heading.count + 1
    return "\(heading) " + TextFill(width: width).words(parts, from: indent, indent: indent)
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
  /// How the argument appears in a usage line and, when it is missing, in the error.
  var bareSynopsis: String {
    isRepeating ? "\(label()) ..." : label()
  }

  fileprivate var synopsis: [String] {
    if inverseNames.isEmpty { return [isOptional ? "[\(bareSynopsis)]" : bareSynopsis] }
    let sides = [names, inverseNames].compactMap(\.preferred?.description)
    return isOptional ? sides.map { "[\($0)]" } : [sides.joined(separator: "|")]
  }
}
