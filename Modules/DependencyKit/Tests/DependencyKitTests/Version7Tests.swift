import DependencyKit
import Foundation
import Synchronization
import Testing

/// A clock that answers the given moments (milliseconds since 1970) in turn, then the last one for ever.
private final class Script: Sendable {
  private let moments: Mutex<[Int]>

  init(_ moments: [Int]) { self.moments = Mutex(moments) }

  var clock: DateGenerator {
    DateGenerator {
      let moment = self.moments.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? 0 }
      return Date(timeIntervalSince1970: Double(moment) / 1000)
    }
  }
}

private final class Asked: Sendable {
  let counts = Mutex<[Int]>([])
}

@Suite struct Version7Tests {
  private let moment = 1_776_000_000_123

  private func drawn(_ count: Int, _ moments: [Int]) -> [String] {
    let uuid = UUIDGenerator.version7(date: Script(moments).clock)
    return (0..<count).map { _ in uuid().uuidString }
  }

  private func milliseconds(_ uuid: String) -> Int? {
    Int(uuid.replacing("-", with: "").prefix(12), radix: 16)
  }

  @Test func `the layout is RFC 9562's`() {
    let uuid = UUIDGenerator.version7(date: Script([0x0123_4567_89AB]).clock) { Array(repeating: 0xFF, count: $0) }
    let text = uuid().uuidString
    #expect(text == "01234567-89AB-77FF-BFFF-FFFFFFFFFFFF")
  }

  @Test(arguments: [0, 1, 999, 1_776_000_000_123, 1_776_000_000_999])
  func `the first 48 bits are the millisecond`(moment: Int) throws {
    let text = try #require(drawn(1, [moment]).first)
    let read = milliseconds(text)
    #expect(read == moment)
  }

  @Test func `identifiers rise while the clock stands still`() {
    let texts = drawn(20_000, [moment])
    let rising = zip(texts, texts.dropFirst()).allSatisfy(<)
    #expect(rising)
  }

  @Test func `identifiers rise when the clock goes back`() {
    let texts = drawn(6, [moment, moment - 5_000, moment - 1, moment, moment + 1, 0])
    let rising = zip(texts, texts.dropFirst()).allSatisfy(<)
    #expect(rising)
  }

  @Test func `version and variant are always those of version 7`() {
    let marks = Set(drawn(500, [moment]).map { text in [Array(text)[14], Array(text)[19]] })
    let versions = Set(marks.map { $0[0] })
    let variants = Set(marks.map { $0[1] })
    #expect(versions == ["7"])
    #expect(variants.isSubset(of: ["8", "9", "A", "B"]))
  }

  @Test func `tasks that draw at once never share one`() async {
    let uuid = UUIDGenerator.version7(date: Script([moment]).clock)
    let all = await withTaskGroup(of: [UUID].self) { group in
      for _ in 0..<8 { group.addTask { (0..<500).map { _ in uuid() } } }
      return await group.reduce(into: Set<UUID>()) { $0.formUnion($1) }
    }
    let count = all.count
    #expect(count == 4_000)
  }

  @Test func `random bytes are asked for by the block`() {
    let asked = Asked()
    let uuid = UUIDGenerator.version7(date: Script([moment]).clock) { count in
      asked.counts.withLock { $0.append(count) }
      return Array(repeating: 0x5A, count: count)
    }
    for _ in 0..<100 { _ = uuid() }
    let blocks = asked.counts.withLock { $0.count }
    #expect(blocks == 1)
  }

  @Test func `a source that runs dry still gives rising identifiers`() {
    let uuid = UUIDGenerator.version7(date: Script([moment]).clock) { _ in [] }
    let texts = [uuid().uuidString, uuid().uuidString]
    #expect(texts[0] < texts[1])
  }

  @Test(arguments: [-1e300, 1e300, -1, Double.infinity])
  func `a clock gone mad does not stop the program`(seconds: Double) {
    let uuid = UUIDGenerator.version7(date: .constant(Date(timeIntervalSince1970: seconds)))
    let two = Set([uuid(), uuid()])
    #expect(two.count == 2)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 1024])
  func `the system answers as many bytes as asked`(count: Int) {
    let bytes = UUIDGenerator.systemRandomBytes(count)
    #expect(bytes.count == count)
  }
}
