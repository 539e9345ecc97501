/// An option that every command has without declaring it.
struct BuiltIn {
  enum Request: Int {
    // In the order in which one beats another.
    case completionScript, help, helpHidden, dumpHelp, version
  }

  let request: Request
  let description: ArgumentDescription

  private init(_ request: Request, names: [ArgumentName], help: ArgumentHelp) {
    self.request = request
    description = ArgumentDescription(
      kind: .flag, names: names, valueName: names.preferred?.word ?? "", help: help, isOptional: true, origin: .builtIn)
  }

  /// The built-in options of a command, without the names it declares itself.
  ///
  /// - Parameter help: the names that ask for help; each long one with `-hidden` at its end asks for all of it.
  static func all(
    version: String, help: [ArgumentName], strings: CommandStrings, taken: Set<ArgumentName>
  ) -> [BuiltIn] {
    func builtIn(_ request: Request, _ names: [ArgumentName], _ help: ArgumentHelp) -> BuiltIn? {
      let free = names.filter { !taken.contains($0) }
      return free.isEmpty ? nil : BuiltIn(request, names: free, help: help)
    }
    let versionOption = builtIn(.version, [.long("version")], ArgumentHelp(strings.help.versionAbstract))
    return [
      version.isEmpty ? nil : versionOption,
      builtIn(.help, help, ArgumentHelp(strings.help.helpAbstract)),
      builtIn(.helpHidden, help.compactMap(\.hiddenHelp), .private),
    ].compactMap(\.self)
  }

  /// The request of a tool, by an option that no help names and that gives way to a declared one.
  static func toolRequest(_ name: ArgumentName) -> Request? {
    switch name {
    case .long("generate-completion-script"): .completionScript
    case .long("experimental-dump-help"): .dumpHelp
    default: nil
    }
  }
}

extension ArgumentName {
  /// The name that asks for all of the help that a name of help asks for.
  fileprivate var hiddenHelp: ArgumentName? {
    switch self {
    case .long(let word): .long("\(word)-hidden")
    case .longWithSingleDash(let word): .longWithSingleDash("\(word)-hidden")
    case .short: nil
    }
  }
}
