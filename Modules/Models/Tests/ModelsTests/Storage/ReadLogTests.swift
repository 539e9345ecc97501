import ModuloModels
import Testing

@Suite struct ReadLogTests {
  private let log = ReadLog()

  @Test func `what nothing was read of is touched by a change of everything alone`() {
    let isTouched = log.isTouched(by: .tables(["goal"]))
    let isReplaced = log.isTouched(by: .everything)
    #expect(!isTouched)
    #expect(isReplaced)
  }

  @Test func `a change touches the tables that were read`() {
    log.note(.tables(["goal"]))
    log.note(.tables(["rate", "account"]))
    let isTouched = log.isTouched(by: .tables(["account", "block"]))
    let isOther = log.isTouched(by: .tables(["block"]))
    #expect(isTouched)
    #expect(!isOther)
  }

  @Test func `every change touches what may have read everything, but for one of nothing`() {
    log.note(.everything)
    let isTouched = log.isTouched(by: .tables(["block"]))
    let isNothing = log.isTouched(by: .tables([]))
    #expect(isTouched)
    #expect(!isNothing)
  }

  @Test func `two changes together are one of both their tables`() {
    let both = StoredChange.tables(["goal"]).union(.tables(["rate"]))
    let everything = StoredChange.tables(["goal"]).union(.everything)
    #expect(both == .tables(["goal", "rate"]))
    #expect(everything == .everything)
  }

  @Test func `a task has the log that it was given, and so have those that it starts`() async {
    await ReadLog.$current.withValue(log) {
      await Task { ReadLog.current?.note(.tables(["goal"])) }.value
    }
    let isTouched = log.isTouched(by: .tables(["goal"]))
    let current = ReadLog.current
    #expect(isTouched)
    #expect(current == nil)
  }
}
