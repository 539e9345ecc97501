/// Writes the help of a command.
public struct HelpFormatter: Sendable {
  /// The column of descriptions; a label that reaches it has a line of its own.
  private static let labelColumn = 26

  private let strings: CommandStrings
  private let width: Int

  /// - Parameter width: the columns to fill; no line is longer unless a single word or a command line is.
  public init(strings: CommandStrings = .english, width: Int = 80) {
    self.strings = strings
    self.width = width
  }

  /// The columns that the variable COLUMNS asks for; 80 where it asks for none, or for fewer than 20, which hold no
  /// line of help.
  public static func width(in environment: [String: String]) -> Int {
    let asked = environment["COLUMNS"].flatMap { Int($0) } ?? 0
    return asked < 20 ? 80 : asked
  }

  /// The help as it is printed, without a line break at its end.
  ///
  /// - Parameter includingHidden: also names what is hidden.
  public func help(for command: CommandDescription, includingHidden: Bool = false) -> String {
    let usage = UsageFormatter(strings: strings, width: width)
    let visible = command.arguments.filter { $0.isVisible(includingHidden: includingHidden) }
    let parts =
      overview(of: command)
      + [usage.usage(strings.help.usage, of: command, includingHidden: includingHidden)].compactMap(\.self)
      + also(of: command)
      + argumentSections(visible, optionsHelp: includingHidden ? nil : command.optionsHelp)
      + subcommandSections(of: command, includingHidden: includingHidden)
      + command.sections.filter { !$0.isForManual || includingHidden }.map { section in
        ([strings.help.optionGroup(section.title)] + section.rows.map { row($0.name, $0.meaning) })
          .joined(separator: "\n")
      }
      + examples(of: command)
      + footer(of: command)
    return parts.joined(separator: "\n\n")
  }
}

extension HelpFormatter {
  private var fill: TextFill { TextFill(width: width) }

  private func overview(of command: CommandDescription) -> [String] {
    let abstract = command.abstract.isEmpty ? "" : "\(strings.help.overview) \(command.abstract)"
    return [abstract, command.discussion].filter { !$0.isEmpty }.map { fill.paragraphs($0, indent: 0) }
  }

  private func also(of command: CommandDescription) -> [String] {
    let lines = command.shortCommandLines.joined(separator: ", ")
    let indent = strings.help.also.count + 1
    return lines.isEmpty ? [] : ["\(strings.help.also) \(fill.paragraphs(lines, indent: indent).dropFirst(indent))"]
  }

  private func footer(of command: CommandDescription) -> [String] {
    guard command.listsSubcommands else { return [] }
    let words = command.superCommands + [command.name]
    let path =
      [words.first ?? "", HelpCommand.commandName] + words.dropFirst() + ["<\(strings.help.subcommandPlaceholder)>"]
    return [fill.paragraphs(strings.help.footer(path.joined(separator: " ")), indent: 2)]
  }

  private func examples(of command: CommandDescription) -> [String] {
    if command.examples.isEmpty { return [] }
    let lines = command.examples.map { example in
      let abstract = example.abstract.isEmpty ? "" : fill.paragraphs(example.abstract, indent: 2) + "\n"
      return "\(abstract)    \(example.commandLine)"
    }
    return [([strings.help.examples] + lines).joined(separator: "\n")]
  }
}

// Arguments and options.
extension HelpFormatter {
  /// Positionals, titled groups, the rest, and the global options last.
  ///
  /// - Parameter optionsHelp: the line that asks for the options of which only the names are listed; nil lists all.
  private func argumentSections(_ arguments: [ArgumentDescription], optionsHelp: String?) -> [String] {
    let global = arguments.filter { $0.origin == .global }
    let own = arguments.filter { $0.origin != .global }
    let untitled = own.filter(\.sectionTitle.isEmpty)
    return [section(strings.help.arguments, untitled.filter { $0.kind == .positional })].compactMap(\.self)
      + titledSections(own)
      + [
        section(strings.help.options, untitled.filter { $0.kind != .positional }),
        section(strings.help.globalOptions, global.filter(\.sectionTitle.isEmpty), optionsHelp),
      ].compactMap(\.self)
      + titledSections(global, optionsHelp)
  }

  private func titledSections(_ arguments: [ArgumentDescription], _ optionsHelp: String? = nil) -> [String] {
    var titles: [String] = []
    for title in arguments.map(\.sectionTitle) where !title.isEmpty && !titles.contains(title) { titles.append(title) }
    return titles.compactMap { title in
      section(strings.help.optionGroup(title), arguments.filter { $0.sectionTitle == title }, optionsHelp)
    }
  }

