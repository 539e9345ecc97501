/// An option that every command has without declaring it.
struct BuiltIn {
  enum Request: Int {
    // In the order in which one beats another.
    case help, helpHidden, version
  }

  let request: Request
  let description: ArgumentDescription

  private init(_ request: Request, names: [ArgumentName], help: ArgumentHelp) {
    self.request = request
    description = ArgumentDescription(
      kind: .flag, names: names, valueName: "", help: help, isOptional: true, origin: .builtIn)
  }

  /// The built-in options of a command, without the names it declares itself.
  static func all(version: String, strings: CommandStrings, taken: Set<ArgumentName>) -> [BuiltIn] {
    func builtIn(_ request: Request, _ names: [ArgumentName], _ help: ArgumentHelp) -> BuiltIn? {
      let free = names.filter { !taken.contains($0) }
      return free.isEmpty ? nil : BuiltIn(request, names: free, help: help)
    }
    let versionOption = builtIn(.version, [.long("version")], ArgumentHelp(strings.help.versionAbstract))
    return [
      version.isEmpty ? nil : versionOption,
      builtIn(.help, [.short("h"), .long("help")], ArgumentHelp(strings.help.helpAbstract)),
      builtIn(.helpHidden, [.long("help-hidden")], .private),
    ].compactMap(\.self)
  }
}
