public import ModuloModels
public import TerminalKit

/// What files of banks hold, and the outcomes of their rows: for each its kind, how it was read, its first entries and its
/// totals.
public struct BankFileStatus: View {
  private let files: [BankFileUIModel]
  private let isDone: Bool

  /// - Parameter isDone: Whether the outcomes are of an import, else of a trial.
  public init(_ files: [BankFileUIModel], isDone: Bool) {
    self.files = files
    self.isDone = isDone
  }

  public var body: some View {
    VStack {
      ForEach(files.indices) { part(of: files[$0]) }
    }
  }

  private func part(of file: BankFileUIModel) -> some View {
    let columns = [
      Table.Column(alignment: .trailing), Table.Column(alignment: .trailing),
      Table.Column(minimumWidth: Spacing.shortestName),
    ]
    let rows = file.first.map { [TerminalText($0.day), TerminalText($0.amount), TerminalText($0.text)] }
    return VStack {
      Text(verbatim: file.title)
      for line in file.evidence { Text(verbatim: line) }
      Table(columns, rows: rows)
      if let totals = file.totals { Text(verbatim: totals) }
      if isDone { Message(file.outcome.summary, .success) } else { Text(verbatim: file.plan) }
      for remark in isDone ? file.outcome.remarks : file.planRemarks { Text(verbatim: remark) }
    }
  }
}
