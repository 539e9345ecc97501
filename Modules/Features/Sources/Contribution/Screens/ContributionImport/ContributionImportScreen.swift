public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// A file on its way into a goal; once it is in, what became of its rows.
public struct ContributionImportScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let rows = viewModel.rowsRead {
      Text(verbatim: words.progress(format.strings.count.rowsRead(rows, format)))
    } else if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let report = viewModel.report {
      Message(summary(report), .success, theme: theme)
      if report.alreadyImported.count > 0 {
        Text(verbatim: text(of: report.alreadyImported, words.alreadyImported))
      }
      if report.zeroAmounts.count > 0 {
        Text(verbatim: text(of: report.zeroAmounts, words.zeroAmounts))
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ContributionImportScreen {
  /// How many lines of one kind are listed.
  private static let listedLines = 10

  private var words: ContributionImportStrings { format.strings.contributionImport }

  private func summary(_ report: ContributionImportReport) -> String {
    format.strings.count.rows(
      read: report.read, imported: report.imported, skipped: report.skipped, format)
  }

  private func text(
    of lines: ContributionImportReport.Lines, _ words: (_ count: Int, _ number: String, _ lines: String) -> String
  ) -> String {
    words(lines.count, format.number(lines.count), self.lines(lines))
  }

  private func lines(_ lines: ContributionImportReport.Lines) -> String {
    let listed = Array(lines.first.prefix(Self.listedLines))
    return words.lines(listed, listed.count == lines.count)
  }

  private var format: FormatContext { viewModel.format }
}
