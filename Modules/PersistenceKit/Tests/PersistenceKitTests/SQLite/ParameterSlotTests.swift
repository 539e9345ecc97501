import Foundation
import Testing

@testable import PersistenceKit

@Suite struct ParameterSlotTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try ModelContainer(for: Specimen.self, configuration: .league(folder.file()))
  }

  @Test func `values that fit a slot, fill it and exceed it come back as they were, in one kept statement`() throws {
    let lengths = [33, 32, 31, 1, 0, 500, 16, 32, 0]
    let specimens = lengths.enumerated().map { place, length in
      var specimen = Specimen(id: "\(place)" + String(repeating: "i", count: length))
      specimen.text = String(repeating: "é", count: length / 2) + String(repeating: "t", count: length % 2)
      specimen.bytes = Data(repeating: UInt8(place + 1), count: length)
      specimen.token = UUID.fixed(place + 1)
      return specimen
    }
    let found = try container.write { context in
      for specimen in specimens { try context.insert(specimen) }
      return try specimens.map { try context.model(Specimen.self, for: $0.id) }
    }
    #expect(found == specimens)
  }

  @Test func `a value stays what it was while the rows it asks for are read`() throws {
    let (short, long) = ("short", String(repeating: "long", count: 20))
    let found = try container.write { context in
      for (number, text) in [short, long, short, long].enumerated() {
        var specimen = Specimen(id: "\(text.count) \(number)")
        specimen.text = text
        try context.insert(specimen)
      }
      return try [short, long, short].map { text in
        try context.fetchCount(FetchDescriptor<Specimen>(predicate: #Predicate { $0.text == text }))
      }
    }
    #expect(found == [2, 2, 2])
  }

  @Test func `a list has more values than there are slots`() throws {
    let ids = (0..<100).map { "id \($0)" }
    let wanted = Array(ids.prefix(70))
    let found = try container.write { context in
      for id in ids { try context.insert(Specimen(id: id)) }
      return try context.fetch(FetchDescriptor<Specimen>(predicate: #Predicate { wanted.contains($0.id) })).map(\.id)
    }
    #expect(found == wanted)
  }

  @Test func `no text below the first combining mark is composed into another one`() {
    let scalars = (1..<0x300).compactMap { Unicode.Scalar($0) }
    let text = String(String.UnicodeScalarView(scalars))
    let composed = text.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual(text.unicodeScalars)
    #expect(composed)
    let bytes = text.utf8.max() ?? 0
    #expect(bytes < 0xCC)
  }
}
