/// The outcomes of the changes of a run.
struct Score {
  /// A change that nothing noticed.
  struct Survivor {
    let number: Int
    let mutation: Mutation
  }

  private(set) var noticed = 0
  private(set) var overtime = 0
  private(set) var uncompiled = 0
  private(set) var equivalent = 0
  private(set) var survivors: [Survivor] = []

  mutating func noteEquivalent() { equivalent += 1 }

  mutating func note(_ verdict: ModuleTests.Verdict, of item: Draw.Item) {
    switch verdict {
    case .noticed: noticed += 1
    case .overtime: overtime += 1
    case .uncompiled: uncompiled += 1
    case .survived: survivors.append(Survivor(number: item.number, mutation: item.mutation))
    }
  }

  /// How many changes a test could notice.
  var count: Int { noticed + overtime + survivors.count }

  /// How many of these were noticed, in tenths of a percent and rounded down; nil when there were none.
  var perMille: Int? { count == 0 ? nil : (noticed + overtime) * 1_000 / count }

  /// The survivors with what makes each again, and the sums.
  func text(seed: UInt64) -> String {
    let lost = survivors.map { survivor in
      let mutation = survivor.mutation
      return """
        \(mutation.file):\(mutation.line): nothing noticed it: --seed \(seed) --skip \(survivor.number - 1) --number 1
          - \(mutation.before)
          + \(mutation.after)
        """
    }
    return (lost + [summary(seed: seed)]).joined(separator: "\n")
  }

  private func summary(seed: UInt64) -> String {
    let share = perMille.map { "\($0 / 10).\($0 % 10) %" } ?? "nothing could be noticed"
    return """
      seed \(seed): \(noticed + overtime) of \(count) noticed (\(share)), \(overtime) of them by the time limit; \
      \(survivors.count) survived, \(uncompiled) didn't compile, \(equivalent) known to change nothing
      """
  }
}
