import DependencyKit
import Foundation
import Testing

@Suite struct BuiltInValuesTests {
  @Test func `a constant clock stands still`() {
    let moment = Date(timeIntervalSince1970: 1_776_000_000)
    let date = DateGenerator.constant(moment)
    let read = [date(), date.now]
    #expect(read == [moment, moment])
  }

  @Test func `region values are set like any other`() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    var values = DependencyValues()
    values.calendar = calendar
    values.locale = Locale(identifier: "fr_CH")
    values.timeZone = zone
    let locale = values.locale.identifier
    #expect(values.calendar == calendar)
    #expect(locale == "fr_CH")
    #expect(values.timeZone == zone)
  }

  @Test func `the Kit has no clock of its own`() async {
    await #expect(processExitsWith: .failure) { _ = DependencyValues(context: .live).date }
    await #expect(processExitsWith: .failure) { _ = DependencyValues(context: .live).uuid }
    await #expect(processExitsWith: .failure) { _ = DependencyValues(context: .live).timeZone }
  }

  @Test func `a shared generator draws the wrapped one's numbers in turn`() {
    var values = DependencyValues()
    values.randomNumberGenerator = WithRandomNumberGenerator(SeededGenerator(seed: 7))
    let random = values.randomNumberGenerator
    var plain = SeededGenerator(seed: 7)
    let drawn = (0..<20).map { _ in random { Int.random(in: 1...6, using: &$0) } }
    let expected = (0..<20).map { _ in Int.random(in: 1...6, using: &plain) }
    #expect(drawn == expected)
  }

  @Test func `incrementing identifiers count from zero, each generator by itself`() {
    let first = UUIDGenerator.incrementing
    let second = UUIDGenerator.incrementing
    let drawn = [first(), first(), second()].map(\.uuidString)
    let zero = "00000000-0000-0000-0000-000000000000"
    let one = "00000000-0000-0000-0000-000000000001"
    #expect(drawn == [zero, one, zero])
  }
}
