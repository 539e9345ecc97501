import Foundation
import ModuloUtilities

extension String {
  /// Whether a name would be refused if it were new, for its length or for what can't be seen of it.
  ///
  /// - Parameter characters: The maximum length in characters as they are seen; `nil` for none of its own.
  func isUnusableName(upTo characters: Int? = nil) -> Bool { NameError(in: tidied.normalized, upTo: characters) != nil }

  /// The name as the program would store it: tidied, without what can't be seen, and as long as a name may be with an
  /// ending after it. Empty if nothing is left.
  func usableName(upTo characters: Int? = nil, ending: String = "") -> String {
    var name = withoutInvisibleCharacters.tidied.normalized
    name = String(name.prefix(max((characters ?? NameError.limit) - ending.count, 0)))
    // A character may have many scalars.
    while !name.isEmpty, NameError(in: name + ending, upTo: characters) != nil { name.removeLast() }
    return name.trimmed
  }
}
