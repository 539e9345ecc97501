/// A name with wildcards: `*` stands for any number of characters, `?` for one.
public struct NamePattern: Sendable, Hashable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  private let bytes: [UInt8]
  private let prefix: ArraySlice<UInt8>

  /// A pattern; every text is one, and one without wildcards matches itself alone.
  public init(_ text: String) {
    description = text
    bytes = Array(text.utf8)
    prefix = bytes.prefix { $0 != .asterisk && $0 != .question }
  }

  /// Whether it may match other names than the one that it spells.
  var hasWildcards: Bool { prefix.count < bytes.count }

  /// Whether the whole name matches; capitals count. Linear in its length, and times the stars at worst.
  public func matches(_ name: String) -> Bool { matches(ArraySlice(name.utf8)) }

  /// Whether a piece of a source matches. Costs one comparison where the beginning differs.
  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.starts(with: prefix) else { return false }
    if prefix.count == bytes.count { return name.count == bytes.count }
    return matches(name[...].dropFirst(prefix.count), bytes.dropFirst(prefix.count))
  }

  /// The usual walk with one way back: to the place after the last star.
  private func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var index = name.startIndex
    var place = pattern.startIndex
    var retry: (name: Int, pattern: Int)?
    while index < name.endIndex {
      if place < pattern.endIndex, pattern[place] == .asterisk {
        place += 1
        retry = (index, place)
      } else if place < pattern.endIndex, pattern[place] == .question || pattern[place] == name[index] {
        index += 1
        place += 1
      } else if let last = retry {
        index = last.name + 1
        place = last.pattern
        retry = (index, place)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == .asterisk }
  }
}
