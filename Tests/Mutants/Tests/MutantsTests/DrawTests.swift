import ArchitectureKit
import Testing

@testable import mutants

/// Which changes are made, and what is said of them.
@Suite struct DrawTests {
  private let groups = ["Low", "High"].map { module in
    let code = (1...20).map { "let a\($0) = \($0)" }.joined(separator: "\n")
    let source = SourceFile(path: "\(module).swift", text: code)
    return (module: module, mutations: MutationFinder.mutations(in: source))
  }

  @Test func `a seed draws the same changes again, and another seed others`() {
    let first = draw(seed: 1)
    #expect(first == draw(seed: 1))
    #expect(first != draw(seed: 2))
    #expect(Set(first).count == 40)
  }

  @Test func `the parts of a run are together the run`() {
    let whole = draw(seed: 3, count: 10)
    let parts = draw(seed: 3, count: 4) + draw(seed: 3, skipping: 4, count: 6)
    #expect(Set(parts) == Set(whole))
    let numbers = Draw(of: groups, seed: 3, skipping: 4, count: 6).items.map(\.number)
    #expect(numbers.sorted() == Array(5...10))
  }

  @Test func `a module follows those below it, and is built once`() {
    let modules = Draw(of: groups, seed: 4, skipping: 0, count: 30).items.map(\.module)
    #expect(modules == modules.sorted(by: >))
    #expect(Set(modules) == ["Low", "High"])
  }

  @Test func `the score counts what could be noticed, and says how a survivor is made again`() throws {
    let items = Draw(of: groups, seed: 5, skipping: 0, count: 6).items
    var score = Score()
    #expect(score.perMille == nil)
    let verdicts: [ModuleTests.Verdict] = [.noticed, .overtime, .survived, .uncompiled]
    for (item, verdict) in zip(items, verdicts) { score.note(verdict, of: item) }
    score.noteEquivalent()
    #expect(score.perMille == 666)
    let text = score.text(seed: 5)
    let lost = items[2]
    #expect(text.contains("--seed 5 --skip \(lost.number - 1) --number 1"))
    #expect(text.contains("  - \(lost.mutation.before)\n  + \(lost.mutation.after)\n"))
    #expect(
      text.hasSuffix(
        "2 of 3 noticed (66.6 %), 1 of them by the time limit; 1 survived, 1 didn't compile, 1 known to change nothing")
    )
  }

  private func draw(seed: UInt64, skipping skipped: Int = 0, count: Int = 100) -> [String] {
    Draw(of: groups, seed: seed, skipping: skipped, count: count).items.map(\.text)
  }
}
