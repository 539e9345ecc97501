import Foundation
import PersistenceKit
import Testing

/// The blocks of Querying.md.
@Suite(.temporaryFolder) struct QueryingExamples {
  private let spring = Day(number: 2026_03_01)
  private let summer = Day(number: 2026_06_01)
  private let plot = Plot()

  @Test(arguments: Engine.allCases)
  func `a descriptor fetches, and counts`(_ engine: Engine) throws {
    let (container, peas, spring) = (try plot.container(on: engine), plot.peas, spring)
    let growing = FetchDescriptor<Planting>(
      predicate: #Predicate { !$0.isHarvested && $0.sown >= spring },
      sortBy: [SortDescriptor(\.sown, order: .reverse)], fetchLimit: 20)
    let newest = try container.read { try $0.fetch(growing) }
    let planting = try container.read { try $0.model(Planting.self, for: peas.id) }
    let count = try container.read { try $0.fetchCount(growing) }
    let expected = [plot.kale, plot.beans, peas]
    #expect(newest == expected)
    #expect(planting == peas)
    #expect(count == 3)
  }

  @Test(arguments: Engine.allCases)
  func `properties are compared with values`(_ engine: Engine) throws {
    let (spring, summer) = (spring, summer)
    let legume = Family.legume
    let legumes = #Predicate<Planting> { $0.family == legume && !$0.isHarvested }
    let late = #Predicate<Planting> { $0.isHarvested ? $0.sown > summer : $0.sown > spring }
    let named = #Predicate<Planting> { $0.family.rawValue == "legume" }
    try expect(legumes, ["Peas", "Broad beans"], on: engine)
    try expect(late, ["Peas", "Broad beans", "Kale"], on: engine)
    try expect(named, ["Peas", "Broad beans"], on: engine)
  }

  @Test(arguments: Engine.allCases)
  func `nil equals nil`(_ engine: Engine) throws {
    let withoutNote = #Predicate<Planting> { $0.note == nil }
    let slugs = #Predicate<Planting> { $0.note?.contains("slug") ?? false }
    let longNote = #Predicate<Planting> { ($0.note ?? "").count > 80 }
    try expect(withoutNote, ["Broad beans", "Kale"], on: engine)
    try expect(slugs, ["Peas"], on: engine)
    try expect(longNote, [], on: engine)
  }

  @Test(arguments: Engine.allCases)
  func `lists and ranges contain values`(_ engine: Engine) throws {
    let (spring, summer) = (spring, summer)
    let crops = ["Peas", "Kale"]
    let chosen = #Predicate<Planting> { crops.contains($0.crop) }
    let inSpring = #Predicate<Planting> { (spring..<summer).contains($0.sown) }
    try expect(chosen, ["Peas", "Kale"], on: engine)
    try expect(inSpring, ["Peas", "Broad beans", "Kale"], on: engine)
  }

  @Test(arguments: Engine.allCases)
  func `text is searched`(_ engine: Engine) throws {
    let beans = #Predicate<Planting> { $0.crop.starts(with: "Broad") }
    let searched = #Predicate<Planting> { $0.crop.localizedStandardContains("BEAN") }
    try expect(beans, ["Broad beans"], on: engine)
    try expect(searched, ["Broad beans"], on: engine)
  }

  @Test(arguments: Engine.allCases)
  func `numbers are computed with`(_ engine: Engine) throws {
    let even = #Predicate<Planting> { $0.number % 2 == 0 }
    let heavy = #Predicate<Harvest> { $0.grams / 1_000 >= 2 }
    let harvests = try plot.container(on: engine).read { try $0.fetch(FetchDescriptor(predicate: heavy)) }.map(\.grams)
    try expect(even, ["Broad beans"], on: engine)
    #expect(harvests == [2_100])
  }

  @Test(arguments: Engine.allCases)
  func `related rows are looked through`(_ engine: Engine) throws {
    let inLargeBeds = #Predicate<Planting> { $0.bed.squareMetres > 10 }
    let neverHarvested = #Predicate<Planting> { $0.harvests.isEmpty }
    let bumper = #Predicate<Planting> { planting in planting.harvests.contains { $0.grams > 1_000 } }
    let inOrder = #Predicate<Planting> { planting in planting.harvests.allSatisfy { $0.day > planting.sown } }
    try expect(inLargeBeds, ["Peas", "Broad beans"], on: engine)
    try expect(neverHarvested, ["Kale"], on: engine)
    try expect(bumper, ["Peas"], on: engine)
    try expect(inOrder, ["Peas", "Broad beans", "Kale"], on: engine)
  }

  @Test(arguments: Engine.allCases)
  func `predicates are put together`(_ engine: Engine) throws {
    let (container, crops, legume) = (try plot.container(on: engine), ["Peas", "Kale"], Family.legume)
    let legumes = #Predicate<Planting> { $0.family == legume }
    let chosen = #Predicate<Planting> { crops.contains($0.crop) }
    let withoutNote = #Predicate<Planting> { $0.note == nil }
    let wanted = (legumes || chosen) && !withoutNote
    let found = try container.read { try $0.fetch(FetchDescriptor(predicate: wanted)) }
    #expect(found == [plot.peas])
  }

  @Test(arguments: Engine.allCases)
  func `text is ordered by its scalars`(_ engine: Engine) throws {
    let byCrop = FetchDescriptor<Planting>(
      sortBy: [SortDescriptor(\.crop, comparator: .lexical), SortDescriptor(\.sown, order: .reverse)])
    let found = try plot.container(on: engine).read { try $0.fetch(byCrop) }
    let expected = [plot.beans, plot.kale, plot.peas]
    #expect(found == expected)
  }
}

extension QueryingExamples {
  /// The crops of the plantings that match, in the order of insertion.
  private func expect(_ predicate: Predicate<Planting>, _ crops: [String], on engine: Engine) throws {
    let container = try plot.container(on: engine)
    let found = try container.read { try $0.fetch(FetchDescriptor(predicate: predicate)) }.map(\.crop)
    #expect(found == crops)
  }
}
