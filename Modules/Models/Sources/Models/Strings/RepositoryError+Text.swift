import ModuloUtilities

extension RepositoryError {
  /// What is said about it, on one line: paths and details come from outside.
  public func text(_ format: FormatContext) -> String { lines(format).singleLine }

  private func lines(_ format: FormatContext) -> String {
    let words = format.strings.error.storage
    return switch self {
    case .notFound: words.notFound
    case .duplicate: words.duplicate
    case .belowMinimum: words.belowMinimum
    case .forbidden(.lastBalanceUpdate): words.lastBalanceUpdate
    case .forbidden(.debtWithBalances): words.debtWithBalances
    case .outOfRange: words.outOfRange
    case .busy: words.busy
    case .permission(let path): words.permission(path)
    case .full: words.full
    case .cannotOpen(let path, let reason): words.cannotOpen(path, reason)
    case .notOurs(let path): words.notOurs(path)
    case .newer(let path): words.newer(path)
    case .damaged(let detail): words.damaged(detail)
    case .invalidDocument(let line, let column, let reason): words.invalidDocument(line, column, reason)
    case .notEmpty: words.notEmpty
    case .alreadyExists(let path): words.alreadyExists(path)
    case .inputOutput(let detail): words.inputOutput(detail)
    case .outcomeUnknown(let detail): words.outcomeUnknown(detail)
    case .cancelled, .aborted: words.cancelled
    case .programming(let detail): words.programming(detail)
    }
  }
}
