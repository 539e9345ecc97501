import ModuloModels
import ModuloUtilities

extension String {
  /// The text as a name to store: composed, one space for each run of white space.
  ///
  /// - Parameters:
  ///   - present: The stored name, which may stay, whatever it is; `nil` for a new row.
  ///   - characters: The maximum length in characters as they are seen; `nil` for none of its own.
  /// - Throws: The first rule that a new name breaks.
  func checkedName(keeping present: String? = nil, upTo characters: Int? = nil) throws(NameError) -> String {
    if let present, self == present { return present }
    let name = tidied.normalized
    if name == present { return name }
    if let error = NameError(in: name, upTo: characters) { throw error }
    return name
  }

  /// Whether the text is a valid name. An invalid one may have been stored before these rules existed.
  var isName: Bool {
    do throws(NameError) { return try checkedName() == self } catch { return false }
  }

  /// The text as an optional one to store: trimmed and composed; `nil` for a blank one.
  var textOrNil: String? { isBlank ? nil : trimmed.normalized }
}