  private func section(
    _ heading: String, _ arguments: [ArgumentDescription], _ optionsHelp: String? = nil
  ) -> String? {
    guard !arguments.isEmpty else { return nil }
    let named = optionsHelp == nil ? [] : arguments.filter(\.isListedByName)
    let names = optionsHelp.map { strings.help.namedOptions(named.compactMap(\.preferredName?.description), $0) } ?? ""
    let rows = arguments.filter { !named.contains($0) }.map(row)
    return ([heading] + rows + (named.isEmpty ? [] : [fill.paragraphs(names, indent: 2)])).joined(separator: "\n")
  }

  private func row(for argument: ArgumentDescription) -> String {
    let description = row(argument.listLabel, about(argument))
    if argument.discussion.isEmpty { return description }
    return description + "\n" + fill.paragraphs(argument.discussion, indent: 8)
  }

  /// All that is said of an argument beside its name.
  func about(_ argument: ArgumentDescription) -> String {
    let values = argument.allowedValues.isEmpty ? nil : strings.help.allowedValues(argument.allowedValues)
    let others = (argument.aliases + argument.inverseAliases).map(\.description)
    let notes = [
      values, argument.defaultValue.map(strings.help.defaultValue), others.isEmpty ? nil : strings.help.aliases(others),
    ].compactMap(\.self)
    let parts = [
      argument.abstract,
      notes.isEmpty ? "" : "(\(notes.joined(separator: strings.help.noteSeparator)))",
      argument.environmentName.map { "[\(strings.help.environment($0))]" } ?? "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func row(_ label: String, _ text: String) -> String {
    let label = "  \(label)"
    if text.isEmpty { return label }
    let column = fill.paragraphs(text, indent: Self.labelColumn)
    guard label.count < Self.labelColumn else { return "\(label)\n\(column)" }
    return label + column.dropFirst(label.count)
  }
}

// Subcommands.
extension HelpFormatter {
  private func subcommandSections(of command: CommandDescription, includingHidden: Bool) -> [String] {
    var sections: [String] = []
    var isAfterNames = false
    for group in command.subcommandGroups {
      let isNames = group.listing == .names && !includingHidden
      let added = isNames ? [names(of: group)] : rows(of: group, in: command, includingHidden: includingHidden)
      // Lines of names stand together.
      if isNames, isAfterNames, let last = sections.popLast() {
        sections.append("\(last)\n\(added.joined())")
      } else {
        sections += added
      }
      isAfterNames = isNames
    }
    return sections
  }

  private func names(of group: CommandDescription.SubcommandGroup) -> String {
    let names =
      group.shortcuts.filter(\.shouldDisplay).map(\.name)
      + group.commands.filter(\.shouldDisplay).flatMap { [$0.name] + $0.aliases }
    let heading = strings.help.optionGroup(group.title)
    let indent = heading.count + 1
    return "\(heading) \(fill.paragraphs(names.joined(separator: ", "), indent: indent).dropFirst(indent))"
  }

  private func rows(
    of group: CommandDescription.SubcommandGroup, in command: CommandDescription, includingHidden: Bool
  ) -> [String] {
    let commands = group.commands.filter { $0.shouldDisplay || includingHidden }.map { subcommand in
      let names = ([subcommand.name] + subcommand.aliases).joined(separator: ", ")
      let isDefault = subcommand.name == command.defaultSubcommand
      return row(isDefault ? strings.help.defaultSubcommand(names) : names, subcommand.abstract)
    }
    let shortcuts = group.shortcuts.filter { $0.shouldDisplay || includingHidden }.map { row($0.name, $0.abstract) }
    let sections =
      group.title.isEmpty
      ? [list(strings.help.subcommands, commands), list(strings.help.shortcuts, shortcuts)]
      : [list(strings.help.subcommandGroup(group.title), shortcuts + commands)]
    return sections.compactMap(\.self)
  }

  private func list(_ heading: String, _ rows: [String]) -> String? {
    rows.isEmpty ? nil : ([heading] + rows).joined(separator: "\n")
  }
}

extension ArgumentDescription {
  /// Every name of the argument, as a list of options shows it.
  fileprivate var listLabel: String {
    if kind == .positional { return label() }
    let on = names.shortFirst.map(\.description).joined(separator: ", ")
    let off = inverseNames.map(\.description).joined(separator: ", ")
    let all = off.isEmpty ? on : "\(on)/\(off)"
    return kind == .option ? "\(all) <\(valueName)>" : all
  }
}
