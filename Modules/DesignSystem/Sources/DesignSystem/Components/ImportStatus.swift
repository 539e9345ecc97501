public import ModuloModels
public import TerminalKit

/// A file on its way in, why it was refused, or what became of its rows: the first of these that is known.
public struct ImportStatus: View {
  private let progress: String?
  private let failure: String?
  private let report: ImportReportUIModel?
  private let theme: Theme

  /// - Parameter progress: How far it has come; `nil` while no file is on its way.
  public init(progress: String?, failure: String?, report: ImportReportUIModel?, theme: Theme = .standard) {
    self.progress = progress
    self.failure = failure
    self.report = report
    self.theme = theme
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    VStack {
      if let progress {
        Text(verbatim: progress)
      } else if let failure {
        Message(failure, .failure, theme: theme)
      } else if let report {
        Message(report.summary, .success, theme: theme)
        for remark in report.remarks { Text(verbatim: remark) }
      }
    }.lines(in: environment)
  }
}
