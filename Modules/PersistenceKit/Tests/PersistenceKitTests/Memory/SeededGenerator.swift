/// SplitMix64: the same seed gives the same numbers on every platform.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// An element, which is there in every array that the tests pass.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  mutating func maybe<Value>(_ value: Value) -> Value? {
    chance(1, in: 3) ? nil : value
  }

  mutating func chance(_ hits: Int, in tries: Int) -> Bool {
    Int.random(in: 0..<tries, using: &self) < hits
  }
}
