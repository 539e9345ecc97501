import ModuloUtilities

extension CSVRow {
  /// The digest of the texts of all fields in order, in 32 hexadecimal digits: the first half of their SHA-256.
  ///
  /// The white space around a text, its normal form, its file's encoding, and empty fields at the row's end make no
  /// difference. Each text ends with a NUL, which no field can contain.
  var digest: String {
    let texts = fields.map { $0.text.trimmed.normalized }
    let count = (texts.lastIndex { !$0.isEmpty } ?? -1) + 1
    var message: [UInt8] = []
    for text in texts.prefix(count) {
      message += text.utf8
      message.append(0)
    }
    return SHA256.digest(of: message).prefix(16).hexadecimal
  }
}

extension Collection<UInt8> {
  /// Two digits for each byte.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
