import ModuloModels
import Testing

/// What is said in passing, and what is asked before something is lost.
@Suite struct ToastTests {
  /// What net worth says beside the catalogue of savings.
  private let netWorth: [Toast] = [
    .providerMandatory, .accountCreated, .accountUpdated, .accountDeleted, .balanceAdded, .balanceUpdated,
    .balanceDeleted,
    .rateAdded, .rateDeleted,
  ]

  private let blocks: Set<Toast> = [
    .groupCreated, .groupUpdated, .groupMoved, .groupDeleted, .blockCreated, .blockUpdated, .blockMoved, .blockDeleted,
    .timeReset,
  ]

  private let tracking: Set<Toast> = [
    .halfBlockMandatory, .trackingStarted, .trackingPaused, .trackingResumed, .trackingCompleted, .trackingDiscarded,
    .trackingSessionAdded, .trackingSessionUpdated, .trackingSessionDeleted, .tutorialCompleted,
  ]

  @Test func `M41 toast catalogue`() {
    let savings = Toast.allCases.filter { !netWorth.contains($0) && !blocks.contains($0) && !tracking.contains($0) }
    let errors = savings.filter { $0.style == .error }
    let successes = savings.filter { $0.style == .success }
    #expect(savings.count == 9)
    #expect(errors == [.nameMandatory, .amountMandatory])
    #expect(successes.count == 7)
  }

  @Test func `net worth says what was done, and what is missing`() {
    let errors = netWorth.filter { $0.style == .error }
    let successes = netWorth.filter { $0.style == .success }
    #expect(errors == [.providerMandatory])
    #expect(successes.count == 8)
  }

  @Test(arguments: [FormatContext.english, .french]) func `every toast has words of its own`(_ format: FormatContext) {
    let texts = Set(Toast.allCases.map { $0.text(format) })
    #expect(texts.count == Toast.allCases.count)
    #expect(!texts.contains(""))
  }

  @Test(arguments: [FormatContext.english, .french])
  func `leaving has its own words, both deletions differ in their message`(_ format: FormatContext) {
    let leave = Confirmation.leaveWithoutSaving.toUIModel(format)
    let one = Confirmation.deletion.toUIModel(format)
    let all = Confirmation.deleteAllData.toUIModel(format)
    #expect(leave.title != one.title)
    #expect(leave.message != one.message)
    #expect(leave.confirm != one.confirm)
    #expect(one.title == all.title)
    #expect(one.confirm == all.confirm)
    #expect(one.message != all.message)
    #expect(Set([leave, one, all].map(\.cancel)).count == 1)
  }

  @Test func `a question in each language`() {
    let english = Confirmation.leaveWithoutSaving.toUIModel(.english)
    let french = Confirmation.leaveWithoutSaving.toUIModel(.french)
    #expect(english.title == "Leave without saving?")
    #expect(french.title == "Quitter sans enregistrer ?")
  }
}
