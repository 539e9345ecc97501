extension String {
  /// The text with other texts for scalars. A mark that combines with `<` makes one character of both, and what reads the
  /// text would still find the `<`; so does a line feed after a carriage return.
  func replacingScalars(_ replacements: [Unicode.Scalar: String]) -> String {
    var replaced = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacements[scalar] {
        replaced.append(contentsOf: text.unicodeScalars)
      } else {
        replaced.append(scalar)
      }
    }
    return String(replaced)
  }
}
