extension SeededGenerator {
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
