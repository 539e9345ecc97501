/// The `help` that every command with subcommands has below it. The parser turns it into a request for help.
struct HelpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "help", shouldDisplay: false)

  /// The word after `help` that asks for the options of which the help of a command lists only the names.
  static let optionsTopic = "options"

  @Flag var man = false
  @Argument var subcommands: [String] = []

  init() {}

  init(strings: CommandStrings) {
    _man = Flag(wrappedValue: false, help: ArgumentHelp(strings.help.manualAbstract))
  }
}
