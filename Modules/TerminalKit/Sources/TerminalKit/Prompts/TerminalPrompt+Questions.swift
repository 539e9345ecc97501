extension TerminalPrompt {
  /// Asks a question that is answered by yes or no.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - isYes: what Enter alone, or an empty line, means.
  /// - Throws: ``TerminalPromptError``, or ``TerminalSessionError``.
  public func confirm(_ question: TerminalText, default isYes: Bool = true) async throws -> Bool {
    let choices = TerminalText(isYes ? " (Y/n)" : " (y/N)").dim()
    guard isInteractive else {
      return try await askForLine(question + choices) { line in
        switch line.lowercased() {
        case "": isYes
        case "y", "yes": true
        case "n", "no": false
        default: nil
        }
      }
    }
    return try await ask(isYes) { event, answer in
      switch event {
      case .key("y"), .key("Y"): answer = true
      case .key("n"), .key("N"): answer = false
      case .key(.left), .key(.right), .key(.tab):
        answer.toggle()
        return .changed
      case .key(.enter): break
      case .key(.escape): return .cancelled
      default: return .ignored
      }
      return .submitted
    } lines: { answer in
      let yes: TerminalText = answer ? "[Yes] No " : " Yes [No]"
      return TextBlock([mark + question + "  " + yes])
    } answer: { answer in
      done(question, answer ? "Yes" : "No")
    }
  }

  /// Asks for a text.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - text: what Enter alone, or an empty line, means.
  ///   - fault: why a text can't be the answer; nil where it can.
  /// - Throws: ``TerminalPromptError``, or ``TerminalSessionError``.
  public func text(
    _ question: TerminalText, default text: String = "", fault: (String) -> TerminalText? = { _ in nil }
  ) async throws -> String {
    try await type(question, text, isSecret: false, fault)
  }

  /// Asks for a text that isn't shown. Where the input is no terminal, it is a line like any other.
  ///
  /// - Throws: ``TerminalPromptError``, or ``TerminalSessionError``.
  public func secret(
    _ question: TerminalText, fault: (String) -> TerminalText? = { _ in nil }
  ) async throws -> String {
    try await type(question, "", isSecret: true, fault)
  }

  private func type(
    _ question: TerminalText, _ preset: String, isSecret: Bool, _ fault: (String) -> TerminalText?
  ) async throws -> String {
    guard isInteractive else {
      let hint = preset.isEmpty ? question : question + " [" + TerminalText(preset) + "]"
      return try await askForLine(hint) { line in
        let text = line.isEmpty ? preset : line
        if let fault = fault(text) { say(fault) }
        return fault(text) == nil ? text : nil
      }
    }
    let typed = try await ask((TextFieldState(), TerminalText?.none)) { event, state in
      switch event {
      case .paste(let text): return state.0.insert(text)
      case .key(.enter):
        state.1 = fault(state.0.text.isEmpty ? preset : state.0.text)
        return state.1 == nil ? .submitted : .changed
      case .key(let key):
        state.1 = nil
        return state.0.handle(key)
      default: return .ignored
      }
    } lines: { state in
      let shown = isSecret ? TextFieldState(String(repeating: "•", count: state.0.text.count)) : state.0
      let field = TextField(mark + question, shown, prompt: TerminalText(preset)).lines(in: environment)
      return TextBlock(field.map { $0.cursorShown } + [state.1].compactMap { $0 })
    } answer: { state in
      done(question, isSecret ? "" : TerminalText(state.0.text.isEmpty ? preset : state.0.text))
    }
    return typed.0.text.isEmpty ? preset : typed.0.text
  }
}

