import Testing

/// Why a form was refused is in view at any size, once, and the cursor is where it has to be mended.
@Suite struct RefusalTests {
  private static let save = "\u{13}"
  private static let pageDown = "\u{1B}[6~"

  @Test func `what is missing is said once at a time: by a toast, then at the field`() throws {
    let app = try RunningApp(try Modulo(), ["--mock"])
    try app.press("\r2a\t\t12\(Self.save)")
    try app.see("A name is required")
    #expect(!app.text.contains("A goal needs a name."))
    try app.press("\t")
    try app.see("A goal needs a name.")
    #expect(!app.text.contains("A name is required"))
  }

  @Test func `the cursor goes to the field that was refused, and why stands below it`() throws {
    let app = try RunningApp(try Modulo(), ["--mock"], columns: 40, rows: 12)
    try app.press("\r2aBoat\t\t12\t\tmaybe\t\t\t\(Self.save)")
    try app.see("> Start:")
    let line = try #require(app.lines.firstIndex { $0.hasPrefix("> Start:") })
    #expect(app.lines[line + 1].hasPrefix("⚠ \"maybe\" isn't a day"))
  }

  @Test func `an option of an import is refused by the name of its field`() throws {
    let modulo = try Modulo()
    let file = try modulo.file("rows.csv", "date,amount,name\n")
    let app = try RunningApp(modulo, ["--mock"], columns: 40, rows: 12)
    try app.press("\r2\ri\(file)\t\t\t\t\tsoon\(Self.save)")
    try app.see("'Date")
    #expect(app.text.contains("> Date format:"))
    #expect(!app.text.contains("--"))
  }

  @Test func `what a file was refused for comes into view as a whole, page by page`() throws {
    let modulo = try Modulo()
    let rows = (1...30).map { "2026-02-30,5,row \($0)\n" }.joined()
    let file = try modulo.file("rows.csv", "date,amount,name\n" + rows)
    let app = try RunningApp(modulo, ["--mock"], columns: 40, rows: 12)
    try app.press("\r2\ri\(file)\(Self.save)")
    try app.see("Nothing was imported")
    try app.press(String(repeating: Self.pageDown, count: 12))
    try app.see("line 31, column 1")
    #expect(!app.text.contains("Nothing was imported"))
    try app.press("\t")
    try app.see("> Column of days")
  }
}
