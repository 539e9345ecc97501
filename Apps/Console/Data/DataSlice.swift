import ModuloData

extension Slice {
  /// The data as a whole. What it is made of needs all other stores: ``AppComposition`` makes it last.
  static let data = Slice(
    commands: [DataCommands.self], section: .data,
    schemas: DataJSON.schemas,
    french: GrammarPhrases.data,
    register: { $0.registerData($1) }
  )
}
