import ModuloModels
import ModuloUtilities

extension String {
  /// The maximum length of a new name in Unicode scalars: lists are as wide as their longest name.
  static let nameLimit = 200

  /// The text as a name to store: composed, one space for each run of white space.
  ///
  /// - Parameter present: The stored name, which may stay, whatever it is; `nil` for a new row.
  /// - Throws: The first rule that a new name breaks.
  func checkedName(keeping present: String? = nil) throws(NameError) -> String {
    if let present, self == present { return present }
    let name = tidied.normalized
    if let position = name.firstInvisibleCharacter { throw .invisibleCharacter(position: position) }
    if name.unicodeScalars.count > Self.nameLimit { throw .tooLong(limit: Self.nameLimit) }
    return name
  }

  /// Whether the text is a valid name. An invalid one may have been stored before these rules existed.
  var isName: Bool {
    do throws(NameError) { return try checkedName() == self } catch { return false }
  }

  /// The text as an optional one to store: trimmed and composed; `nil` for a blank one.
  var textOrNil: String? { isBlank ? nil : trimmed.normalized }
}
