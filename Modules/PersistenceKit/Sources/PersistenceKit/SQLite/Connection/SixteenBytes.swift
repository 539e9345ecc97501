/// Data of 16 bytes, as two words.
struct SixteenBytes: Sendable, Equatable {
  let high: UInt64
  let low: UInt64
}

extension SixteenBytes {
  /// nil when there are not 16 bytes.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 16 else { return nil }
    self.init(
      high: bytes.loadUnaligned(as: UInt64.self), low: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
  }

  /// nil when there are not 16 bytes.
  init?(_ bytes: [UInt8]) {
    guard let sixteen = bytes.withUnsafeBytes({ SixteenBytes($0) }) else { return nil }
    self = sixteen
  }

  var bytes: [UInt8] { withUnsafeBytes(of: high) { Array($0) } + withUnsafeBytes(of: low) { Array($0) } }
}
