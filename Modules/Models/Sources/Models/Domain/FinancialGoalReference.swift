public import Foundation
import ModuloUtilities

/// How a person names a goal: by the number that lists show, by its id, or by its name or the beginning of it.
public enum FinancialGoalReference: Equatable, Sendable {
  case number(Int64)
  case id(UUID)
  /// The name as names are compared: without regard to case and accents.
  case name(String)

  /// Reads `#12` and `12` as a number, a full id as an id, and anything else as a name.
  public init(_ text: String) {
    let text = text.trimmed
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    if !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit), let number = Int64(digits) {
      self = .number(number)
    } else if let id = UUID(uuidString: text) {
      self = .id(id)
    } else {
      self = .name(text.folded)
    }
  }
}

extension FinancialGoalReference {
  /// Whether a text can name anything at all: it isn't blank, has no control characters, and if it begins with `#`, it
  /// goes on with a number.
  public static func canRead(_ text: String) -> Bool {
    let text = text.trimmed
    if text.isEmpty || text.unicodeScalars.contains(where: \.isControl) { return false }
    guard text.hasPrefix("#"), case .name = Self(text) else { return true }
    return false
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
