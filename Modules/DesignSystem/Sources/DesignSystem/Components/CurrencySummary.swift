public import ModuloModels
public import TerminalKit

/// The goals of one currency together: what this month has to bring, how they keep to their plans, how far they are.
public struct CurrencySummary: View {
  @Environment(\.theme) private var theme
  private let summary: CurrencyOverviewUIModel
  private let words: OverviewStrings

  /// Creates the sums of one currency, with the labels of `words`.
  public init(_ summary: CurrencyOverviewUIModel, words: OverviewStrings) {
    self.summary = summary
    self.words = words
  }

  public var body: some View {
    Section("\(summary.title)") {
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

/// What this month has to bring of the goals of one currency, and how they keep to their plans, on one line of a panel.
public struct CurrencyDueLine: View {
  @Environment(\.theme) private var theme
  private let summary: CurrencyOverviewUIModel
  private let words: OverviewStrings
  private let isTitled: Bool

  /// Creates the line of one currency, with the labels of `words`.
  ///
  /// - Parameter isTitled: Whether the currency is named, where there are several.
  public init(_ summary: CurrencyOverviewUIModel, words: OverviewStrings, isTitled: Bool) {
    self.summary = summary
    self.words = words
    self.isTitled = isTitled
  }

  public var body: some View {
    let due = TerminalText(words.dueThisMonth) + "  " + theme.text(summary.dueThisMonth, .accent).bold()
    let plan = summary.plan.map { "  " + theme.text($0, summary.isBehind ? .negative : .positive) } ?? ""
    Text((isTitled ? TerminalText(summary.title) + "  " : "") + due + plan)
  }
}

/// How much of the goals of one currency is saved, in figures and as a bar.
public struct CurrencyProgress: View {
  private let summary: CurrencyOverviewUIModel
  private let words: OverviewStrings

  /// Creates the figures of one currency, with the labels of `words`.
  public init(_ summary: CurrencyOverviewUIModel, words: OverviewStrings) {
    self.summary = summary
    self.words = words
  }

  public var body: some View {
    VStack {
      Text(TerminalText(words.saved) + "  " + TerminalText(summary.saved))
      ProgressLine(summary.progress, text: summary.progressText, name: words.progress)
    }
  }
}
