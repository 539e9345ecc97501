import Foundation
import TerminalKit
import Testing

@testable import modulo

/// A form that was kept when the app was ended from outside, and is continued, perhaps in another language.
@Suite struct FormDraftTests {
  private typealias Key = RunningApp.Key

  private let modulo: Modulo
  private let english = Locale(identifier: "en_US")
  private let french = Locale(identifier: "fr_FR")
  private var kept: URL { URL(fileURLWithPath: modulo.database.path + ".form.json") }
  private var isKept: Bool { FileManager.default.fileExists(atPath: kept.path) }

  init() throws { modulo = try Modulo() }

  /// Makes a goal with $500, and keeps a form for it.
  private func keep(values: String, origins: String = "null") async throws {
    try await modulo("goal", "add", "Japan", "--target", "3000")
    try await modulo("contribution", "add", "1", "500")
    let text = #"{"screen":"goal\/1\/contribution\/new","values":\#(values),"origins":\#(origins)}"#
    try Data(text.utf8).write(to: kept)
  }

  private func saved() async throws -> String? {
    try await modulo("goal", "show", "1", "--json").json()["current"] as? String
  }

  @Test func `a withdrawal that was typed in French is one in English`() async throws {
    try await modulo("goal", "add", "Japan", "--target", "3000")
    try await modulo("contribution", "add", "1", "500")
    let app = try RunningApp(modulo, ["--locale", "fr_FR", "modulo://goal/1/contribution/new"])
    try app.press("7" + Key.tab + "R")
    try app.see("Nouveau retrait")
    app.signal(SIGHUP)
    _ = try app.ended()
    let answer = try modulo.answering("enter\ny\n.\ns\nq\nq\n", "app", "--accessible")
    #expect(answer.output.contains("New withdrawal · Japan, $500 of $3,000 saved (7"), "\(answer.output)")
    #expect(answer.output.contains("-$7 · Japan: $493 of $3,000 saved"))
    #expect(!answer.output.contains("Not restored"))
    let saved = try await saved()
    #expect(saved == "493.00")
    #expect(!isKept)
  }

