import ModuloTimeSummary

extension Slice {
  /// Calendars and sums of what was tracked.
  static let timeSummary = Slice(
    commands: [CalendarCommand.self, TimeCommands.self], section: .time,
    schemas: TimeSummaryJSON.schemas,
    french: GrammarPhrases.timeSummary,
    register: { $0.registerTimeSummary($1) }
  )
}
