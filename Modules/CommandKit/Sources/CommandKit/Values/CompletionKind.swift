/// The completion of a value in a shell.
public enum CompletionKind: Hashable, Sendable {
  /// Nothing: the value can't be guessed.
  case `default`
  /// These words.
  case list([String])
  /// Files, of any kind or with one of these extensions (without the dot), and the folders on the way to them.
  case file(extensions: [String] = [])
  /// Folders.
  case directory
  /// The lines that a command prints, run by `/bin/sh` in the folder and with the environment of the program.
  case shellCommand(String)
  /// Candidates from a function of the program.
  case custom(CustomCompletion)

  /// Candidates from a function of the program: names from its data, say.
  ///
  /// The function runs while the user waits for the shell. It has to be quick, prints nothing, and returns an empty
  /// list where it cannot know.
  public static func custom(
    _ candidates: @escaping @MainActor @Sendable (CompletionContext) async -> [CompletionCandidate]
  ) -> CompletionKind {
    .custom(CustomCompletion(candidates))
  }

  /// Words from a function of the program that knows the line alone.
  ///
  /// - Parameter words: is told the words of the line from the program's name to the one that is being typed, the place of that
  ///   one among them, and the typed part of the value.
  public static func custom(
    _ words: @escaping @MainActor @Sendable (_ line: [String], _ index: Int, _ prefix: String) async -> [String]
  ) -> CompletionKind {
    .custom { context in
      let line = context.node.path.prefix(1) + context.words + [context.current]
      return await words(Array(line), line.count - 1, context.prefix).map { CompletionCandidate($0) }
    }
  }
}
