import Foundation
import ModuloUtilities

/// Files that are changed at random, as often as `Tests/Endurance/bankfiles` says: MODULO_CHANGES of each file, from
/// MODULO_SEED on, of the kind MODULO_KIND, in MODULO_MEMORY megabytes.
enum FileChanges {
  private static let environment = ProcessInfo.processInfo.environment
  /// The number of changes of each file.
  static let count = environment["MODULO_CHANGES"].flatMap(Int.init) ?? 400
  static let seed = environment["MODULO_SEED"].flatMap(UInt64.init) ?? 301
  static let seeds = [seed, seed + 1]

  private static let alphabet = Array("<>/&;:=-+,.0129 '\"?!^{}CDRNFS\n\r[]\t|".utf8) + [0xC3, 0xA9, 0x00, 0xFF]

  /// Whether files of that kind are changed.
  static func isChosen(_ kind: String) -> Bool { environment["MODULO_KIND"].map { $0 == kind.lowercased() } ?? true }

  /// The bytes with one to three changes: a part that is left out or stands twice, a byte more, or another one.
  static func changed(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...30, using: &random))
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: place)
      case 2: bytes[place] = alphabet.randomElement(using: &random) ?? 0
      default: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      }
      if bytes.isEmpty { return [0x0A] }
    }
    return bytes
  }

  /// Whether the process has kept within that many MB, or within those that the campaign grants; true where the system
  /// doesn't say.
  static func isMemoryBounded(by limit: Int? = environment["MODULO_MEMORY"].flatMap(Int.init)) -> Bool {
    guard let limit, let peak = peakMemory else { return true }
    print("peak memory: \(peak) MB")
    return peak <= limit
  }

  /// The most memory that the process had, in MB; nil where the system doesn't say.
  private static var peakMemory: Int? {
    guard let status = FileManager.default.contents(atPath: "/proc/self/status") else { return nil }
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropLast().last.flatMap { Int($0) }.map { $0 / 1_000 }
  }
}
