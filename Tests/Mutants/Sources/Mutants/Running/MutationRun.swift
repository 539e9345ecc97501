/// Makes the changes of a draw one after the other, and keeps the score.
struct MutationRun {
  let draw: Draw
  let equivalents: Equivalents
  let copy: WorkingCopy

  /// Reports the outcome of each change as it is known.
  func run() throws -> Score {
    var score = Score()
    var tests: ModuleTests?
    for (index, item) in draw.items.enumerated() {
      let place = "\(index + 1)/\(draw.items.count)"
      if equivalents.reason(for: item.mutation) != nil {
        score.noteEquivalent()
        say("\(place) equivalent \(item.text)")
        continue
      }
      if tests?.module != item.module { tests = try ModuleTests(of: item.module, in: copy) }
      guard let tests else { continue }
      let verdict = try copy.with(item.mutation) { try tests.verdict() }
      score.note(verdict, of: item)
      say("\(place) \(verdict) \(item.text)")
    }
    return score
  }
}

extension Draw.Item {
  /// The change on one line.
  var text: String { "\(mutation.file):\(mutation.line): \(mutation.before)  ->  \(mutation.after)" }
}
