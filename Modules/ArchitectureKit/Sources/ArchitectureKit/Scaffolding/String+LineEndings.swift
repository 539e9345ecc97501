// The lines of a text end with a newline, or each with a carriage return before it. A text with both stays as it is.
extension String {
  /// Whether each line ends with a carriage return and a newline, which are one character.
  private var hasCarriageReturns: Bool { contains("\r\n" as Character) && !contains("\n" as Character) }

  /// The text with newlines alone.
  var endingLinesWithNewlines: String { hasCarriageReturns ? replacing("\r\n", with: "\n") : self }

  /// The text, made of another one, with lines that end as its lines do.
  func endingLines(as other: String) -> String {
    other.hasCarriageReturns ? replacing("\r\n", with: "\n").replacing("\n", with: "\r\n") : self
  }
}
