import ModuloModels
import Testing

/// What is said in passing, and what is asked before something is lost.
@Suite struct ToastTests {
  private let savings: [Toast] = [
    .nameMandatory, .amountMandatory, .goalCreated("made"), .goalUpdated("edited"), .goalDeleted("gone"),
    .contributionAdded("added"),
    .contributionUpdated("changed"), .contributionDeleted("removed"), .allDataDeleted,
  ]

  /// What net worth says beside the catalogue of savings.
  private let netWorth: [Toast] = [
    .providerMandatory, .accountCreated("opened"), .accountUpdated("renamed"), .accountDeleted("closed"),
    .balanceAdded("saved"),
    .balanceUpdated("now"), .balanceDeleted("taken back"), .rateAdded("rate"), .rateDeleted("no rate"),
  ]

  private let blocks: [Toast] = [
    .groupCreated("new group"), .groupUpdated("another name"), .groupMoved("another place"), .groupDeleted("no group"),
    .blockCreated("new block"), .blockUpdated("another colour"), .blockMoved("another group"),
    .blockDeleted("no block"), .timeReset("no time"),
  ]

  private let tracking: [Toast] = [
    .trackingTooShort("seconds"), .trackingStarted("started"), .trackingPaused("paused"), .trackingResumed("resumed"),
    .trackingCompleted("kept"), .trackingSwitched("one, and another"), .trackingDiscarded("thrown away"),
    .trackingSessionAdded("more"), .trackingSessionUpdated("longer"), .trackingSessionSplit("two"),
    .trackingSessionsJoined("one"), .trackingSessionDeleted("no session"), .tutorialCompleted,
  ]

  /// What an app says where a command prints more.
  private let app: [Toast] = [
    .goalArchived("put away"), .goalUnarchived("brought back"), .moneyMoved("moved"), .choiceRemembered,
  ]

  @Test func `M41 there are seven toasts for success and two for errors`() {
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
    let all = savings + netWorth + blocks + tracking + app
    let texts = Set(all.map { $0.text(format) })
    #expect(texts.count == all.count)
    #expect(!texts.contains(""))
  }

  @Test func `what was done to money is said in the words of the answer`() {
    let text = Toast.balanceAdded("Visa: -$1,700.00 (was -$1,596.00)").text(.english)
    #expect(text == "Visa: -$1,700.00 (was -$1,596.00)")
  }

  @Test(arguments: [
    (
      FormatContext.english, ModuloModels.Confirmation.leaveWithoutSaving, "Leave without saving?",
      "What you typed will be lost.",
      ["Leave", "Cancel"]
    ),
    (
      .french, .leaveWithoutSaving, "Quitter sans enregistrer ?", "Ce que vous avez saisi sera perdu.",
      ["Quitter", "Annuler"]
    ),
    (.english, .loss("This deletes it.\nFor good.\nDelete?"), "Delete?", "This deletes it.\nFor good.", ["Yes", "No"]),
    (.french, .loss("Supprimer ?"), "Supprimer ?", "", ["Oui", "Non"]),
    (.english, .loss(""), "", "", ["Yes", "No"]),
  ])
  func `the last line of a question is what is answered`(
    _ format: FormatContext, _ question: ModuloModels.Confirmation, _ title: String, _ message: String,
    _ answers: [String]
  ) {
    let shown = question.toUIModel(format)
    #expect([shown.title, shown.message, shown.confirm, shown.cancel] == [title, message] + answers)
    #expect(question.text(format).hasSuffix(title))
  }
}
