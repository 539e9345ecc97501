/// A request of a completion script: `---completion`, the shell, and the line up to the cursor.
///
/// Zsh and fish hand over words. Bash takes lines apart in a way of its own, so it hands over the characters that part
/// words there and the line as it was typed, quotes included.
struct CompletionQuery {
  /// The hidden verb. Three dashes, so that no option and no command can be called so.
  static let verb = "---completion"

  let shell: CompletionShell
  let words: [String]
  let current: String
  private let bashWord: BashWord?

  /// - Parameter arguments: all words of the command line; nil when they ask for something else.
  init?(_ arguments: [String]) {
    guard arguments.first == Self.verb, arguments.count > 1 else { return nil }
    guard let shell = CompletionShell(rawValue: arguments[1]) else { return nil }
    self.shell = shell
    let rest = arguments.dropFirst(2)
    if shell == .bash {
      let line = BashLine(rest.dropFirst().first ?? "", breaks: rest.first ?? "")
      words = Array(line.words.dropFirst())
      current = line.last.text
      bashWord = line.last
    } else {
      words = Array(rest.dropLast())
      current = rest.last ?? ""
      bashWord = nil
    }
  }

  /// The answer as the shell's script reads it: a line that says what kind it is, and the words or the value's
  /// beginning.
  func answer(_ completion: Completion) -> String {
    switch completion {
    case .candidates(let candidates): ([kind(of: candidates)] + lines(fitting(candidates))).joined(separator: "\n")
    case .files(let extensions): (["files"] + extensions).joined(separator: "\t") + "\n" + valuePrefix
    case .directories: "directories\n" + valuePrefix
    }
  }
}

extension CompletionQuery {
  /// Zsh offers only what begins with what is typed, unless it is told that the words fit.
  private func kind(of candidates: [CompletionCandidate]) -> String { fitsLater(candidates) ? "matches" : "words" }

  private func fitting(_ candidates: [CompletionCandidate]) -> [CompletionCandidate] {
    guard fitsLater(candidates) else { return candidates }
    let fitting = Set(Completion.fitting(current, among: candidates.map(\.value)))
    return candidates.filter { fitting.contains($0.value) }
  }

  /// Whether nothing begins with what is typed, and a later part of something does.
  private func fitsLater(_ candidates: [CompletionCandidate]) -> Bool {
    guard shell == .zsh, !current.isEmpty else { return false }
    let fitting = Completion.fitting(current, among: candidates.map(\.value))
    return fitting.first.map { !$0.lowercased().hasPrefix(current.lowercased()) } ?? false
  }

  private func lines(_ candidates: [CompletionCandidate]) -> [String] {
    let typeable = candidates.filter { !$0.value.unicodeScalars.contains(where: \.isUntypeable) }
    if let bashWord { return bashWord.replies(typeable.map(\.value)) }
    return typeable.map { $0.abstract.isEmpty ? $0.value : "\($0.value)\t\($0.abstract.onOneLine)" }
  }

  /// The typed part of a file's name.
  private var valuePrefix: String {
    guard current.hasPrefix("-"), let equals = current.firstIndex(of: "=") else { return current }
    return String(current[current.index(after: equals)...])
  }
}

extension String {
  fileprivate var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isUntypeable ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether it can't be offered: it isn't typed, ends the line of its candidate, or disguises the text around it.
  fileprivate var isUntypeable: Bool { properties.generalCategory == .control || properties.isBidiControl }
}
