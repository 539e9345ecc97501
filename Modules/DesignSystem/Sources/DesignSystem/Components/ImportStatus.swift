public import ModuloModels
public import TerminalKit

/// Status of an import: its progress, why the file was refused, or the outcomes of its rows; the first that is known.
public struct ImportStatus: View {
  private let progress: String?
  private let failure: String?
  private let report: ImportReportUIModel?

  /// - Parameter progress: How far it has come; `nil` while no file is on its way.
  public init(progress: String?, failure: String?, report: ImportReportUIModel?) {
    self.progress = progress
    self.failure = failure
    self.report = report
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    VStack {
      if let progress {
        Text(verbatim: progress)
      } else if let failure {
        Message(failure, .failure)
      } else if let report {
        Message(report.summary, .success)
        for remark in report.remarks { Text(verbatim: remark) }
      }
    }.lines(in: environment)
  }
}
