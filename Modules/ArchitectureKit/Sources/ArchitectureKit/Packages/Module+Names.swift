extension Module {
  /// The name of a target as a module, as the package manager makes it: what can't stand in an identifier of C becomes an
  /// underscore, and so does a digit at the beginning.
  static func name(ofTarget target: String) -> String {
    var name = String.UnicodeScalarView()
    for scalar in target.unicodeScalars {
      let properties = scalar.properties
      let isDigit = properties.generalCategory == .decimalNumber
      let isAllowed = properties.isAlphabetic || scalar == "_" || isDigit && !name.isEmpty
      name.append(isAllowed ? scalar : "_")
    }
    return String(name)
  }
}
