import DependencyKit
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
}
