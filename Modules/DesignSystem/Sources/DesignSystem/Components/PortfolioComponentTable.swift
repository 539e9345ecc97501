public import ModuloModels
public import TerminalKit

/// The parts of a portfolio that can be left out, and whether each counts: rows that can be selected. Where none can, as
/// in a command that prints once, it has no lines; the note on the figures says what counts.
public struct PortfolioComponentTable: View {
  @Environment(\.selectedRow) private var selectedRow
  private let exclusions: PortfolioExclusions
  private let words: PortfolioStrings

  /// Creates a table with the names of `words`.
  public init(_ exclusions: PortfolioExclusions, words: PortfolioStrings) {
    self.exclusions = exclusions
    self.words = words
  }

  public var body: some View {
    if selectedRow != nil {
      let rows = PortfolioExclusions.components.map { component in
        [TerminalText(exclusions.include(component) ? "[x]" : "[ ]"), TerminalText(words.component(component))]
      }
      Section("\(words.componentsTitle)") {
        Table([Table.Column(), Table.Column()], rows: rows, spacing: Spacing.tiny).selectable()
      }
    }
  }
}
