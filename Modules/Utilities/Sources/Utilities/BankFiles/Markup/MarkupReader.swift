/// Reads the elements of markup in their order.
///
/// XML is read strictly: an end tag closes the element that was opened last. SGML is read as banks write it: a text
/// ends its element, an end tag closes what is still open within, and one that closes nothing is ignored.
struct MarkupReader: Sendable {
  /// What was read.
  enum Event: Equatable {
    /// The beginning of an element.
    case begin
    /// A text within the element that was opened last.
    case text
    /// The end of an element; whether its end tag is written.
    case end(isWritten: Bool)
  }

  /// What is known of an element in a dialect of SGML.
  enum Content: Sendable {
    /// It never holds others.
    case text
    /// It holds others, and never itself.
    case elements
    /// It may hold either.
    case unknown
  }

  /// The most elements within each other.
  static let depthLimit = 100

  /// The name of the element that begins, ends or has the text.
  private(set) var name = ""
  /// Whether the element that ended had a text of its own.
  private(set) var hadText = false

  private var tokenizer: MarkupTokenizer
  private let contents: [String: Content]?
  private var open: [Element] = []
  private var pending: Pending?

  private struct Element {
    let name: String
    let content: Content
    var hasText = false
  }

  private enum Pending {
    case begin(Element)
    /// The end tag of the element at the depth.
    case end(Int)
  }

  /// A reader of XML.
  init(source: any ByteSource, encoding: TextEncoding) {
    tokenizer = MarkupTokenizer(source: source, encoding: encoding, dialect: .xml)
    contents = nil
  }

  /// A reader of SGML.
  ///
  /// - Parameter contents: What is known of the elements with these names.
  init(source: any ByteSource, encoding: TextEncoding, contents: [String: Content]) {
    tokenizer = MarkupTokenizer(source: source, encoding: encoding, dialect: .sgml)
    self.contents = contents
  }

  /// The elements that are open.
  var depth: Int { open.count }
  /// Where the tag or the text that was read last begins.
  var place: TextPlace { tokenizer.tokenPlace }
  /// The bytes of the text.
  var text: [UInt8] { tokenizer.text }

  /// What is known of the element that was opened last.
  var content: Content { open.last?.content ?? .unknown }

  /// The value of an attribute of the element that begins; nil when it has none of that name.
  func attribute(_ name: String) throws(BankFileError) -> String? { try tokenizer.attribute(name) }

  /// The next event; nil at the end, where no element is open.
  mutating func next() throws(BankFileError) -> Event? {
    while true {
      if let event = try takePending() { return event }
      switch try tokenizer.next() {
      case .start:
        let name = tokenizer.name
        pending = .begin(Element(name: name, content: contents?[name] ?? .unknown))
      case .end: pending = try end(of: tokenizer.name)
      case .text:
        guard !open.isEmpty else { continue }
        open[open.count - 1].hasText = true
        name = open[open.count - 1].name
        return .text
      case nil:
        guard open.isEmpty else { throw .truncated(line: tokenizer.line) }
        return nil
      }
    }
  }
}

extension MarkupReader {
  private mutating func takePending() throws(BankFileError) -> Event? {
    switch pending {
    case nil: return nil
    case .begin(let element):
      if isClosed(by: element) { return close(isWritten: false) }
      pending = nil
      open.append(element)
      guard open.count <= Self.depthLimit else { throw .tooLarge(.depth, line: place.line) }
      name = element.name
      return .begin
    case .end(let depth):
      guard open.count == depth else { return close(isWritten: false) }
      pending = nil
      return close(isWritten: true)
    }
  }

  /// Whether the element that was opened last ends where the other one begins.
  private func isClosed(by element: Element) -> Bool {
    guard contents != nil, let last = open.last else { return false }
    if last.content == .text || last.hasText && last.content == .unknown { return true }
    return element.content == .elements && open.contains { $0.name == element.name }
  }

  private func end(of name: String) throws(BankFileError) -> Pending? {
    guard contents == nil else { return open.lastIndex { $0.name == name }.map { .end($0 + 1) } }
    guard open.last?.name == name else {
      throw .unexpectedEndTag(name: name, line: place.line, column: place.column)
    }
    return .end(open.count)
  }

  private mutating func close(isWritten: Bool) -> Event {
    let element = open.removeLast()
    (name, hadText) = (element.name, element.hasText)
    return .end(isWritten: isWritten)
  }
}
