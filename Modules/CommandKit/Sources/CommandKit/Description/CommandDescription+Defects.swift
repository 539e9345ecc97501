extension CommandDescription {
  /// The defects in the declarations of this command and of all below it, one sentence each.
  ///
  /// A program asks this in a test: the parser itself takes a defective declaration as well as it can.
  public var defects: [String] { flattened.flatMap(\.ownDefects) }
}

extension CommandDescription {
  private var ownDefects: [String] {
    let all =
      duplicateNames + misplacedPositionals + namelessArguments + oneSidedFlags + untypeableNames + unusedSuggestions
      + duplicateSubcommands + uncallableSubcommands + uselessShortcuts
      + missingDefault + takenWords
    return all.map { "\(commandLine): \($0)" }
  }

  private var duplicateNames: [String] {
    let names = arguments.flatMap { $0.names + $0.inverseNames }
    // Which of two options is meant is seen from the value.
    let shared = arguments.filter { $0.origin == .global && $0.kind == .option }.flatMap(\.names)
    let aliases = arguments.flatMap { argument in
      (argument.aliases + argument.inverseAliases).filter { argument.kind != .option || !shared.contains($0) }
    }
    return duplicates(in: names + aliases).map { "\($0) is declared twice" }
  }

  /// Words that never lead to their option: they are names already, or words of an option before it.
  private var unusedSuggestions: [String] {
    var taken = Set(arguments.flatMap(\.allNames).map(\.word))
    return arguments.flatMap { argument in
      argument.suggestion.words.filter { !taken.insert($0).inserted }.map {
        "the word '\($0)' of <\(argument.valueName)> is taken"
      }
    }
  }

  private var duplicateSubcommands: [String] {
    duplicates(in: subcommandNames).map { "the subcommand '\($0)' is declared twice" }
  }

  /// Words that never lead to their command, because they call another.
  private var takenWords: [String] {
    let taken = Set(subcommandNames + shortcuts.map(\.name))
    return subcommands.flatMap { command in
      command.suggestion.words.filter(taken.contains).map { "the word '\($0)' of '\(command.name)' is taken" }
    }
  }

  private var missingDefault: [String] {
    guard let name = defaultSubcommand, !subcommands.contains(where: { $0.name == name }) else { return [] }
    return ["the default subcommand '\(name)' is none of the subcommands"]
  }

  private var subcommandNames: [String] { subcommands.flatMap { [$0.name] + $0.aliases } }

  /// Short words that another name hides or that hide `help`, and those that can't call their command.
  private var uselessShortcuts: [String] {
    var taken = Set(subcommandNames + [HelpCommand.commandName])
    return shortcuts.flatMap { shortcut -> [String] in
      var defects: [String] = []
      if !taken.insert(shortcut.name).inserted { defects.append("is the name of another command") }
      if !shortcut.name.isTypeable || shortcut.name.isDashed { defects.append("can't be called") }
      if shortcut.path.isEmpty { defects.append("stands for no command below") }
      if let (command, argument) = requirement(passedBy: shortcut.path) {
        defects.append("leaves no place for '\(argument.label())' of '\(command.name)'")
      }
      return defects.map { "the shortcut '\(shortcut.name)' \($0)" }
    }
  }

  /// What a command on the way to another asks for, if the last one doesn't take it too.
  private func requirement(passedBy path: [String]) -> (CommandDescription, ArgumentDescription)? {
    var passed: [CommandDescription] = []
    var command = self
    for name in path {
      guard let next = command.subcommands.first(where: { $0.name == name }) else { return nil }
      command = next
      passed.append(command)
    }
    let taken = Set(command.arguments.flatMap(\.names))
    for passed in passed.dropLast() {
      let needed = passed.arguments.first { !$0.isOptional && taken.isDisjoint(with: $0.names) }
      if let needed { return (passed, needed) }
    }
    return nil
  }

  private var namelessArguments: [String] {
    arguments.filter { $0.kind != .positional && $0.names.isEmpty }.map { "<\($0.valueName)> has no name" }
  }

  /// Flags with an inversion, but without a long name that the other side's could be made from.
  private var oneSidedFlags: [String] {
    arguments.filter { $0.isInvertible && $0.inverseNames.isEmpty }.compactMap(\.preferredName).map {
      "'\($0)' has no name that switches it off"
    }
  }

  private var untypeableNames: [String] {
    arguments.flatMap(\.allNames).filter { !$0.isTypeable }.map { "'\($0)' can't be typed" }
  }

  private var uncallableSubcommands: [String] {
    subcommandNames.filter { !$0.isTypeable || $0.isDashed }.map {
      "the subcommand '\($0)' can't be called"
    }
  }

  private var misplacedPositionals: [String] {
    // The words of these two lists are no others'.
    let lists: [ArgumentDescription.Parsing] = [.allUnrecognized, .postTerminator]
    let positionals = arguments.filter { $0.kind == .positional && !lists.contains($0.parsing) }
    return zip(positionals, positionals.dropFirst()).compactMap { earlier, later in
      if earlier.isRepeating {
        return "<\(later.valueName)> can never be given, because <\(earlier.valueName)> takes all"
      }
      if earlier.isOptional, !later.isOptional { return "<\(later.valueName)> is required after an optional argument" }
      return nil
    }
  }

  private func duplicates<Name: Hashable>(in names: [Name]) -> [Name] {
    var seen: Set<Name> = []
    return names.filter { !seen.insert($0).inserted }
  }
}

extension ArgumentName {
  fileprivate var isTypeable: Bool {
    word.isTypeable && !word.contains("=") && !(isLong && word.isDashed) && self != .short("-")
  }
}

extension String {
  /// Whether it can be a word of a command line without quotes.
  fileprivate var isTypeable: Bool { !isEmpty && !contains(where: \.isWhitespace) }
}
