public import ModuloModels
public import TerminalKit

/// Status of an import: its progress, else its form with the reason why a file was refused, else the outcomes of its
/// rows; the form alone before that.
public struct ImportStatus: View {
  private let fields: [FormField]
  private let progress: String?
  private let failure: String?
  private let report: ImportReportUIModel?

  /// - Parameter progress: How far it has come; `nil` while no file is on its way.
  public init(_ fields: [FormField], progress: String?, failure: String?, report: ImportReportUIModel?) {
    self.fields = fields
    self.progress = progress
    self.failure = failure
    self.report = report
  }

  public var body: some View {
    VStack {
      if let progress {
        Text(verbatim: progress)
      } else if failure == nil, let report {
        Message(report.summary, .success)
        for remark in report.remarks { Text(verbatim: remark) }
      } else {
        FormStatus(fields, failure: failure, success: nil)
      }
    }
  }
}
