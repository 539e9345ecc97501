import ModuloUtilities
import Testing

@Suite struct CSVWriterTests {
  @Test(arguments: [
    (["a", "b"], "a,b\n"), (["a,b", "say \"hi\""], "\"a,b\",\"say \"\"hi\"\"\"\n"), ([""], "\"\"\n"),
    (["", ""], ",\n"),
    (["two\nlines", " edge"], "\"two\nlines\",\" edge\"\n"), (["-5.00", "=1"], "-5.00,=1\n"), (["a;b"], "a;b\n"),
    (["edge ", "a b"], "\"edge \",a b\n"), (["edge\u{FEFF}"], "\"edge\u{FEFF}\"\n"),
  ])
  func `only fields that need quotes get them`(fields: [String], expected: String) {
    let line = CSVWriter().line(fields)
    #expect(line == expected)
  }

  @Test func `delimiter and line ending are a choice`() {
    let line = CSVWriter(delimiter: .semicolon, lineEnding: .crlf).line(["a,b", "c;d"])
    #expect(line == "a,b;\"c;d\"\r\n")
  }
}
