/// The tag of a field of MT940, such as `:61:` or `:60F:`.
struct MT940Tag: Sendable {
  /// Two digits and a letter or none, or two letters: `61`, `60F`, `NS`.
  let name: String
  /// The number of its bytes, colons included.
  let length: Int

  /// Whether the field is the balance before the first entry of a statement or of a part of it.
  var isOpeningBalance: Bool { name == "60F" || name == "60M" }

  /// Whether the field is the balance after the last entry of a statement or of a part of it.
  var isClosingBalance: Bool { name == "62F" || name == "62M" }

  /// The tag with which the line begins; nil for none.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.first == colon, let end = line.dropFirst().prefix(4).firstIndex(of: colon) else { return nil }
    let name = line[(line.startIndex + 1)..<end]
    let isNumber = (2...3).contains(name.count) && name.prefix(2).allSatisfy(\.isDigit)
    let isLetter = name.dropFirst(2).allSatisfy { 0x41...0x5A ~= $0 }
    guard isNumber && isLetter || name.elementsEqual("NS".utf8) else { return nil }
    self.name = String(decoding: name, as: UTF8.self)
    length = name.count + 2
  }
}

private let colon = UInt8(ascii: ":")
