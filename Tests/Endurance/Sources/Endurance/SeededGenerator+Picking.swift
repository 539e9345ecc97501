extension SeededGenerator {
  mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }
}
