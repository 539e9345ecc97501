import Foundation

/// The changes that change nothing that a caller could see, each with its reason: no test can notice them.
struct Equivalents {
  /// One of them, known again by its file and its text, wherever in the file that stands.
  struct Entry: Decodable, Hashable {
    let file: String
    let before: String
    let after: String
    let reason: String
  }

  /// Why the list can't be used.
  enum Failure: Error, Hashable {
    /// The entry has no reason.
    case unexplained(Entry)
    /// Nothing in the sources can be changed so any more.
    case stale(Entry)
  }

  private struct Key: Hashable {
    let file: String
    let before: String
    let after: String
  }

  private let entries: [Key: Entry]

  /// - Parameters:
  ///   - json: A list of entries.
  ///   - mutations: All that there are.
  /// - Throws: ``Failure``, or what is wrong with the JSON.
  init(reading json: Data, for mutations: [Mutation]) throws {
    let list = try JSONDecoder().decode([Entry].self, from: json)
    let keys = Set(mutations.map(Self.key))
    for entry in list {
      if entry.reason.allSatisfy(\.isWhitespace) { throw Failure.unexplained(entry) }
      if !keys.contains(Self.key(entry)) { throw Failure.stale(entry) }
    }
    entries = Dictionary(list.map { (Self.key($0), $0) }) { $1 }
  }

  /// Why a change changes nothing; nil when it isn't one of them.
  func reason(for mutation: Mutation) -> String? { entries[Self.key(mutation)]?.reason }

  private static func key(_ mutation: Mutation) -> Key {
    Key(file: mutation.file, before: mutation.before, after: mutation.after)
  }

  private static func key(_ entry: Entry) -> Key {
    Key(file: entry.file, before: entry.before, after: entry.after)
  }
}

extension Equivalents.Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .unexplained(let entry): "\(entry.file): the equivalent “\(entry.after)” has no reason"
    case .stale(let entry):
      "\(entry.file): “\(entry.before)” can't become “\(entry.after)” any more: take the entry out"
    }
  }
}
