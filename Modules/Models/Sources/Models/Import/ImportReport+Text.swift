extension ImportReport {
  /// The message on a file that was refused: a line for each listed error, and the number of the others.
  func refusal(_ format: FormatContext) -> String {
    let words = format.strings.error.importing
    var lines = errors.map { "  " + format.titled(words.place($0.line, $0.column), $0.reason.text(format)) }
    let further = errorCount - errors.count
    if further > 0 { lines.append("  " + words.further(format.number(further))) }
    return words.rejected(format.number(errorCount), lines.joined(separator: "\n"))
  }
}
