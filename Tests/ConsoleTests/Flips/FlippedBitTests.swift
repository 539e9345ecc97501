import Foundation
import Testing

/// A bit of the database that flipped on the disk: each command that reads answers as before, or fails and says so.
///
/// `make campaign NAME=flips` flips thousands, by MODULO_FLIPS (of each database) and MODULO_SEED.
@Suite struct FlippedBitTests {
  private let flips: Int
  private let seed: UInt64
  /// How many flips lie between two after which a command also reads in a process of its own.
  private static let spawnInterval = 10

  init() throws {
    let environment = ProcessInfo.processInfo.environment
    flips = environment["MODULO_FLIPS"].flatMap(Int.init) ?? 10
    seed = environment["MODULO_SEED"].flatMap(UInt64.init) ?? 20_261_126
  }

  @Test(arguments: FlipSample.all)
  func `no flipped bit leads to a wrong answer`(_ sample: FlipSample) async throws {
    let bench = try await FlipBench(sample)
    var random = SeededGenerator(seed: seed)
    var tally = FlipTally()
    for number in 0..<flips {
      let flip = bench.flip(number, using: &random)
      let spawned = number % Self.spawnInterval == 0 ? bench.reads.randomElement(using: &random) : nil
      try await bench.read(flip, spawning: spawned, into: &tally)
    }
    print("\(sample.name): \(flips) flips over \(bench.pages) pages, seed \(seed), \(tally)")
    #expect(tally.faults == [])
  }

  @Test func `an amount that was changed by a command is found`() async throws {
    let bench = try await FlipBench(FlipSample.all[0])
    let modulo = try Modulo(database: bench.sound)
    let edited = try await modulo.run("contribution edit 1 --amount 4")
    #expect(edited.status == 0)
    let found = try await bench.misreadings(of: [UInt8](modulo.stored()))
    #expect(found.contains("goal list --json"))
    #expect(found.contains("contribution list 1 --json"))
    let same = try await bench.misreadings(of: bench.sound)
    #expect(same == [])
  }
}
