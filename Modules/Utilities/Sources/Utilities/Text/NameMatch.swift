/// How a typed text fits a name, from the closest fit to the loosest. Case and accents don't matter.
public enum NameFit: Int, CaseIterable, Comparable, Sendable {
  /// It is the whole name.
  case whole
  /// The name begins with it.
  case beginning
  /// A word of the name begins with it: `roof` in `New roof`.
  case wordBeginning
  /// It is somewhere in the name.
  case part

  public static func < (first: NameFit, second: NameFit) -> Bool { first.rawValue < second.rawValue }
}

/// What a typed text means among things that have names.
///
/// The closest fit that any name has counts: a looser one is never looked at then, since everything that fits closely
/// fits loosely too. So a name that is typed in full wins over the names that it begins.
public enum NameMatch<Item> {
  /// One name fits.
  case one(Item, NameFit)
  /// Several names fit equally, in the order of the items.
  case several([Item], NameFit)
  /// No name fits; those that may have been meant, the nearest first: names that fit more loosely than is allowed, and
  /// then names in which a few letters are others.
  case none(nearest: [Item])

  /// Looks a text up among items. Costs one pass over the names; where none fits, one more that compares letters.
  ///
  /// - Parameters:
  ///   - text: What was typed. A blank text fits no name.
  ///   - loosest: The loosest fit that counts: ``NameFit/part`` where the answer only shows something, a closer one where
  ///     a mistake costs more.
  ///   - limit: The most names that are offered where none fits.
  ///   - name: The name of an item.
  public init(
    of text: String, among items: [Item], loosest: NameFit, limit: Int = 3, name: (Item) -> String
  ) {
    let typed = text.tidied.folded
    guard !typed.isEmpty else {
      self = .none(nearest: [])
      return
    }
    let fits = items.map { (item: $0, fit: NameFit(typed, in: name($0).tidied.folded)) }
    if let closest = fits.compactMap(\.fit).min(), closest <= loosest {
      let found = fits.filter { $0.fit == closest }.map(\.item)
      self = found.count == 1 ? .one(found[0], closest) : .several(found, closest)
    } else {
      let ranked = fits.enumerated().compactMap { index, candidate -> (rank: Int, index: Int)? in
        if let fit = candidate.fit { return (fit.rawValue - NameFit.allCases.count, index) }
        return typed.nearness(to: name(candidate.item).tidied.folded).map { ($0, index) }
      }
      self = .none(nearest: ranked.sorted { $0 < $1 }.prefix(limit).map { items[$0.index] })
    }
  }
}

extension NameMatch: Sendable where Item: Sendable {}
extension NameMatch: Equatable where Item: Equatable {}

extension NameFit {
  /// The closest fit; nil for none. Both texts are folded.
  fileprivate init?(_ typed: String, in name: String) {
    if typed == name {
      self = .whole
    } else if name.hasPrefix(typed) {
      self = .beginning
    } else {
      let places = name.ranges(of: typed).map(\.lowerBound)
      guard !places.isEmpty else { return nil }
      self = places.contains { name[name.index(before: $0)].endsWord } ? .wordBeginning : .part
    }
  }
}

extension Character {
  /// Whether a word may begin after it.
  fileprivate var endsWord: Bool { !isLetter && !isNumber }
}

extension String {
  /// The number of letters that differ from the name or from the nearest of its words; nil when these are too many for a
  /// slip: more than a third, or any of one or two.
  fileprivate func nearness(to name: String) -> Int? {
    let most = Swift.min(3, count / 3)
    guard most > 0 else { return nil }
    let words = name.split(whereSeparator: \.endsWord)
    return ([name[...]] + words).compactMap { Array(self).edits(to: Array($0), most: most) }.min()
  }
}

extension [Character] {
  /// The number of letters to insert, leave out, replace or swap with the next one; nil for more than `most`.
  fileprivate func edits(to other: [Character], most: Int) -> Int? {
    guard abs(count - other.count) <= most else { return nil }
    var (beforeLast, last): ([Int], [Int]) = ([], Array<Int>(0...other.count))
    for row in indices {
      var current = [row + 1]
      for column in other.indices {
        let isSame = self[row] == other[column]
        var least = Swift.min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, self[row] == other[column - 1], self[row - 1] == other[column] {
          least = Swift.min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count] <= most ? last[other.count] : nil
  }
}
