import ModuloUtilities

/// The digest of texts in order, by which a row is known when its file is imported again. It is stored, so it is the same
/// in every version.
struct TextDigest {
  /// 32 hexadecimal digits: the first half of their SHA-256.
  let hexadecimal: String

  /// - Parameter texts: Texts without a NUL, since a NUL ends each of them in the message.
  init(_ texts: some Sequence<String>) {
    var message: [UInt8] = []
    for text in texts {
      message += text.utf8
      message.append(0)
    }
    let digits = Array("0123456789abcdef".utf8)
    let bytes = SHA256.digest(of: message).prefix(16)
    hexadecimal = String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

extension CSVRow {
  /// The digest of the texts of all fields in order.
  ///
  /// The white space around a text, its normal form, its file's encoding, and empty fields at the row's end make no
  /// difference.
  var digest: String {
    let texts = fields.map { $0.text.trimmed.normalized }
    return TextDigest(texts.prefix((texts.lastIndex { !$0.isEmpty } ?? -1) + 1)).hexadecimal
  }
}
