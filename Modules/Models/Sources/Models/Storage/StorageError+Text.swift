import ModuloUtilities

extension StorageError: PresentableError {
  /// The message on one line: paths and details are untrusted text.
  public func text(_ format: FormatContext) -> String { lines(format).singleLine }

  private func lines(_ format: FormatContext) -> String {
    let words = format.strings.error.storage
    return switch self {
    case .outOfRange: words.outOfRange
    case .busy: words.busy
    case .permission(let path): words.permission(path)
    case .full: words.full
    case .cannotOpen(let path, let reason): words.cannotOpen(path, reason)
    case .notOurs(let path): words.notOurs(path)
    case .newer(let path): words.newer(path)
    case .damaged(let damage): words.damaged(damage.text(format))
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

extension Damage {
  fileprivate func text(_ format: FormatContext) -> String {
    let words = format.strings.error.damage
    return switch self {
    case .file(let detail): detail
    case .unknownContributionType(let type, let number): words.unknownContributionType(type, number)
    case .orphanedContribution(let number): words.orphanedContribution(number)
    case .unknownCurrency(let code, let number): words.unknownCurrency(code, number)
    case .unknownAccountType(let type, let number): words.unknownAccountType(type, number)
    case .unknownAccountCurrency(let code, let number): words.unknownAccountCurrency(code, number)
    case .orphanedBalanceUpdate(let number): words.orphanedBalanceUpdate(number)
    case .unknownPart(let part): words.unknownPart(part)
    case .unreadableRate(let text, let number): words.unreadableRate(text, number)
    }
  }
}
