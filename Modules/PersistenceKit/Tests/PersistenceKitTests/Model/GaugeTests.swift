import Foundation
import PersistenceKit
import Testing

/// Columns of narrow numbers, of URLs and of enums whose raw values are neither Int nor String.
@Suite(.temporaryFolder) struct GaugeTests {
  private static let gauges = [
    Gauge(id: 1),
    Gauge(
      id: .max, tiny: .min, short: -300, byte: .max, word: .max, long: .max, maybeLong: .max, ratio: 0.1,
      link: URL(string: "https://example.org/a%20b?q=%C3%A9#f"), stage: .last, rank: .high, shade: .dark),
  ]

  @Test(arguments: Engine.allCases)
  func `every narrow number comes back as it was`(_ engine: Engine) throws {
    let found = try engine.gauges(Self.gauges).read { try $0.fetch(FetchDescriptor<Gauge>()) }
    #expect(found == Self.gauges)
  }

  private static let (top, least, ratio) = (UInt32.max, Int8.min, Float(0.1))
  private static let link = URL(string: "https://example.org/a%20b?q=%C3%A9#f")

  private static let predicates: [Predicate<Gauge>] = [
    #Predicate { $0.long == top }, #Predicate { $0.maybeLong == top }, #Predicate { $0.tiny == least },
    #Predicate { $0.ratio == ratio }, #Predicate { $0.ratio > 0.05 }, #Predicate { $0.link == link },
    #Predicate { $0.link != nil }, #Predicate { $0.short + 1 < 0 }, #Predicate { $0.word / 2 > 100 },
    #Predicate { (1...top).contains($0.long) }, #Predicate { [least, 3].contains($0.tiny) },
    #Predicate { $0.stage.rawValue > 1 }, #Predicate { $0.stage.rawValue == 255 },
  ]

  @Test(arguments: Engine.allCases, predicates.indices)
  func `a predicate tells narrow numbers apart`(_ engine: Engine, _ place: Int) throws {
    let descriptor = FetchDescriptor(predicate: Self.predicates[place])
    let found = try engine.gauges(Self.gauges).read { try $0.fetch(descriptor) }
    #expect(found == [Self.gauges[1]])
  }

  @Test(arguments: Engine.allCases)
  func `narrow numbers are summed`(_ engine: Engine) throws {
    let summary = try engine.gauges(Self.gauges).read { try $0.summary(of: \Gauge.long) }
    #expect(summary.sum == .max)
    #expect(summary.minimum == 0)
  }

  @Test(arguments: Engine.allCases)
  func `a sum that is too large for its narrow number overflows`(_ engine: Engine) throws {
    let container = try engine.gauges([Gauge(id: 1, byte: 200), Gauge(id: 2, byte: 56)])
    let error = failure { _ = try container.read { try $0.summary(of: \Gauge.byte) } }
    #expect(error == .overflow(table: "gauge"))
  }

  @Test(arguments: Engine.allCases)
  func `a raw value that the column doesn't keep is refused`(_ engine: Engine) throws {
    let found = failure {
      _ = try engine.gauges([]).read {
        try $0.fetch(FetchDescriptor<Gauge>(predicate: #Predicate { $0.rank.rawValue > 1 }))
      }
    }
    let expected = PersistenceError.unsupported(
      construct: "a property of Rank", advice: "give it a column of its own, or filter the fetched models")
    #expect(found == expected)
  }

  @Test(arguments: Engine.allCases)
  func `an enum that doesn't list its cases is told to`(_ engine: Engine) throws {
    let found = failure {
      _ = try engine.gauges([]).read {
        try $0.fetch(FetchDescriptor<Gauge>(predicate: #Predicate { $0.shade.rawValue == "dark" }))
      }
    }
    guard case .unsupported("a property of Shade", let advice) = found else {
      Issue.record("not refused: \(String(describing: found))")
      return
    }
    let namesIt = advice.contains("CaseIterable")
    #expect(namesIt)
  }

  @Test(arguments: Engine.allCases)
  func `a zero has no sign`(_ engine: Engine) throws {
    let found = try engine.gauges([Gauge(id: 1, ratio: -0.0)]).read { try $0.fetch(FetchDescriptor<Gauge>()) }
    let signs = found.map { $0.ratio.sign }
    #expect(signs == [.plus])
  }
}
