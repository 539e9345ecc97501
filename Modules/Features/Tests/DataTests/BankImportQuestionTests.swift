import Foundation
import ModuloCore
import ModuloData
import ModuloModels
import ModuloModelsMocks
import ModuloScreensMocks
import ModuloUtilities
import TerminalKit
import Testing

/// The questions of the import of files of banks, and what their answers lead to.
@MainActor
@Suite struct BankImportQuestionTests {
  private let world: BankImportWorld
  private var model: BankImportScreen.ViewModel { world.model }

  init() throws { world = try BankImportWorld() }

  @Test func `a reading that nothing proves is asked, and an answer goes on`() async throws {
    await world.choose(BankImportWorld.ambiguous, goal: "#1")
    await model.send(.proceed)
    #expect(model.failure == nil)
    let question = world.lines
    #expect(question.first?.hasPrefix("-: Not known: order of day and month. Line 2") == true, "\(question)")
    #expect(question.contains("1. Apr 3, 2026"), "\(question)")
    await world.screen.press(.control("s"))
    #expect(model.failure == .unanswered)
    #expect(model.refusedField == "Answer")
    _ = await world.screen.fields[0].set("Apr 3, 2026")
    await world.screen.press(.control("s"))
    try await answerAll()
    #expect(model.trial?.imported == 2)
    #expect(world.lines.contains { $0.contains("Apr 3, 2026") && $0.contains("Gift") }, "\(world.lines)")
  }

