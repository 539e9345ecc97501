import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import PersistenceKit
import Synchronization
import Testing

/// Documents that were changed by hand: each comes in and can be read by all that reads, or is refused with line and
/// column and changes nothing. `MODULO_ROUNDS=250` makes 2,000 of them.
@MainActor
@Suite struct DocumentFuzzTests {
  private static let rounds = DocumentMutation.rounds(60)

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a changed document is read by every reader, or refused with its place`(_ seed: UInt64) async throws {
    var mutation = DocumentMutation(try await Self.sample(), seed: seed)
    var imported = 0
    for round in 0..<Self.rounds {
      let (document, what) = (mutation.next(), Comment(rawValue: "seed \(seed), round \(round)"))
      let world = try GoldenWorld("en_US", .empty)
      do {
        try await Self.load(document, into: world)
      } catch RepositoryError.storage(.invalidDocument) {
        let counts = try await world.safety.count()
        #expect(counts == .zero, what)
        continue
      }
      imported += 1
      let failures = try await world.failuresOfReaders()
      #expect(failures == [:], what)
      let check = try await world.safety.check()
      #expect(check == DataCheck(counts: check.counts), what)
      let again = try await Self.export(world.safety)
      #expect(!again.isEmpty, what)
    }
    // Were all of them refused, or none, the changes would show little.
    #expect((1...Self.rounds * 3 / 4).contains(imported), "\(imported)")
  }

  private static func sample() async throws -> String {
    let world = try GoldenWorld("en_US", .samples)
    try await world.manager.container().write { context in
      for (number, rate) in ["1.25", "0.0000000001", "922337203.6854775807"].enumerated() {
        let code = ["EUR", "JPY", "BHD"][number]
        try context.insert(
          ExchangeRateEntity(id: Samples.id(90 + number), currency: code, base: "USD", rate: rate, date: Samples.today))
      }
    }
    return try await export(world.safety)
  }

  private static func export(_ safety: MockDataSafety) async throws -> String {
    let bytes = Mutex<[UInt8]>([])
    _ = try await safety.export(omittingDamage: false) { piece in bytes.withLock { $0 += piece } }
    return bytes.withLock { String(decoding: $0, as: UTF8.self) }
  }

  private static func load(_ document: String, into world: GoldenWorld) async throws {
    let rest = Mutex<[UInt8]?>(Array(document.utf8))
    _ = try await world.safety.importAll {
      rest.withLock { rest in
        defer { rest = nil }
        return rest
      }
    }
  }
}
