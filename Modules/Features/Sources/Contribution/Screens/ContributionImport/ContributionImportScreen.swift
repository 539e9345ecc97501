public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// A file on its way into a goal; once it is in, what became of its rows.
public struct ContributionImportScreen: Screen {
  public let viewModel: ViewModel
  private let theme: Theme

  public init(viewModel: ViewModel, theme: Theme = .standard) {
    self.viewModel = viewModel
    self.theme = theme
  }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let rows = viewModel.rowsRead {
      Text(verbatim: words.progress(number(rows)))
    } else if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let report = viewModel.report {
      Message(summary(report), .success, theme: theme)
      if report.alreadyImported.count > 0 {
        Text(verbatim: words.alreadyImported(number(report.alreadyImported.count), lines(report.alreadyImported)))
      }
      if report.zeroAmounts.count > 0 {
        Text(verbatim: words.zeroAmounts(number(report.zeroAmounts.count), lines(report.zeroAmounts)))
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ContributionImportScreen {
  /// How many lines of one kind are listed.
  private static let listedLines = 10

  private var words: ContributionImportStrings { viewModel.format.strings.contributionImport }

  private func summary(_ report: ContributionImportReport) -> String {
    words.summary(number(report.read), number(report.imported), number(report.skipped))
  }

  private func lines(_ lines: ContributionImportReport.Lines) -> String {
    let listed = Array(lines.first.prefix(Self.listedLines))
    return words.lines(listed, listed.count == lines.count)
  }

  private func number(_ value: Int) -> String { viewModel.format.number(value) }
}
