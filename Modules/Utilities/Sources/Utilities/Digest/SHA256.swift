/// SHA-256 as FIPS 180-4 defines it (https://doi.org/10.6028/NIST.FIPS.180-4). No two messages with the same digest are
/// known, so a digest identifies its message.
public enum SHA256 {
  /// The 32 bytes of a message's digest. The time grows with the message; memory doesn't.
  public static func digest(of message: [UInt8]) -> [UInt8] {
    var state = State()
    var words = [UInt32](repeating: 0, count: 64)
    var start = 0
    while message.count - start >= blockSize {
      state.take(message, from: start, &words)
      start += blockSize
    }
    let rest = padded(message, from: start)
    for start in stride(from: 0, to: rest.count, by: blockSize) { state.take(rest, from: start, &words) }
    return state.bytes
  }

  private static let blockSize = 64

  /// The end of the message, a one bit, zeros up to a whole number of blocks, and the message's length in bits.
  private static func padded(_ message: [UInt8], from start: Int) -> [UInt8] {
    let count = (message.count - start + 8) / blockSize * blockSize + blockSize
    var blocks: [UInt8] = []
    blocks.reserveCapacity(count)
    blocks.append(contentsOf: message[start...])
    blocks.append(0x80)
    while blocks.count < count - 8 { blocks.append(0) }
    blocks.appendWord(UInt64(message.count) << 3)
    return blocks
  }
}

extension SHA256 {
  private struct State {
    private var a: UInt32 = 0x6A09_E667
    private var b: UInt32 = 0xBB67_AE85
    private var c: UInt32 = 0x3C6E_F372
    private var d: UInt32 = 0xA54F_F53A
    private var e: UInt32 = 0x510E_527F
    private var f: UInt32 = 0x9B05_688C
    private var g: UInt32 = 0x1F83_D9AB
    private var h: UInt32 = 0x5BE0_CD19

    /// Takes the block at a place of a message.
    ///
    /// - Parameter words: Memory for its schedule of 64 words.
    mutating func take(_ message: [UInt8], from start: Int, _ words: inout [UInt32]) {
      for index in 0..<16 {
        let place = start + 4 * index
        words[index] =
          UInt32(message[place]) << 24 | UInt32(message[place + 1]) << 16 | UInt32(message[place + 2]) << 8
          | UInt32(message[place + 3])
      }
      for index in 16..<64 {
        let (far, near) = (words[index - 15], words[index - 2])
        let small = far.rotated(7) ^ far.rotated(18) ^ far >> 3
        let great = near.rotated(17) ^ near.rotated(19) ^ near >> 10
        words[index] = words[index - 16] &+ small &+ words[index - 7] &+ great
      }
      mix(words)
    }

    private mutating func mix(_ words: [UInt32]) {
      let former = self
      let constants = SHA256.constants
      for index in 0..<64 {
        let choice = (e & f) ^ (~e & g)
        let majority = (a & b) ^ (a & c) ^ (b & c)
        let first = h &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ choice &+ constants[index] &+ words[index]
        let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
        (h, g, f, e) = (g, f, e, d &+ first)
        (d, c, b, a) = (c, b, a, first &+ second)
      }
      (a, b, c, d) = (a &+ former.a, b &+ former.b, c &+ former.c, d &+ former.d)
      (e, f, g, h) = (e &+ former.e, f &+ former.f, g &+ former.g, h &+ former.h)
    }

    var bytes: [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(32)
      for word in [a, b, c, d, e, f, g, h] { bytes.appendWord(word) }
      return bytes
    }
  }

  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}

extension UInt32 {
  /// The bits moved to the right, those that fall out coming in again.
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

extension [UInt8] {
  /// Appends the bytes of a word, the highest first.
  fileprivate mutating func appendWord(_ word: some FixedWidthInteger & UnsignedInteger) {
    var shift = word.bitWidth
    while shift > 0 {
      shift -= 8
      append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }
}
