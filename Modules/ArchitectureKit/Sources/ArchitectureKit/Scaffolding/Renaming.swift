/// Renames exemplars: parts of identifiers, strings, comments and paths, and nothing else.
struct Renaming {
  /// What a name looks like somewhere, and what comes there instead.
  fileprivate struct Form {
    let old: [UInt8]
    let new: [UInt8]
    /// Whether it may stand in the middle of a word, as a capital begins a part of one.
    let isPart: Bool
    /// Whether letters may follow, as in snake case.
    let isOpen: Bool
  }

  /// The longest first.
  private let forms: [Form]

  /// - Parameter names: Each old name with its new one.
  init(_ names: [(old: ModuleName, new: ModuleName)]) {
    let forms = names.flatMap { old, new in
      [
        Form(old: old.text + "s", new: new.text + "s", isPart: true),
        Form(old: old.text, new: new.text, isPart: true),
        Form(old: old.snake + "_", new: new.snake + "_", isPart: false, isOpen: true),
        Form(old: old.lower + "s", new: new.lower + "s", isPart: false),
        Form(old: old.lower, new: new.lower, isPart: false),
      ]
    }
    self.forms = forms.sorted { $0.old.count > $1.old.count }
  }

  /// A source with each name renamed where the lexer finds a name, a text or a comment. Linear in the source.
  func source(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for token in Lexer.tokens(in: bytes) {
      let part = bytes[token.range]
      result += token.kind.carriesNames ? renamed(part) : Array(part)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A path with each name renamed.
  func path(_ path: String) -> String { String(decoding: renamed(Array(path.utf8)[...]), as: UTF8.self) }

  private func renamed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if let form = forms.first(where: { $0.stands(at: index, in: bytes) }) {
        result += form.new
        index += form.old.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}

extension Renaming.Form {
  init(old: String, new: String, isPart: Bool, isOpen: Bool = false) {
    self.init(old: Array(old.utf8), new: Array(new.utf8), isPart: isPart, isOpen: isOpen)
  }

  /// Whether it is here, and not a piece of a longer word: no small letter follows, and before a small one there is
  /// neither a letter nor a digit.
  func stands(at index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    let end = index + old.count
    guard end <= bytes.endIndex, bytes[index..<end].elementsEqual(old) else { return false }
    if !isOpen, end < bytes.endIndex, (.a ... .z).contains(bytes[end]) { return false }
    return isPart || index == bytes.startIndex || !bytes[index - 1].isNameByte
  }
}

extension Token.Kind {
  /// Whether a name may be a part of it.
  fileprivate var carriesNames: Bool {
    switch self {
    case .identifier, .escapedIdentifier, .dollarIdentifier, .stringText, .comment, .documentation: true
    default: false
    }
  }
}
