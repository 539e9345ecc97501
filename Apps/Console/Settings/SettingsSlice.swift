import ModuloSettings

extension Slice {
  /// The settings, and the first steps.
  static let settings = Slice(
    commands: [SettingsCommands.self], section: .data,
    schemas: SettingsJSON.schemas,
    french: GrammarPhrases.settings,
    register: { $0.registerSettings($1) }
  )
}
