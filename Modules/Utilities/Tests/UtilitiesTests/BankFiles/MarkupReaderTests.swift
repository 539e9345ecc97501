import Testing

@testable import ModuloUtilities

@Suite struct MarkupReaderTests {
  @Test func `XML is read as it is nested`() {
    let found = Events(xml: "<A><B>x</B><C/></A>")
    #expect(found.events == ["<A", "<B", "B=x", "/B", "<C", "/C", "/A"])
    #expect(found.error == nil)
  }

  @Test(
    arguments: [
      ("<A><B></A>", .unexpectedEndTag(name: "A", line: 1, column: 7)),
      ("<A></A>\n</A>", .unexpectedEndTag(name: "A", line: 2, column: 1)), ("<A>\n<B></B>\n", .truncated(line: 3)),
    ] as [(String, BankFileError)])
  func `XML that isn't nested is refused`(text: String, expected: BankFileError) {
    let found = Events(xml: text).error
    #expect(found == expected)
  }

  @Test(
    arguments: [
      // Texts without end tags.
      ("<A><X>1<Y>2</A>", ["<A", "<X", "X=1", "-X", "<Y", "Y=2", "-Y", "/A"]),
      // The same with end tags.
      ("<A><X>1</X><Y>2</Y></A>", ["<A", "<X", "X=1", "/X", "<Y", "Y=2", "/Y", "/A"]),
      // A wrong end tag closes nothing.
      ("<A><X>1</B><Y>2</A>", ["<A", "<X", "X=1", "-X", "<Y", "Y=2", "-Y", "/A"]),
      // A known element without a text ends where the next one begins.
      ("<A><LEAF><Y>2</A>", ["<A", "<LEAF", "-LEAF", "<Y", "Y=2", "-Y", "/A"]),
      // One that never holds itself ends where another begins.
      (
        "<A><LIST><X>1<LIST><X>2</A>",
        [
          "<A", "<LIST", "<X", "X=1", "-X", "-LIST", "<LIST", "<X", "X=2", "-X", "-LIST", "/A",
        ]
      ),
      // A stray text doesn't end an element that holds others.
      ("<LIST>stray<X>1</LIST>", ["<LIST", "LIST=stray", "<X", "X=1", "-X", "/LIST"]),
      ("stray<A></A>stray", ["<A", "/A"]),
    ] as [(String, [String])])
  func `SGML ends what banks leave open`(text: String, expected: [String]) {
    let found = Events(sgml: text)
    #expect(found.events == expected)
    #expect(found.error == nil)
  }

  @Test(arguments: [(100, nil), (101, .tooLarge(.depth, line: 1))] as [(Int, BankFileError?)])
  func `elements may be 100 deep and no deeper`(depth: Int, expected: BankFileError?) {
    let text = String(repeating: "<A>", count: depth) + String(repeating: "</A>", count: depth)
    let found = [Events(xml: text).error, Events(sgml: text).error]
    #expect(found == [expected, expected])
  }
}

/// What the reader read: `<A` for a beginning, `A=x` for a text, `/A` for an end and `-A` for one without a tag.
private struct Events {
  var events: [String] = []
  var error: BankFileError?

  init(xml text: String) {
    read(MarkupReader(source: MemoryByteSource(text), encoding: .utf8))
  }

  init(sgml text: String) {
    let contents: [String: MarkupReader.Content] = ["LEAF": .text, "LIST": .elements]
    read(MarkupReader(source: MemoryByteSource(text), encoding: .utf8, contents: contents))
  }

  private mutating func read(_ reader: MarkupReader) {
    var reader = reader
    do {
      while let event = try reader.next() {
        switch event {
        case .begin: events.append("<" + reader.name)
        case .text: events.append(reader.name + "=" + String(decoding: reader.text, as: UTF8.self))
        case .end(let isWritten): events.append((isWritten ? "/" : "-") + reader.name)
        }
      }
    } catch {
      self.error = error
    }
  }
}
