extension Parser {
  /// The completions at the end of a line. Prints nothing; takes as long as the function that finds the candidates.
  ///
  /// - Parameters:
  ///   - words: the words after the program's name, each as the program would get it.
  ///   - current: what is typed already of the word that follows.
  ///   - environment: the variables that options fall back on.
  @MainActor public func completion(
    after words: [String], of current: String, environment: [String: String] = [:]
  ) async -> Completion {
    var reader = LineReader(words, root: rootNode)
    let expected = reader.expectation(of: current)
    reader.node.fillFromEnvironment(environment)
    let attachment = expected.attachment
    let context = CompletionContext(
      words: words, prefix: String(current.dropFirst(attachment.count)), environment: environment, current: current,
      node: reader.node)
    switch expected.argument?.completion {
    case .file(let extensions) where expected.candidates.isEmpty: return .files(extensions: extensions)
    case .directory where expected.candidates.isEmpty: return .directories
    case let kind:
      let values = await values(of: kind, in: context) + values(of: expected.other?.completion, in: context)
      let attached = values.map { CompletionCandidate(attachment + $0.value, abstract: $0.abstract) }
      return .candidates(expected.candidates + attached)
    }
  }

  @MainActor private func values(
    of kind: CompletionKind?, in context: CompletionContext
  ) async -> [CompletionCandidate] {
    switch kind {
    case .list(let words): words.map { CompletionCandidate($0) }
    case .shellCommand(let command): ShellCommand(command).lines().map { CompletionCandidate($0) }
    case .custom(let custom): await custom.candidates(context)
    case .default, .file, .directory, nil: []
    }
  }
}
