import TerminalKit
import Testing

@testable import modulo

@MainActor @Suite struct FormSheetTests {
  private let first: [FormField] = [.text("Name", "") { _ in }, .text("Target", "") { _ in }]
  private let second: [FormField] = [.text("Account", "") { _ in }]

  @Test func `another step begins at its first field, and says as much as the one before`() {
    var form = FormSheet()
    form.update(first, refused: nil)
    form.focus(1, in: first)
    form.fit(height: 20, showsRefusal: false)
    form.update(first, refused: "Target")
    #expect(form.state.focus == 1 && form.state.refusedField == 1)
    form.update(second, refused: nil)
    #expect(form.state.focus == 0 && form.state.refusedField == nil && !form.state.showsRefusal)
  }

  @Test func `why a form was refused is brought into view once, whatever is pressed before the frame`() {
    var form = FormSheet()
    form.update(first, refused: nil)
    form.showRefusal(in: first)
    form.look(at: .cursor)
    let isShown = form.takeRefusal()
    let isShownAgain = form.takeRefusal()
    #expect(isShown && !isShownAgain && form.sight == .page)
    form.look(at: .cursor)
    #expect(form.sight == .cursor)
  }

  @Test func `the cursor goes to the field that was refused`() {
    var form = FormSheet()
    form.update(first, refused: "Target")
    form.showRefusal(in: first)
    let isBelow = form.takeRefusal()
    #expect(!isBelow && form.state.focus == 1 && form.sight == .cursor)
  }
}
