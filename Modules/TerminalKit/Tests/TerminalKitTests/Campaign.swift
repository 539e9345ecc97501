import Foundation

/// How much of a property is tried: by default a little, and the same each time.
///
/// `TERMINALKIT_FRAMES=20000 TERMINALKIT_SEED=7`, in the environment, asks for more of one property, and for others.
struct Campaign {
  let count: Int
  let seed: UInt64

  /// - Parameters:
  ///   - name: What is tried, as the variable has it.
  ///   - count: How often without the variable.
  init(_ name: String, _ count: Int) {
    let variables = ProcessInfo.processInfo.environment
    self.count = variables["TERMINALKIT_\(name)"].flatMap { Int($0) } ?? count
    seed = variables["TERMINALKIT_SEED"].flatMap { UInt64($0) } ?? 41
  }
}