extension TerminalPrompt {
  /// Asks for one of several values.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - options: the values, the first one selected at first; there has to be one.
  ///   - label: what a value is called.
  /// - Throws: ``TerminalPromptError``, or ``TerminalSessionError``.
  public func choice<Value: Sendable>(
    _ question: TerminalText, _ options: [Value], label: (Value) -> TerminalText
  ) async throws -> Value {
    precondition(!options.isEmpty, "a choice needs a value")
    let labels = options.map(label)
    guard isInteractive else {
      say(question)
      for (number, label) in zip(1..., labels) { say("\(number). " + label) }
      return try await askForLine("1–\(options.count)") { line in
        index(of: line, in: labels).map { options[$0] }
      }
    }
    let state = PickerState(zip(options, labels).map { PickerState.Option($0, $1) })
    let chosen = try await ask(state) { event, state in
      if case .key(let key) = event { state.handle(key) } else { .ignored }
    } lines: { state in
      TextBlock([mark + question] + rows(labels, state.selectedIndex) { _ in "" })
    } answer: { state in
      done(question, labels[state.selectedIndex])
    }
    return options[chosen.selectedIndex]
  }

  /// Asks for any number of several values: the space bar takes one or leaves it. As a line, their numbers.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - options: the values.
  ///   - label: what a value is called.
  /// - Returns: the values that were taken, in the order of the options.
  /// - Throws: ``TerminalPromptError``, or ``TerminalSessionError``.
  public func choices<Value: Sendable>(
    _ question: TerminalText, _ options: [Value], label: (Value) -> TerminalText
  ) async throws -> [Value] {
    let labels = options.map(label)
    guard isInteractive else {
      say(question)
      for (number, label) in zip(1..., labels) { say("\(number). " + label) }
      return try await askForLine("1–\(options.count), …") { line in
        let parts = line.split { $0 == "," || $0 == " " }.map { index(of: String($0), in: labels) }
        let taken = Set(parts.compactMap { $0 })
        return parts.contains(nil) ? nil : options.indices.filter(taken.contains).map { options[$0] }
      }
    }
    let start = (PickerState(zip(options, labels).map { PickerState.Option($0, $1) }), Set<Int>())
    let chosen = try await ask(start) { event, state in
      guard case .key(let key) = event else { return .ignored }
      guard key == .space else { return key == .enter ? .submitted : state.0.handle(key) }
      if options.isEmpty { return .unchanged }
      state.1.formSymmetricDifference([state.0.selectedIndex])
      return .changed
    } lines: { state in
      TextBlock([mark + question] + rows(labels, state.0.selectedIndex) { state.1.contains($0) ? "[x] " : "[ ] " })
    } answer: { state in
      done(question, state.1.sorted().map { labels[$0] }.joined(separator: ", "))
    }
    return chosen.1.sorted().map { options[$0] }
  }

  /// The option that a line means, by its number or its name.
  private func index(of line: String, in labels: [TerminalText]) -> Int? {
    if let number = Int(line), labels.indices.contains(number - 1) { return number - 1 }
    return labels.firstIndex { $0.plainText.lowercased() == line.lowercased() }
  }
}

extension TerminalPrompt {
  private var mark: TerminalText { "? " }

  /// What is left of a question.
  private func done(_ question: TerminalText, _ answer: TerminalText) -> TerminalText {
    let line = environment.adapting("✓ ").foregroundStyle(.green) + question + ": " + answer.bold()
    let ellipsis = environment.characterSet.ellipsis
    return environment.width.map { line.truncated(to: $0, ellipsis: ellipsis) } ?? line
  }

  /// The options below each other, ten of them at once.
  private func rows(
    _ labels: [TerminalText], _ selected: Int, sign: (Int) -> TerminalText
  ) -> [TerminalText] {
    let first = max(0, min(selected - 5, labels.count - 10))
    return labels.indices.dropFirst(first).prefix(10).map { index in
      let line = (index == selected ? "> " : "  ") + sign(index) + environment.adapting(labels[index])
      let fitted = environment.width.map { line.truncated(to: $0) } ?? line
      return index == selected ? fitted.bold() : fitted
    }
  }
}

extension TerminalText {
  /// The place of the cursor shown as a reversed letter, where the terminal's own cursor is hidden.
  fileprivate var cursorShown: TerminalText {
    mapStyles { if $0.attributes.contains(.cursor) { $0.attributes.insert(.reverse) } }
  }
}
