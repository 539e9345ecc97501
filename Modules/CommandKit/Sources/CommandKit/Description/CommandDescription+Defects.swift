extension CommandDescription {
  /// What is wrong with the declarations of this command and of all below it, one sentence each.
  ///
  /// A program asks this in a test: the parser itself takes a defective declaration as well as it can.
  public var defects: [String] { flattened.flatMap(\.ownDefects) }
}

extension CommandDescription {
  private var ownDefects: [String] {
    (duplicateNames + misplacedPositionals + namelessArguments + duplicateSubcommands).map { "\(commandLine): \($0)" }
  }

  private var duplicateNames: [String] {
    duplicates(in: arguments.flatMap { $0.names + $0.inverseNames }).map { "\($0) is declared twice" }
  }

  private var duplicateSubcommands: [String] {
    duplicates(in: subcommands.flatMap { [$0.name] + $0.aliases }).map { "the subcommand '\($0)' is declared twice" }
  }

  private var namelessArguments: [String] {
    arguments.filter { $0.kind != .positional && $0.names.isEmpty }.map { "<\($0.valueName)> has no name" }
  }

  private var misplacedPositionals: [String] {
    let positionals = arguments.filter { $0.kind == .positional }
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
