import ModuloUtilities

extension DataWarning {
  /// The row, the rules it breaks, and the remedy.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.data.warning
    let row = "\(words.subject(subject)) #\(number)"
    return format.titled(row, "\(words.rule(rule)). \(remedyText(words))")
  }

  private func remedyText(_ words: DataWarningStrings) -> String {
    switch remedy {
    case .command(let command): words.command(command.singleLine)
    case .document: words.document(rule)
    }
  }
}

extension DataCheck {
  /// The maximum number of warnings listed.
  private static let listedWarnings = 20

  /// The warnings, one a line; `nil` when there are none.
  public func warningText(_ format: FormatContext) -> String? {
    if warnings.isEmpty { return nil }
    let title = format.strings.data.warning.title(format.number(warnings.count), warnings.count)
    var lines = [title] + warnings.prefix(Self.listedWarnings).map { "  " + $0.text(format) }
    let further = warnings.count - Self.listedWarnings
    if further > 0 { lines.append("  " + format.strings.error.importing.further(format.number(further))) }
    return lines.joined(separator: "\n")
  }
}

extension DataWarningStrings {
  /// The message of a backup, a restore or an export on such rows in it; `nil` when there are none.
  public func kept(_ count: Int, _ format: FormatContext) -> String? {
    count == 0 ? nil : kept(format.number(count), count)
  }
}
