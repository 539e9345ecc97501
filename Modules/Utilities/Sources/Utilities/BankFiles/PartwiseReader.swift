/// A reader that takes a part of its file at a time: a tag, a line, a record. A part may end several items, or none.
protocol PartwiseReader: BankFileReader {
  /// The items that are read and not yet given out.
  var items: BankFileItems { get set }
  /// Why nothing is read any more; nil while the file is read.
  var failure: BankFileError? { get set }

  /// Takes the next part.
  ///
  /// - Returns: Whether there was one.
  mutating func takePart() throws(BankFileError) -> Bool
}

extension PartwiseReader {
  /// As ``BankFileReader/next()``. What was read before a failure is given out first.
  mutating func nextItem() throws(BankFileError) -> BankFileItem? {
    while true {
      if let item = items.next() { return item }
      if let failure { throw failure }
      do {
        guard try takePart() else { return nil }
      } catch {
        failure = error
      }
    }
  }
}

/// A reader of a file of elements.
protocol MarkupFileReader: PartwiseReader {
  var markup: MarkupReader { get set }
  /// Whether the element that all others are within has begun.
  var hasRoot: Bool { get }

  /// Takes the next tag or text.
  mutating func take(_ event: MarkupReader.Event) throws(BankFileError)
}

extension MarkupFileReader {
  mutating func takePart() throws(BankFileError) -> Bool {
    guard let event = try markup.next() else {
      guard hasRoot else { throw .unknownKind }
      return false
    }
    try take(event)
    return true
  }
}
