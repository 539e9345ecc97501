/// What one child, or all of them together, did and found.
struct ContentionReport {
  /// Faults beyond these are only counted.
  private static let namedFaults = 5

  var increments = 0
  var transfers = 0
  var reads = 0
  /// The longest transaction, with the wait for its turn.
  private(set) var slowest = 0
  var faults: [String] = []

  mutating func note(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    slowest = max(slowest, Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000))
  }

  /// Says it on standard output, for `add`.
  func tell() {
    say("increments \(increments)")
    say("transfers \(transfers)")
    say("reads \(reads)")
    say("slowest \(slowest)")
    for fault in faults.prefix(Self.namedFaults) { say("fault \(fault)") }
    if faults.count > Self.namedFaults { say("fault \(faults.count - Self.namedFaults) more of this child") }
  }

  /// Adds what a child said.
  mutating func add(_ lines: [String]) {
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch (parts.first, parts.last.flatMap { Int($0) }) {
      case ("increments", let count?): increments += count
      case ("transfers", let count?): transfers += count
      case ("reads", let count?): reads += count
      case ("slowest", let milliseconds?): slowest = max(slowest, milliseconds)
      case ("fault", _): faults.append(parts.last ?? line)
      default: faults.append("a child said: \(line)")
      }
    }
  }
}
