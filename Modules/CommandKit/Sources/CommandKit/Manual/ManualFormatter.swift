/// Writes the manual page of a command and of all that help names below it, in the macros of man(7).
public struct ManualFormatter: Sendable {
  let strings: CommandStrings

  public init(strings: CommandStrings = .english) {
    self.strings = strings
  }

  /// The page's source, without a line break at its end; the cost grows with the number of commands.
  ///
  /// The page is dated by the version's date, since nothing else of it changes with time. Without one, `mandoc -T lint` complains.
  public func page(for command: CommandDescription) -> String {
    let words = strings.manual
    let shown = command.displayed
    let (variables, others) = (environment(of: shown), command.sections.filter { !isEnvironment($0) })
    var sections: [(heading: String, lines: [String])] = [
      (words.name, name(of: command)), (words.synopsis, synopsis(of: command)),
      (words.description, Roff.paragraphs(command.discussion)), (words.options, rows(command.listed(.command))),
      (words.commands, shown.dropFirst().flatMap(about)),
      (words.globalOptions, rows(command.listed(.global) + command.listed(.builtIn))), (words.environment, variables),
    ]
    sections += others.map { ($0.title.uppercased(), $0.rows.flatMap(row)) }
    sections.append((words.examples, shown.flatMap(\.examples).flatMap(example)))
    // A heading begins a paragraph by itself.
    let body = sections.filter { !$0.lines.isEmpty }.flatMap { heading, lines in
      [Roff.macro("SH", heading)] + lines.dropFirst(lines.first == ".PP" ? 1 : 0)
    }
    return ([title(of: command)] + body).joined(separator: "\n")
  }
}

extension ManualFormatter {
  private func title(of command: CommandDescription) -> String {
    let name = command.commandLine.replacing(" ", with: "-").uppercased()
    // A date is data and has to keep its plain dashes.
    return Roff.macro("TH", name, "1") + " \"\(command.versionDate)\" " + Roff.quoted(command.version)
  }

  private func name(of command: CommandDescription) -> [String] {
    let abstract = command.abstract.hasSuffix(".") ? String(command.abstract.dropLast()) : command.abstract
    let name = Roff.escaped(command.commandLine.replacing(" ", with: "-"))
    return Roff.filled(abstract.isEmpty ? [name] : [name, "\\-"] + Roff.escaped(abstract).words)
  }

  private func synopsis(of command: CommandDescription) -> [String] {
    if let declared = command.usage { return declared.isEmpty ? [] : Roff.paragraphs(declared) }
    let usage = UsageFormatter(strings: strings, width: 80).synopsis(of: command, includingHidden: false)
    let lines = ([command.commandLine] + command.shortCommandLines).map { line in
      Roff.filled([Roff.bold(line)] + usage.map(Roff.escaped))
    }
    return Array(lines.joined(separator: [".br"]))
  }

  /// A command below: how it is called, what it does, what it takes beyond the global options.
  private func about(_ command: CommandDescription) -> [String] {
    let usage = UsageFormatter(strings: strings, width: 80).synopsis(of: command, includingHidden: false)
    let paragraphs = [command.abstract, command.discussion].filter { !$0.isEmpty }
    // The heading says as much as a line without arguments.
    let isBare = usage.isEmpty && command.shortCommandLines.isEmpty
    return [Roff.macro("SS", command.commandLine)]
      + (isBare ? [] : synopsis(of: command))
      + paragraphs.flatMap { [".PP"] + Roff.paragraphs($0) }.dropFirst(isBare ? 1 : 0)
      + rows(command.listed(.command))
  }

  private func example(_ example: CommandExample) -> [String] {
    let abstract = example.abstract.isEmpty ? [] : [".PP"] + Roff.paragraphs(example.abstract)
    return abstract + [".RS 4", ".PP", ".nf", Roff.verbatim(example.commandLine), ".fi", ".RE"]
  }
}

// Arguments.
extension ManualFormatter {
  private func rows(_ arguments: [ArgumentDescription]) -> [String] { arguments.flatMap(row) }

  private func row(_ argument: ArgumentDescription) -> [String] {
    let discussion = argument.discussion.isEmpty ? [] : [".IP"] + Roff.paragraphs(argument.discussion)
    return [".TP", label(of: argument)] + Roff.paragraphs(HelpFormatter(strings: strings).about(argument)) + discussion
  }

  private func label(of argument: ArgumentDescription) -> String {
    if argument.kind == .positional { return Roff.italic(argument.valueName) }
    let names = (argument.names.shortFirst + argument.inverseNames).map { Roff.bold($0.description) }
    let value = argument.kind == .option ? " " + Roff.italic(argument.valueName) : ""
    return names.joined(separator: ", ") + value
  }

  private func isEnvironment(_ section: CommandSection) -> Bool {
    section.title.uppercased() == strings.manual.environment
  }

  private func row(_ row: CommandSection.Row) -> [String] {
    [".TP", Roff.bold(row.name)] + Roff.paragraphs(row.meaning)
  }

  /// Each variable once: with what a section says of it, else with what is said of the first option that falls back on it.
  private func environment(of commands: [CommandDescription]) -> [String] {
    let told = commands.flatMap(\.sections).filter(isEnvironment).flatMap(\.rows)
    var seen = Set(told.map(\.name))
    return told.flatMap(row)
      + commands.flatMap(\.arguments).flatMap { argument -> [String] in
        guard argument.isVisible(), let name = argument.environmentName, seen.insert(name).inserted else { return [] }
        return [".TP", Roff.bold(name)] + Roff.paragraphs(argument.abstract)
      }
  }
}

extension CommandDescription {
  /// The command and all below it that help names.
  fileprivate var displayed: [CommandDescription] {
    [self] + subcommands.filter(\.shouldDisplay).flatMap(\.displayed)
  }

  fileprivate func listed(_ origin: ArgumentDescription.Origin) -> [ArgumentDescription] {
    arguments.filter { $0.origin == origin && $0.isVisible() }
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
