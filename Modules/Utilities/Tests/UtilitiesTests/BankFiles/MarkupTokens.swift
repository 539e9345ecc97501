@testable import ModuloUtilities

/// What the tokenizer read: `<A` for a start tag, `/A` for an end, and texts as they are.
struct MarkupTokens: Equatable {
  var tokens: [String] = []
  /// The line and the column of each token.
  var places: [[Int]] = []
  var error: BankFileError?

  init(_ bytes: [UInt8], pieceSize: Int = 65_536, dialect: MarkupDialect = .xml, encoding: TextEncoding = .utf8) {
    self.init(source: MemoryByteSource(bytes, pieceSize: pieceSize), dialect: dialect, encoding: encoding)
  }

  init(_ text: String, pieceSize: Int = 65_536, dialect: MarkupDialect = .xml) {
    self.init(Array(text.utf8), pieceSize: pieceSize, dialect: dialect)
  }

  init(source: some ByteSource, dialect: MarkupDialect = .xml, encoding: TextEncoding = .utf8) {
    var tokenizer = MarkupTokenizer(source: source, encoding: encoding, dialect: dialect)
    do {
      while let token = try tokenizer.next() {
        switch token {
        case .start: tokens.append("<" + tokenizer.name)
        case .end: tokens.append("/" + tokenizer.name)
        case .text: tokens.append(String(decoding: tokenizer.text, as: UTF8.self))
        }
        places.append([tokenizer.tokenPlace.line, tokenizer.tokenPlace.column])
      }
    } catch {
      self.error = error
    }
  }
}
