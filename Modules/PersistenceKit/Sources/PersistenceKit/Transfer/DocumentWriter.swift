import Foundation

/// Writes a document part by part.
final class DocumentWriter {
  private var buffer: [UInt8] = []
  private let sink: (Data) throws -> Void

  init(to sink: @escaping (Data) throws -> Void) {
    self.sink = sink
    buffer.reserveCapacity(Self.enough + 4096)
  }

  /// Passes the buffered bytes on.
  func finish() throws(PersistenceError) {
    if buffer.isEmpty { return }
    do { try sink(Data(buffer)) } catch { throw PersistenceError(wrapping: error) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Passes the buffered bytes on, if there are enough.
  func continueOrFinish() throws(PersistenceError) {
    if buffer.count >= Self.enough { try finish() }
  }

  /// What is before the value of a member that isn't the first.
  static func opening(of name: String) -> [UInt8] {
    let writer = DocumentWriter { _ in }
    writer.write(",")
    writer.writeQuoted(name)
    writer.write(":")
    return writer.buffer
  }

  private static let enough = 65_536
}

extension DocumentWriter {
  /// Writes text as it is.
  func write(_ text: String) {
    buffer += text.utf8
  }

  /// Writes bytes as they are.
  func write(_ bytes: [UInt8]) {
    buffer += bytes
  }

  /// Writes text as a JSON string.
  func writeQuoted(_ text: String) {
    var text = text
    buffer.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      // Nearly all text is plain, and appended at once that costs a tenth.
      if bytes.allSatisfy(Self.isPlain) {
        buffer += bytes
      } else {
        for byte in bytes { Self.isPlain(byte) ? buffer.append(byte) : writeEscaped(byte) }
      }
    }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes a value of a row.
  func write(
    _ row: borrowing Row, at index: Int, as form: DocumentValueForm
  ) throws(PersistenceError) {
    if row.isNull(at: index) { return write("null") }
    switch form {
    case .integer: write(String(try row.integer(at: index)))
    case .real: write(try row.real(at: index))
    case .text: writeQuoted(try row.text(at: index))
    case .uuid: writeQuoted(try row.uuid(at: index).uuidString)
    case .data: writeQuoted(try row.data(at: index).base64EncodedString())
    }
  }
}

extension DocumentWriter {
  private func write(_ value: Double) {
    if value.isFinite {
      // Swift's text is the shortest that reads back the same. SQLite doesn't keep the sign of a zero.
      write("\(value == 0 ? 0 : value)")
    } else {
      writeQuoted(value < 0 ? DocumentFormat.negativeInfinity : DocumentFormat.infinity)
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): write("\\\"")
    case UInt8(ascii: "\\"): write("\\\\")
    case 0x08: write("\\b")
    case 0x09: write("\\t")
    case 0x0A: write("\\n")
    case 0x0C: write("\\f")
    case 0x0D: write("\\r")
    default: write(byte < 16 ? "\\u000\(String(byte, radix: 16))" : "\\u00\(String(byte, radix: 16))")
    }
  }
}
