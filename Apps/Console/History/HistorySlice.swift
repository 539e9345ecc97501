extension Slice {
  /// The history of the data. What it is made of needs all other stores: ``AppComposition`` makes it after them.
  static let history = Slice(
    commands: [UndoCommand.self, RedoCommand.self, HistoryCommand.self], section: .data,
    schemas: HistoryJSON.schemas,
    french: GrammarPhrases.history
  )
}
