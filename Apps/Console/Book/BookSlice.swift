import ModuloData

extension Slice {
  /// Books on servers. ``AppComposition`` makes what they are made of with the data as a whole.
  static let book = Slice(
    commands: [BookCommands.self], section: .data,
    schemas: BookJSON.schemas,
    french: GrammarPhrases.books,
    register: { $0.registerBook($1) }
  )
}
