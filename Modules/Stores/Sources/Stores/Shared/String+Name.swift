import ModuloModels
import ModuloUtilities

extension String {
  /// The most that a new name has, in Unicode scalars: lists are as wide as their longest name.
  static let nameLimit = 200

  /// The text as the name that is stored: composed, one blank for each run of white space.
  ///
  /// - Parameter present: The name that is stored now, which may stay, whatever it is; `nil` for something new.
  /// - Throws: The first rule that a new name breaks.
  func checkedName(keeping present: String? = nil) throws(NameError) -> String {
    if let present, self == present { return present }
    let name = tidied.normalized
    if let position = name.firstInvisibleCharacter { throw .invisibleCharacter(position: position) }
    if name.unicodeScalars.count > Self.nameLimit { throw .tooLong(limit: Self.nameLimit) }
    return name
  }

  /// Whether the text is a name as it stands. What isn't may still be one that was stored before there were these rules.
  var isName: Bool {
    do throws(NameError) { return try checkedName() == self } catch { return false }
  }
}
