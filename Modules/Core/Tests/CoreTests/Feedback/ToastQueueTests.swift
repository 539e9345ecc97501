import DependencyKitMocks
import ModuloCore
import ModuloModels
import Synchronization
import Testing

/// Toasts, by a clock that the test advances.
@MainActor
@Suite struct ToastQueueTests {
  private let clock = ManualClock()

  @Test func `M41 a toast is shown for three seconds`() async {
    let queue = ToastQueue(clock: clock)
    queue.show(.groupCreated("Group made"))
    #expect(queue.current == .groupCreated("Group made"))
    await waiters(1)
    clock.advance(by: .milliseconds(2_999))
    await settle()
    #expect(queue.current == .groupCreated("Group made"))
    clock.advance(by: .milliseconds(1))
    await until { queue.current == nil }
    #expect(queue.current == nil)
  }

  @Test func `M41 a new toast replaces the old one and cancels its timer`() async {
    let queue = ToastQueue(clock: clock)
    queue.show(.groupCreated("Group made"))
    await waiters(1)
    clock.advance(by: .seconds(2))
    queue.show(.groupDeleted("Group gone"))
    await until { clock.waiters == 1 && queue.current == .groupDeleted("Group gone") }
    await settle()
    #expect(clock.waiters == 1)
    clock.advance(by: .milliseconds(2_999))
    await settle()
    #expect(queue.current == .groupDeleted("Group gone"))
    clock.advance(by: .milliseconds(1))
    await until { queue.current == nil }
    #expect(queue.current == nil)
  }

  @Test func `M41 a toast can be dismissed`() async {
    let queue = ToastQueue(clock: clock)
    queue.show(.nameMandatory)
    await waiters(1)
    queue.dismiss()
    #expect(queue.current == nil)
    await waiters(0)
    queue.dismiss()
    #expect(queue.current == nil)
  }

  @Test func `D40 each toast gives one feedback, of a mistake or of a success`() {
    let given = Mutex<[FeedbackKind]>([])
    let queue = ToastQueue(clock: clock, feedback: Feedback { kind in given.withLock { $0.append(kind) } })
    queue.show(.groupCreated("Group made"))
    queue.show(.nameMandatory)
    queue.dismiss()
    #expect(given.withLock(\.self) == [.success, .error])
  }

  /// The tasks that are on their way get their turns.
  private func settle() async {
    for _ in 0..<100 { await Task.yield() }
  }

  private func waiters(_ count: Int) async { await until { clock.waiters == count } }

  private func until(_ isReached: () -> Bool) async {
    for _ in 0..<100_000 where !isReached() { await Task.yield() }
  }
}
