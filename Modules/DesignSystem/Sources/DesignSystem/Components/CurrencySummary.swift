public import ModuloModels
public import TerminalKit

/// The goals of one currency together: what this month has to bring, how they keep to their plans, how far they are.
public struct CurrencySummary: View {
  private let summary: CurrencyOverviewUIModel
  private let words: OverviewStrings

  /// Creates the sums of one currency, with the labels of `words`.
  public init(_ summary: CurrencyOverviewUIModel, words: OverviewStrings) {
    self.summary = summary
    self.words = words
  }

  public var body: some View {
    Section("\(summary.title)") { CurrencyFigures(summary, words: words) }
  }
}

/// The same without the heading.
public struct CurrencyFigures: View {
  @Environment(\.theme) private var theme
  private let summary: CurrencyOverviewUIModel
  private let words: OverviewStrings

  /// Creates the sums of one currency, with the labels of `words`.
  public init(_ summary: CurrencyOverviewUIModel, words: OverviewStrings) {
    self.summary = summary
    self.words = words
  }

  public var body: some View {
    VStack {
      LabeledRows(rows)
      ProgressLine(summary.progress, text: summary.progressText, name: words.progress)
    }
  }

  private var rows: [(name: TerminalText, value: TerminalText)] {
    [(TerminalText(words.dueThisMonth), theme.text(summary.dueThisMonth, .accent).bold())]
      + (summary.plan.map { [(TerminalText(words.plan), theme.text($0, summary.isBehind ? .negative : .positive))] }
        ?? [])
      + [(TerminalText(words.saved), TerminalText(summary.saved))]
  }
}
