import CommandKit

extension Slice {
  /// The report.
  static let report = Slice(
    commands: [ReportCommand.self], section: .more,
    schemas: ReportJSON.schemas,
    french: GrammarPhrases.report
  )
}
