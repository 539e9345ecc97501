import Foundation

extension DocumentValueForm {
  /// The value that a token spells; nil when it spells none of this form.
  ///
  /// - Throws: `unsupported` for text with a NUL.
  func value(of token: JSONToken) throws(PersistenceError) -> SQLValue? {
    switch (self, token) {
    case (.integer, .integer(let value)): return .integer(value)
    case (.real, .real(let value)): return .real(value)
    case (.real, .integer(let value)): return Double(exactly: value).map { .real($0) }
    case (.real, .string(DocumentFormat.infinity)): return .real(.infinity)
    case (.real, .string(DocumentFormat.negativeInfinity)): return .real(-.infinity)
    case (.text, .string(let text)): return .text(try text.storedForm())
    case (.uuid, .string(let text)): return try UUID(uuidString: text)?.sqlValue
    case (.data, .string(let text)): return Self.data(text).map { .blob($0) }
    default: return nil
    }
  }

  /// Only the spelling that an export has: another one would not come back the same.
  private static func data(_ text: String) -> [UInt8]? {
    guard let data = Data(base64Encoded: text), data.base64EncodedString() == text else { return nil }
    return [UInt8](data)
  }
}
