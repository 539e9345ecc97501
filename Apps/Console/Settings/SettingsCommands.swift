public import CommandKit
import DependencyKit
public import ModuloModels
import ModuloNavigation
import ModuloSettings

/// `modulo settings …`
struct SettingsCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "settings", abstract: "Settings: currency, region, appearance.",
      subcommands: [List.self, Get.self, Set.self])
  }
}

extension SettingsCommands {
  struct List: ConsoleCommand {
    static let repairsSettings = true

    static var configuration: CommandConfiguration {
      CommandConfiguration(abstract: "Show every setting.")
    }

    @OptionGroup var output: CSVOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.settings(.list), as: SettingsListScreen.self)
      await screen.appear()
      try session.present(screen, output)
    }
  }

  struct Get: ConsoleCommand {
    static let repairsSettings = true

    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Show one setting, in the form that `set` takes.",
        examples: [CommandExample("modulo settings get currency")])
    }

    @Argument(help: .setting)
    var key: Setting

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.settings(.setting(key)), as: SettingScreen.self)
      await screen.appear()
      try session.present(screen)
    }
  }

  struct Set: ConsoleCommand {
    static let repairsSettings = true

    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Change one setting.",
        discussion: """
          A currency is an ISO 4217 code, a locale like fr_FR, a time zone like Europe/Paris, weekStart \
          like monday; `automatic` forgets the choice. A theme is \(ThemeColor.allCases.map(\.rawValue).joined(separator: ", ")). Accessible (tables \
          instead of charts, for screen readers), history (whether changes can be undone; without it the steps so far go with the next \
          change) and onboarding (whether an empty overview begins with the welcome) are on or off. feedback (how a mistake is felt, beside \
          what is said) is \(FeedbackStyle.allCases.map(\.rawValue).joined(separator: ", ")). longSession is the \
          number of active hours after which completing a session asks first, from 1 to 24.
          """,
        examples: [
          CommandExample("modulo settings set currency EUR"), CommandExample("modulo settings set theme pink"),
        ])
    }

    @Argument(help: .setting)
    var key: Setting

    @Argument(help: ArgumentHelp("The new value.", valueName: "value"), completion: .settingValues)
    var value: String

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.settings(.setting(key)), as: SettingScreen.self)
      await screen.viewModel.send(.value(value))
      await screen.viewModel.send(.submit)
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel) {
        SettingsJSON.value.json((key, $0.text))
      }
    }
  }
}

extension Setting: @retroactive ExpressibleByArgument {}

extension ArgumentHelp {
  /// Help of an argument that names a setting.
  static let setting = ArgumentHelp("Which setting.", valueName: "key")
}
