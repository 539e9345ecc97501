import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What the tutorial makes.
@Suite struct TutorialDraftTests {
  private let words = Strings(.english).tutorial

  @Test func `D39 half a block ends now, of a block in a group of its own (REC)`() throws {
    let id = Samples.id(1)
    let group = BlockGroupDomain(id: id, name: "Tutorial", position: 0, blockCount: 1)
    let block = BlockDomain(id: id, groupID: id, name: "First steps")
    for end in try ["10:00", "24:10"].map(Day.moment) {
      let draft = TutorialDraft(id: id, zone: Day.zone, end: end, memo: " Tea ")
      let made = try draft.sessions(words)
      #expect(made.map(\.group) == [group])
      #expect(made.map(\.block) == [block])
      #expect(made.map(\.session.output) == [0.5])
      #expect(made.map(\.session.memo) == ["Tea"])
      #expect(made.flatMap(\.session.times).map(\.end) == [end])
      #expect(made.map(\.session.activeSeconds) == [1_800])
      // A half that began before midnight is of that day.
      #expect(made.map(\.session.day) == [LocalTime(end.adding(seconds: -1_800), in: Day.zone).day])
    }
  }

  @Test func `the names follow the rules of the user's own, in both languages`() {
    for words in [Strings(.english).tutorial, Strings(.french).tutorial] {
      #expect(words.group.count <= BlockGroupDraft.nameLimit)
      #expect(words.block.count <= BlockDraft.nameLimit)
    }
  }

  @Test func `a memo that no session can have is refused`() throws {
    let draft = TutorialDraft(id: Samples.id(1), zone: Day.zone, end: try Day.moment("10:00"), memo: "a\tb")
    #expect(throws: TrackingRule.memoControlCharacter(position: 2)) { try draft.sessions(words) }
  }
}
