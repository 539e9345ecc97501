import Foundation
import TerminalKit
import Testing

@Suite struct StatusLineTests {
  @Test func `each text takes the place of the one before, and nothing stays`() throws {
    let written = try written { line in
      line.draw("1,000 rows")
      line.draw("2,000 rows")
      line.erase()
      line.erase()
    }
    #expect(written == "\r1,000 rows\u{1B}[K\r2,000 rows\u{1B}[K\r\u{1B}[K")
  }

  @Test func `what was never drawn isn't erased`() throws {
    let written = try written { $0.erase() }
    #expect(written.isEmpty)
  }

  @Test func `it leaves the last column free, and is cut rather than wrapped`() throws {
    let narrow = try written(EnvironmentValues(width: 6)) { $0.draw("123456") }
    #expect(narrow == "\r1234…\u{1B}[K")
    let fitting = try written(EnvironmentValues(width: 7)) { $0.draw("123456") }
    #expect(fitting == "\r123456\u{1B}[K")
    let none = try written(EnvironmentValues(width: 1)) { $0.draw("12") }
    #expect(none.hasSuffix("\u{1B}[K"))
  }

  @Test func `it speaks the terminal's characters`() throws {
    let written = try written(EnvironmentValues(width: 40, characterSet: .ascii)) { $0.draw("é €") }
    #expect(written == "\re EUR\u{1B}[K")
  }

  /// What the body makes the line write.
  private func written(
    _ environment: EnvironmentValues = EnvironmentValues(width: 40), _ body: (inout StatusLine) -> Void
  ) throws -> String {
    let pipe = Pipe()
    var line = StatusLine(StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor), environment)
    body(&line)
    try pipe.fileHandleForWriting.close()
    return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}
