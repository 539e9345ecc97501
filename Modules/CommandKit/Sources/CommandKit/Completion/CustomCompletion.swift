/// A function that finds candidates. Functions can't be compared: any two of these are equal.
public struct CustomCompletion: Sendable {
  /// Finds the candidates for a place on a line. They need not begin with what is typed already.
  public let candidates: @MainActor @Sendable (CompletionContext) async -> [CompletionCandidate]

  public init(_ candidates: @escaping @MainActor @Sendable (CompletionContext) async -> [CompletionCandidate]) {
    self.candidates = candidates
  }
}

extension CustomCompletion: Hashable {
  public static func == (_: CustomCompletion, _: CustomCompletion) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

/// A word that a shell may offer.
public struct CompletionCandidate: Hashable, Sendable {
  /// The word as the program wants to get it; the shell's quotes are added later.
  public var value: String
  /// One sentence beside it, in shells that show one; may be empty.
  public var abstract: String

  public init(_ value: String, abstract: String = "") {
    self.value = value
    self.abstract = abstract
  }
}

/// The place on a line for which candidates are wanted.
public struct CompletionContext {
  /// The words after the program's name and before the one that is being typed.
  public let words: [String]
  /// The typed part of the word; for `--name=value` only the value's part.
  public let prefix: String
  /// The variables that options fall back on.
  public let environment: [String: String]
  /// The whole word that is being typed.
  let current: String
  let node: CommandNode

  /// The values of a global option group, as far as the line gives them; the rest comes from the environment and the
  /// defaults.
  ///
  /// - Returns: nil when neither the command nor one above it declares a group of that type as global.
  public func globalOptions<Group: ParsableArguments>(_ type: Group.Type) -> Group? {
    ParsedCommand(command: node.command, node: node).globalOptions(type)
  }
}

extension Completion {
  /// The words that fit what is typed: those that begin like it; where none does, those of which a later part does, as
  /// `New roof` for `roof`. Upper and lower case count as the same.
  public static func fitting(_ typed: String, among words: [String]) -> [String] {
    let typed = typed.lowercased()
    let begun = words.filter { $0.lowercased().hasPrefix(typed) }
    return begun.isEmpty && !typed.isEmpty ? words.filter { $0.lowercased().hasPart(beginningWith: typed) } : begun
  }
}

extension String {
  fileprivate func hasPart(beginningWith text: String) -> Bool {
    ranges(of: text).contains { range in
      guard range.lowerBound > startIndex else { return true }
      let before = self[index(before: range.lowerBound)]
      return !before.isLetter && !before.isNumber
    }
  }
}

/// The completions at the end of a line.
public enum Completion: Hashable, Sendable {
  /// These words, whether or not they begin with what is typed.
  case candidates([CompletionCandidate])
  /// Files, of any kind or with one of these extensions, and folders.
  case files(extensions: [String])
  /// Folders.
  case directories
}
