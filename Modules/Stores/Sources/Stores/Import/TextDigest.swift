import ModuloUtilities

/// The digest of texts in order, by which a row is known when its file is imported again. It is stored, so it is the same
/// in every version.
struct TextDigest {
  /// The texts, none of which has a NUL, and a NUL after each.
  private var message: [UInt8] = []

  /// A digest of no texts yet.
  init() { message.reserveCapacity(128) }

  /// The digest of these texts.
  init(_ texts: some Sequence<String>) {
    self.init()
    for text in texts { add(text) }
  }

  /// Takes the next text.
  mutating func add(_ text: String) {
    message.append(contentsOf: text.utf8)
    message.append(0)
  }

  /// 32 hexadecimal digits: the first half of the SHA-256 of all texts.
  var hexadecimal: String {
    var text: [UInt8] = []
    text.reserveCapacity(32)
    for byte in SHA256.digest(of: message).prefix(16) {
      text.append(Self.digit(byte >> 4))
      text.append(Self.digit(byte & 0x0F))
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension CSVRow {
  /// The digest of the texts of all fields in order.
  ///
  /// The white space around a text, its normal form, its file's encoding, and empty fields at the row's end make no
  /// difference.
  var digest: String {
    var digest = TextDigest()
    var empty = 0
    for field in fields {
      let text = field.text.trimmed.normalized
      if text.isEmpty {
        empty += 1
        continue
      }
      for _ in 0..<empty { digest.add("") }
      empty = 0
      digest.add(text)
    }
    return digest.hexadecimal
  }
}