  @Test func `without questions a reading that nothing proves is a failure`() async throws {
    await world.choose(BankImportWorld.ambiguous, goal: "#1")
    for action in [BankImportScreen.ViewModel.Action.preview, .submit] {
      await model.send(action)
      guard case .undecided(let name, let questions)? = model.failure else { return #expect(model.failure == nil) }
      #expect(name == "-")
      #expect(questions.first?.subject == .dayOrder)
      #expect(model.stage == .form)
    }
  }

  @Test func `the answers are kept as a profile under a name, and known the next time`() async throws {
    try await review(BankImportWorld.ambiguous)
    #expect(world.screen.fields.map(\.label.plainText) == ["Keep as profile"])
    for (name, fault) in [("my bank", OwnProfileError.invalidName("my bank")), ("n26", .shipped(name: "n26"))] {
      _ = await world.screen.fields[0].set(name)
      #expect(world.screen.fields[0].fault?.plainText == fault.text(model.format))
      await world.screen.press(.control("s"))
      #expect(model.failure == .profile(fault))
      #expect(model.refusedField == "Keep as profile")
    }
    _ = await world.screen.fields[0].set("mybank")
    await world.screen.press(.control("s"))
    #expect(model.report?.imported == 2)
    #expect(world.lines.last == "✓ Saved: mybank")
    let names = try world.profiles.all().map(\.name)
    #expect(names == ["mybank"])
    let next = try BankImportWorld(profiles: world.profiles)
    await next.choose(BankImportWorld.ambiguous, goal: "#1")
    await next.model.send(.proceed)
    #expect(next.lines.first == "-: CSV (mybank)")
    #expect(next.screen.fields.isEmpty)
  }

  @Test func `a name that a profile of one's own has is refused`() async throws {
    try await review(BankImportWorld.ambiguous)
    let other = try #require(try model.files.first?.profile(named: "mine", title: "mine"))
    let named = try BankProfile(name: "mine", title: "mine", variants: other.variants.map { Self.renamed($0) })
    let next = try BankImportWorld(profiles: InMemoryBankProfileStore([named]))
    try await review(BankImportWorld.ambiguous, in: next)
    await next.model.send(.keep("mine"))
    await next.model.send(.submit)
    #expect(next.model.failure == .profile(.exists(name: "mine")))
  }

  @Test func `a profile that can't be kept is told, and the rows stay`() async throws {
    let next = try BankImportWorld(profiles: FullProfileStore())
    try await review(BankImportWorld.ambiguous, in: next)
    await next.model.send(.keep("mine"))
    await next.model.send(.submit)
    #expect(next.model.failure == nil)
    #expect(next.model.report?.imported == 2)
    #expect(next.lines.last?.contains("The rows are imported, the profile is not kept.") == true, "\(next.lines)")
  }

  @Test func `profiles that can't be read are a failure`() async throws {
    let next = try BankImportWorld(profiles: FullProfileStore(isReadable: false))
    await next.choose(BankImportWorld.statement, goal: "#1")
    await next.model.send(.proceed)
    #expect(next.model.failure == .profile(.storage(.permission(path: "p"))))
  }

  @Test func `probable duplicates are listed with the rows that they meet, and asked about`() async throws {
    // The sample goal has 50.00 by hand on 12 April.
    let text = BankImportWorld.statement.replacing("04/02/2026,Salary,5.00", with: "04/12/2026,Salary,50.00")
    await world.choose(text, goal: "#1")
    await model.send(.proceed)
    let review = world.lines
    #expect(review.contains { $0.contains("line 2: #5  Apr 12, 2026  +$50.00  Salary") }, "\(review)")
    #expect(review.contains { $0.contains("0 new, 0 known, 1 probably there already") }, "\(review)")
    #expect(world.screen.meanings().first?.label == "Import 0 rows")
    await world.screen.press(.control("s"))
    guard case .probable = model.failure else { return #expect(model.failure == nil) }
    #expect(model.refusedField == "Probable duplicates")
    _ = await world.screen.fields[0].set("import")
    #expect(world.screen.meanings().first?.label == "Import 1 row")
    await world.screen.press(.control("s"))
    #expect(model.report?.imported == 1)
  }

  @Test func `of several probable duplicates each is chosen by itself`() async throws {
    let rows = ["04/12/2026,Salary", "04/13/2026,Rent", "04/14/2026,Gift"]
    func file(_ word: String) -> String {
      let lines = rows.map { "CREDIT,\($0) \(word),7.00,ACH,,,\n" }
      return "Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\n" + lines.joined()
    }
    await world.choose(file("before"), goal: "#1")
    await model.send(.submit)
    #expect(model.report?.imported == 3)
    await model.send(.back)
    await world.choose(file("after"), goal: "#1")
    await model.send(.proceed)
    let labels = world.screen.fields.map(\.label.plainText)
    #expect(labels.first == "Probable duplicates")
    #expect(labels.dropFirst().map { $0.contains("after") } == [true, true, true], "\(labels)")
    _ = await world.screen.fields[2].set("[x]")
    #expect(model.probable == .skip)
    #expect(world.screen.meanings().first?.label == "Import 1 row")
    _ = await world.screen.fields[0].set("import")
    #expect(world.screen.meanings().first?.label == "Import 3 rows")
    _ = await world.screen.fields[1].set("[ ]")
    #expect(world.screen.meanings().first?.label == "Import 2 rows")
    await world.screen.press(.control("s"))
    #expect(model.report?.imported == 2)
    #expect(model.report?.files[0].probableSkipped.first == [2])
  }

  @Test func `one of several accounts is chosen`() async throws {
    let text = BankImportWorld.mt940("DE111111111") + BankImportWorld.mt940("FR222222222")
    await world.choose(text, account: "#1")
    await model.send(.proceed)
    guard case .question(.bankAccount(let ids), _) = model.stage else { return #expect(model.failure == nil) }
    #expect(ids == ["DE111111111", "FR222222222"])
    _ = await world.screen.fields[0].set("DE111111111")
    await world.screen.press(.control("s"))
    #expect(model.trial?.imported == 1, "\(world.lines)")
    #expect(model.trial?.newBankID == "DE111111111")
  }

  @Test func `rows in other currencies are left out after a question`() async throws {
    let text = BankImportWorld.mt940("DE1") + BankImportWorld.mt940("DE1", in: "EUR")
    await world.choose(text, account: "#1")
    await model.send(.proceed)
    guard case .question(.currency(let own, let others), _) = model.stage else {
      return #expect(model.failure == nil, "\(world.lines)")
    }
    #expect(own.code == "USD")
    #expect(others == ["EUR"])
    await model.send(.choose(0))
    await model.send(.answer)
    #expect(model.trial?.imported == 1, "\(world.lines)")
  }

  @Test func `whose file it is is asked, and remembered where that is wanted`() async throws {
    await world.choose(BankImportWorld.mt940("DE02120300000000202051"))
    await model.send(.proceed)
    let question = world.lines
    #expect(question.first == "No account has the bank id DE02…2051. Whose file is it?")
    _ = await world.screen.fields[0].set("Rainy day (#1)")
    await world.screen.press(.control("s"))
    #expect(world.lines.contains("Remember DE02…2051 as the bank id of Rainy day?"), "\(world.lines)")
    _ = await world.screen.fields[0].set("[x]")
    await world.screen.press(.control("s"))
    #expect(world.lines.last == "Rainy day has the bank id DE02…2051 now: the next file needs no account.")
    let stored = try await world.account("Rainy day").bankID
    #expect(stored == "DE02120300000000202051")
    await model.send(.back)
    await world.choose(BankImportWorld.mt940("DE02120300000000202051"))
    await model.send(.proceed)
    #expect(model.trial?.owner == "Rainy day")
    #expect(model.trial?.newBankID == nil)
  }

  @Test func `an id that isn't remembered is told with what remembers it`() async throws {
    await world.choose(BankImportWorld.mt940("DE02120300000000202051"), account: "#1")
    await model.send(.submit)
    #expect(world.lines.last?.hasPrefix("No account has the bank id DE02…2051") == true, "\(world.lines)")
    let stored = try await world.account("Rainy day").bankID
    #expect(stored == nil)
  }

  @Test func `where every account has an id of its own, an unknown one is a failure`() async throws {
    for number in 1...4 {
      await world.choose(BankImportWorld.mt940("DE00000000\(number)"), account: "#\(number)")
      await model.send(.remember(true))
      await model.send(.probable(.skip))
      await model.send(.submit)
      #expect(model.failure == nil, "\(world.lines)")
      await model.send(.back)
    }
    await world.choose(BankImportWorld.mt940("DE999999999"))
    await model.send(.proceed)
    #expect(model.failure == .unknownAccount("DE999999999"))
  }

  @Test func `French asks the same`() async throws {
    let world = try BankImportWorld("fr_FR")
    await world.choose(BankImportWorld.mt940("DE02120300000000202051"))
    await world.model.send(.proceed)
    #expect(world.lines.first == "Aucun compte n’a l’identifiant bancaire DE02…2051. À qui est ce fichier ?")
    #expect(world.screen.meanings() == [KeyMeaning("ctrl+s", "Continuer"), KeyMeaning("esc", "Retour")])
  }

  /// Brings a file into view as it is read with the first answer to each question.
  private func review(_ text: String, in world: BankImportWorld? = nil) async throws {
    let world = world ?? self.world
    await world.choose(text, goal: "#1")
    await world.model.send(.proceed)
    try await answerAll(in: world)
  }

  private func answerAll(in world: BankImportWorld? = nil) async throws {
    let model = (world ?? self.world).model
    while case .question = model.stage {
      await model.send(.choose(0))
      await model.send(.answer)
      try #require(model.failure == nil)
    }
  }

  /// A layout with a column that no file here has.
  private static func renamed(_ layout: BankFileOptions) -> BankFileOptions {
    var layout = layout
    layout.columns.day = .named(["Another"])
    return layout
  }
}

/// A store that has no room.
private struct FullProfileStore: BankProfileStore {
  var isReadable = true

  func all() throws(OwnProfileError) -> [BankProfile] {
    if !isReadable { throw .storage(.permission(path: "p")) }
    return []
  }

  func save(_ profile: BankProfile, replaces: Bool) throws(OwnProfileError) { throw .storage(.diskFull) }

  func delete(_ name: String) throws(OwnProfileError) {}
}
