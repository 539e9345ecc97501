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
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    var values = DependencyValues()
    values.locale = Locale(identifier: "fr_CH")
    values.timeZone = zone
    let locale = values.locale.identifier
    #expect(locale == "fr_CH")
    #expect(values.timeZone == zone)
  }

  @Test func `the Kit has no clock of its own`() async {
    await #expect(processExitsWith: .failure) { _ = DependencyValues(context: .live).date }
    await #expect(processExitsWith: .failure) { _ = DependencyValues(context: .live).uuid }
    await #expect(processExitsWith: .failure) { _ = DependencyValues(context: .live).timeZone }
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
