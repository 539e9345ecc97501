/// A word of a command line that is a value, or that nothing takes.
struct ValueWord {
  let text: String
  /// Its place among the words of the line, from 1.
  let place: Int
  /// The argument that took it; nil for a word too many.
  let definition: ArgumentDefinition?

  var isUnexpected: Bool { definition == nil }

  /// Whether it is text, of which several words may be part.
  fileprivate var isText: Bool { definition?.receiver.isText ?? false }

  fileprivate var isPositional: Bool { definition?.description.kind == .positional }
}

extension [ValueWord] {
  /// The text that the words too many may belong to, with them: that of the option right before them, else that of the
  /// only argument by place that is text, when the arguments after it then get their words.
  ///
  /// Nil where no text stands before them, or something else stands between its words.
  var joinedText: String? {
    let unexpected = filter(\.isUnexpected)
    guard let first = unexpected.first else { return nil }
    if let option = last(where: { $0.place == first.place - 1 }), !option.isPositional, !option.isUnexpected {
      return option.isText ? ([option] + unexpected).text : nil
    }
    let byPlace = filter { $0.isPositional || $0.isUnexpected }
    guard byPlace.filter(\.isText).count == 1, let start = byPlace.firstIndex(where: \.isText) else { return nil }
    return [ValueWord](byPlace[start...].prefix(unexpected.count + 1)).text
  }

  /// The words as one; nil unless they follow each other on the line.
  private var text: String? {
    let areTogether = zip(self, dropFirst()).allSatisfy { $0.place + 1 == $1.place }
    return areTogether ? map(\.text).joined(separator: " ") : nil
  }
}
