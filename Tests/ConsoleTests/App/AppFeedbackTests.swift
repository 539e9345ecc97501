import Foundation
import TerminalKitMocks
import Testing

/// What the app says in passing, and what a setting changes in it.
@Suite struct AppFeedbackTests {
  private typealias Key = RunningApp.Key

  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `M41 each toast of savings takes the place of the one before it in the app`() throws {
    let app = try RunningApp(modulo)
    let steps = [
      ("\r2a" + Key.save, "⚠ A name is required"), ("Japan" + Key.save, "⚠ An amount is required"),
      ("3000" + Key.save, "✓ Goal Japan (#1) created"), ("e 2027" + Key.save, "✓ Goal Japan 2027 (#1) updated"),
      ("\ra250" + Key.save, "✓ +$250 · Japan 2027: $250 of $3,000 saved"),
      (
        "\r" + String(repeating: Key.delete, count: 6) + "25" + Key.save,
        "✓ +$25 · Japan 2027: $25 of $3,000 saved (was +$250)"
      ),
      ("dy", "✓ +$25 deleted · Japan 2027: $0 of $3,000 saved · u Undo"),
      ("Dy", "✓ Goal Japan 2027 (#1) deleted · u Undo"),
      ("u", "✓ Undone"), ("5oD" + Key.save + "y", "✓ Your data was deleted"),
    ]
    for (index, (keys, toast)) in steps.enumerated() {
      try app.press(keys)
      try app.see(toast)
      let others = steps.indices.filter { $0 != index && app.text.contains(steps[$0].1) }
      #expect(others == [])
    }
    #expect(app.screen.bells == 2)
  }

  @Test func `a loss that is final offers no undo`() async throws {
    try await modulo("goal", "add", "Japan", "--target", "3000")
    let app = try RunningApp(modulo)
    try app.press("5oD" + Key.save + "y")
    try app.see("✓ Your data was deleted")
    #expect(!app.text.contains("u Undo"))
  }

  @Test func `M41 a toast of the app is shown for three seconds, or until a key`() throws {
    let app = try RunningApp(modulo)
    let toast = "A name is required"
    try app.press("\r2a" + Key.save)
    try app.see(toast)
    app.pass(.milliseconds(1_200))
    try app.press(Key.save)
    // Longer than the rest of the first one's time, shorter than the time of the second.
    app.pass(.seconds(2))
    #expect(app.text.contains(toast))
    try app.miss(toast)
    try app.press(Key.save)
    try app.see(toast)
    try app.press(Key.tab)
    try app.settle()
    #expect(!app.text.contains(toast))
  }

  @Test func `D40 the app gives feedback for what its user does, and none for what else changes`() async throws {
    for name in ["Read", "Mail"] { try await modulo("block", "add", name) }
    try await modulo("track", "start", "Read", "--at", "-40m")
    let app = try RunningApp(modulo, ["modulo://block"])
    try app.see("Mail")
    _ = try modulo.spawn(["block", "add", "Walk"])
    try app.see("Walk")
    try app.settle()
    #expect(!app.text.contains("✓"))
    try app.press("4")
    try app.see("Read")
    try app.settle()
    #expect(!app.text.contains("✓"))
    try app.press(" ")
    try app.see("✓ Read · paused on")
    #expect(app.text.split(separator: "✓").count == 2)
    #expect(app.screen.bells == 0)
    try app.press("Ba" + Key.save)
    try app.see("⚠ A name is required")
    #expect(app.screen.bells == 1)
  }

  @Test func `the notice of what is stored as two sessions says both`() async throws {
    try await modulo("block", "add", "Read")
    let app = try RunningApp(modulo, ["modulo://block/1/session/new"], columns: 160)
    try app.see("> Start")
    try app.press("yesterday 23:30" + Key.tab + "0:15" + Key.save)
    try app.see("✓ Read · 00:30:00 on Apr 11, 2026 saved (#1): 0.5 blocks; Read · 00:15:00 on Apr 12, 2026 saved (#2)")
  }

  @Test func `T17 a setting that is changed in the app is seen on every screen, and after a restart`() async throws {
    try await modulo("goal", "add", "Japan", "--target", "1234.5", "--currency", "EUR")
    let settings = ["--now", "2026-04-12T12:00:00Z", "--time-zone", "UTC"]
    let english = ["LANG": "en_US.UTF-8"]
    let app = try RunningApp(modulo, environment: english, after: settings)
    try app.press("\r2")
    try app.see("€1,234.50")
    try app.press("1")
    try app.see("[Overview]")
    try app.press("5j\r" + Key.clear + "fr_FR" + Key.save)
    try app.see("Réglages")
    try app.press("2")
    try app.see("1\u{202F}234,50\u{A0}€")
    try app.press("1")
    try app.see("Vue d’ensemble")
    try app.press("q")
    _ = try app.ended()
    let restarted = try RunningApp(modulo, ["modulo://goal"], environment: english, after: settings)
    try restarted.see("1\u{202F}234,50\u{A0}€")
  }
}
