public import ExemplarModels
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// Sample things as rows: number, name, and what each has.
public struct SampleThingTable: View {
  @Environment(\.theme) private var theme
  private let sampleThings: [SampleThingUIModel]
  private let words: SampleThingStrings

  /// Creates a table of sample things, in their order.
  public init(_ sampleThings: [SampleThingUIModel], words: SampleThingStrings) {
    self.sampleThings = sampleThings
    self.words = words
  }

  public var body: some View {
    let columns = [
      Table.Column(alignment: .trailing),
      Table.Column("\(words.name)", minimumWidth: Spacing.shortestName),
      Table.Column("\(words.account)", minimumWidth: Spacing.shortestName),  // slice: owner
      Table.Column("\(words.firstText)", minimumWidth: Spacing.shortestName),  // slice: text
      Table.Column("\(words.spareText)", minimumWidth: Spacing.shortestName),  // slice: text?
      Table.Column("\(words.firstMoney)", alignment: .trailing),  // slice: money
      Table.Column("\(words.spareMoney)", alignment: .trailing),  // slice: money?
      Table.Column("\(words.firstDay)", alignment: .trailing),  // slice: day
      Table.Column("\(words.spareDay)", alignment: .trailing),  // slice: day?
      Table.Column("\(words.firstFlag)"),  // slice: flag
      Table.Column("\(words.firstNumber)", alignment: .trailing),  // slice: number
      Table.Column("\(words.spareNumber)", alignment: .trailing),  // slice: number?
    ]
    let rows = sampleThings.map { sampleThing in
      [
        theme.text(sampleThing.number, .secondary),
        TerminalText(sampleThing.name).bold(),
        TerminalText(sampleThing.account),  // slice: owner
        TerminalText(sampleThing.firstText),  // slice: text
        TerminalText(sampleThing.spareText),  // slice: text?
        TerminalText(sampleThing.firstMoney),  // slice: money
        TerminalText(sampleThing.spareMoney),  // slice: money?
        TerminalText(sampleThing.firstDay),  // slice: day
        TerminalText(sampleThing.spareDay),  // slice: day?
        TerminalText(sampleThing.firstFlag),  // slice: flag
        TerminalText(sampleThing.firstNumber),  // slice: number
        TerminalText(sampleThing.spareNumber),  // slice: number?
      ]
    }
    return Table(columns, rows: rows).selectable()
  }
}

/// One sample thing: its name and its number, and below them what it has.
public struct SampleThingSummary: View {
  @Environment(\.theme) private var theme
  private let sampleThing: SampleThingUIModel
  private let words: SampleThingStrings

  /// Creates the figures of a sample thing, with the labels of `words`.
  public init(_ sampleThing: SampleThingUIModel, words: SampleThingStrings) {
    self.sampleThing = sampleThing
    self.words = words
  }

  public var body: some View {
    let number = theme.text(sampleThing.number, .secondary)
    let figures: [(name: String, value: String?)] = [
      (words.account, sampleThing.account),  // slice: owner
      (words.firstText, sampleThing.firstText),  // slice: text
      (words.spareText, sampleThing.spareText),  // slice: text?
      (words.firstMoney, sampleThing.firstMoney),  // slice: money
      (words.spareMoney, sampleThing.spareMoney),  // slice: money?
      (words.firstDay, sampleThing.firstDay),  // slice: day
      (words.spareDay, sampleThing.spareDay),  // slice: day?
      (words.firstFlag, sampleThing.firstFlag),  // slice: flag
      (words.firstNumber, sampleThing.firstNumber),  // slice: number
      (words.spareNumber, sampleThing.spareNumber),  // slice: number?
    ]
    return VStack {
      Text(TerminalText(sampleThing.name).bold() + "  " + number)
      Figures(figures.filter { $0.value?.isEmpty == false })
    }
  }
}
