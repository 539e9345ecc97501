/// SHA-256 as FIPS 180-4 defines it (https://doi.org/10.6028/NIST.FIPS.180-4). No two messages with the same digest are
/// known, so a digest identifies its message.
public enum SHA256 {
  /// The 32 bytes of a message's digest. The time grows with the message, and so does the memory: it is copied once.
  public static func digest(of message: [UInt8]) -> [UInt8] {
    let blocks = padded(message)
    var state = initialState
    var words = [UInt32](repeating: 0, count: 64)
    for start in stride(from: 0, to: blocks.count, by: blockSize) {
      expand(blocks, from: start, into: &words)
      mix(words, into: &state)
    }
    return state.flatMap { bytes(of: $0) }
  }

  private static let blockSize = 64

  /// The message, a one bit, zeros up to a whole number of blocks, and the message's length in bits.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let count = (message.count + 8) / blockSize * blockSize + blockSize
    var blocks: [UInt8] = []
    blocks.reserveCapacity(count)
    blocks += message
    blocks.append(0x80)
    blocks += repeatElement(0, count: count - 8 - blocks.count)
    blocks += bytes(of: UInt64(message.count) << 3)
    return blocks
  }

  /// The message schedule of one block.
  private static func expand(_ blocks: [UInt8], from start: Int, into words: inout [UInt32]) {
    for index in 0..<16 {
      let place = start + 4 * index
      words[index] =
        UInt32(blocks[place]) << 24 | UInt32(blocks[place + 1]) << 16 | UInt32(blocks[place + 2]) << 8
        | UInt32(blocks[place + 3])
    }
    for index in 16..<64 {
      let (far, near) = (words[index - 15], words[index - 2])
      let small = far.rotated(7) ^ far.rotated(18) ^ far >> 3
      let great = near.rotated(17) ^ near.rotated(19) ^ near >> 10
      words[index] = words[index - 16] &+ small &+ words[index - 7] &+ great
    }
  }

  private static func mix(_ words: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first = h &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ choice &+ constants[index] &+ words[index]
      let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  /// The bytes of a word, the highest first.
  private static func bytes(of word: some FixedWidthInteger) -> [UInt8] {
    stride(from: word.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  private static let initialState: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

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
