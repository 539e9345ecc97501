import ModuloCore
import Testing

/// Commands come out once, in order, whichever kind of host there is.
@MainActor
@Suite struct CommandOutletTests {
  private let outlet = CommandOutlet<Int>()

  @Test func `a host that prints once takes what waits`() {
    outlet.issue(1)
    outlet.issue(2)
    let first = outlet.take()
    let again = outlet.take()
    #expect(first == [1, 2])
    #expect(again.isEmpty)
  }

  @Test func `a host that keeps drawing hears what waited, then the rest as it comes`() {
    var heard: [Int] = []
    outlet.issue(1)
    outlet.listen { heard.append($0) }
    outlet.issue(2)
    #expect(heard == [1, 2])
    let waiting = outlet.take()
    #expect(waiting.isEmpty)
  }

  @Test func `the last listener counts`() {
    var (old, new) = ([Int](), [Int]())
    outlet.listen { old.append($0) }
    outlet.listen { new.append($0) }
    outlet.issue(1)
    #expect(old.isEmpty)
    #expect(new == [1])
  }

  @Test(arguments: [(true, 0), (false, 4)])
  func `a host answers with the action that came with the question`(_ isConfirmed: Bool, _ count: Int) async {
    let counter = Counter()
    await counter.send(.add(3))
    await counter.send(.reset)
    for case .confirm(_, let yes, let no) in counter.commands.take() {
      if let action = isConfirmed ? yes : no { await counter.send(action) }
    }
    #expect(counter.count == count)
  }
}