  @Test func `an option of an older draft that there isn't is named, and the form is refused until it was looked at`()
    async throws
  {
    try await keep(values: #"["7","Retirer","","","[ ]"]"#)
    let left = try modulo.answering("enter\ny\n.\ns\n.\nq\ny\nq\nq\n", "app", "--accessible")
    let messages = left.output.components(separatedBy: "Not restored: Type (Retirer). Check before you save.")
    #expect(messages.count == 3, "\(left.output)")
    #expect(!left.output.contains("$493 of $3,000 saved"))
    let saved = try await saved()
    #expect(saved == "500.00")
    #expect(!isKept)
  }

  @Test func `what couldn't be restored is chosen anew, and then stored at once`() async throws {
    try await keep(values: #"["7","Retirer","","","[ ]"]"#)
    let answer = try modulo.answering("enter\ny\n\n2\n.\ns\nq\nq\n", "app", "--accessible")
    #expect(answer.output.contains("-$7 · Japan: $493 of $3,000 saved"), "\(answer.output)")
    let saved = try await saved()
    #expect(saved == "493.00")
  }

  @Test func `a kept form stays until it is stored or left`() async throws {
    try await keep(values: #"["7","Take out","","","[ ]"]"#)
    let ended = try modulo.answering("enter\ny\n.\n\u{4}", "app", "--accessible")
    #expect(ended.status == 65)
    #expect(isKept)
    let stored = try modulo.answering("y\n.\ns\nq\nq\n", "app", "--accessible")
    #expect(stored.output.contains("-$7 · Japan: $493 of $3,000 saved"), "\(stored.output)")
    #expect(!isKept)
  }

  @Test func `an amount with the decimal mark of another language isn't taken for another one`() async throws {
    let origin = #"{"locale":"fr_FR","count":0}"#
    try await keep(values: #"["7,5"]"#, origins: "[\(origin)]")
    let answer = try modulo.answering("enter\ny\n.\nq\nq\nq\n", "app", "--accessible")
    #expect(answer.output.contains("Not restored: Amount (7,5)."), "\(answer.output)")
  }

  @Test func `a kept form is offered by its title, and the question says how long it is kept`() async throws {
    try await keep(values: #"["7","Take out","","","[ ]"]"#)
    let answer = try modulo.answering("enter\nn\nn\nq\n", "app", "--accessible")
    let title = "New withdrawal · Japan, $500 of $3,000 saved (7, Take out, [ ])."
    #expect(answer.output.contains("This form was left unsaved: \(title)"), "\(answer.output)")
    #expect(answer.output.contains("It is kept until you continue or discard it, or another form is kept."))
    #expect(isKept)
  }

  @Test func `a kept form that isn't continued is discarded when that is wanted, unopened`() async throws {
    try await keep(values: #"["7","Take out","","","[ ]"]"#)
    let app = try RunningApp(modulo)
    try app.press("\r")
    try app.see("Continue now?")
    try app.press("n")
    try app.see("Discard the form?")
    try app.press("y")
    try app.miss("Discard the form?")
    #expect(!isKept)
    let saved = try await saved()
    #expect(saved == "500.00")
    try app.press("q")
    _ = try app.ended()
    let again = try RunningApp(modulo)
    try again.see("[Overview]")
    try again.settle()
    #expect(!again.text.contains("left unsaved"))
  }

  @Test(arguments: [
    (
      "en_US", "A form that was left unsaved is kept: New contribution · Japan, $500 of $3,000 saved (7)",
      "Goal Z (#2) created: $90 to save"
    ),
    (
      "fr_FR", "Un formulaire non enregistré est gardé : Nouvelle contribution · Japan, 500",
      "Objectif Z (#2) créé : 90"
    ),
  ])
  func `a script is asked nothing about a kept form, and told of it`(
    _ locale: String, _ message: String, _ created: String
  ) async throws {
    try await keep(values: #"["7"]"#)
    let answer = try modulo.spawn(
      ["app", "--accessible", "--locale", locale], input: Data("go 2\na\nZ\n\n90\n.\ns\nq\n".utf8))
    #expect(answer.status == 0, "\(answer.error)")
    #expect(answer.output.contains(message), "\(answer.output)")
    #expect(answer.output.contains(created), "\(answer.output)")
    #expect(isKept)
  }

  @Test @MainActor func `an option is found by its text, and in another language by its place among as many`() {
    let options: [TerminalText] = ["Put in", "Take out"]
    let field = FormField.choice("Type", options, selected: 0) { _ in }
    let typed = FormDraft.Origin(locale: "fr_FR", option: 1, count: 2)
    let drafts = [("Take out", nil), ("Retirer", typed), ("Retirer", nil)].map { text, origin in
      FormDraft(screen: "", values: [text], origins: [origin])
    }
    let texts = drafts.map { $0.text(of: 0, for: field, in: english) }
    #expect(texts == ["Take out", "Take out", nil])
    let renamed = drafts[1].text(of: 0, for: field, in: french)
    #expect(renamed == nil)
    let longer = FormField.choice("Type", options + ["Move"], selected: 0) { _ in }
    let other = drafts[1].text(of: 0, for: longer, in: english)
    #expect(other == nil)
    let twice = FormField.choice("Goal", ["Car", "Car"], selected: 0) { _ in }
    let ambiguous = FormDraft(screen: "", values: ["Car"]).text(of: 0, for: twice, in: english)
    #expect(ambiguous == nil)
  }

  @Test(arguments: [
    ("7,5", true), ("1 234.50", true), ("7", false), ("2026-12-12", false), ("10:30", false), ("St. Moritz, 2", false),
  ])
  func `a number with a mark is one of its locale alone`(_ text: String, _ isAnother: Bool) {
    let origin = FormDraft.Origin(locale: "fr_FR", option: nil, count: 0)
    let changes = [english, french].map { origin.changes(text, in: $0) }
    #expect(changes == [isAnother, false])
  }
}
