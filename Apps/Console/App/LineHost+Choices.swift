import ModuloCore
import ModuloDesignSystem
import ModuloNavigation
import ModuloScreens
import TerminalKit

extension LineHost {
  /// Shows a screen with its choices, and reads lines until one leads somewhere.
  ///
  /// - Returns: false at the end of the input.
  func choose(on screen: OpenScreen) async throws -> Bool {
    try show(screen.numberedLines(in: environment))
    try show(choices(of: screen) + (host.stage.all.count == 1 ? [places] : []))
    while let line = try await read("> ") {
      if try await carryOut(LineCommand(line), on: screen) { return true }
    }
    return false
  }

  /// The keys of the screen: those of the whole, and those of a row.
  private func choices(of screen: OpenScreen) -> [TerminalText] {
    let general = screen.keysWithoutRow.bindings
    let ofRows = screen.keys.bindings.filter { binding in !general.contains { $0.key == binding.key } }
    var lines: [TerminalText] = []
    if !general.isEmpty { lines.append(titled(words.choices, labels(general))) }
    if let example = ofRows.first(where: { $0.key != .enter }) ?? ofRows.first {
      let name = host.words.keyNames.name(of: example.key)
      lines.append(titled(words.choicesOfRow(name, screen.rowNumbers.lowerBound), labels(ofRows)))
    }
    if let window = screen.screen.window, window.count > screen.rowNumbers.count {
      lines.append("\(words.pages(screen.rowNumbers.lowerBound, screen.rowNumbers.upperBound - 1, window.count))")
    }
    return lines
  }

  /// The way to the flows, and out.
  private var places: TerminalText {
    let flows = zip(1..., AppFlow.allCases).map { TerminalText("go \($0) \(host.words.flow($1))") }
    let end = host.keys.bindings.filter { $0.key == "q" }
    return titled(host.words.everywhere, labels(end) + ", " + flows.joined(separator: ", "))
  }

  private func titled(_ title: String, _ text: TerminalText) -> TerminalText {
    TerminalText(title + environment.titleSeparator) + text
  }

  private func labels<Action>(_ bindings: [KeyBinding<Action>]) -> TerminalText {
    bindings.map { TerminalText(host.words.keyNames.name(of: $0.key)) + " " + $0.label }.joined(separator: ", ")
  }

  /// Does what a line says.
  ///
  /// - Returns: false where the screen stays as it was shown, and another line is waited for.
  private func carryOut(_ command: LineCommand, on screen: OpenScreen) async throws -> Bool {
    switch command {
    case .show: return true
    case .help: return try tell(help(of: screen))
    case .command(let line): host.run(line)
    case .search(let text): return try tell(await found(text, on: screen))
    case .flow(let number):
      guard AppFlow.allCases.indices.contains(number - 1) else { return try refuse(words.unknown("go \(number)")) }
      host.goTo(AppFlow.allCases[number - 1])
    case .nextPage, .previousPage:
      guard await screen.turnPage(by: command == .nextPage ? 1 : -1) else { return try refuse(words.noPage) }
    case .row(let number): return try await press("\(Key.enter)", number, on: screen)
    case .key(let name, let number): return try await press(name, number, on: screen)
    }
    return true
  }

  private func press(_ name: String, _ number: Int?, on screen: OpenScreen) async throws -> Bool {
    if let number {
      guard await screen.read(number: number) else { return try refuse(words.noRow(number)) }
      if case .perform(let tell) = screen.select(number: number) { host.perform(tell) }
    }
    let keys = number == nil ? screen.keysWithoutRow : screen.keys
    let names = host.words.keyNames
    if let key = keys.key(named: name, names) ?? host.keys.key(named: name, names) {
      host.press(key)
      return true
    }
    // To select a row is something too where the screen shows more of it.
    if number != nil, [Key.enter.description, names.name(of: .enter)].contains(name) { return true }
    guard screen.keys.key(named: name, names) == nil else {
      return try refuse(words.needsRow(name, screen.rowNumbers.lowerBound))
    }
    return try refuse(words.unknown(name))
  }

  private func help(of screen: OpenScreen) -> [TerminalText] {
    choices(of: screen) + [places] + words.help.map { TerminalText($0) }
  }

  private func found(_ text: String, on screen: OpenScreen) async -> [TerminalText] {
    let lines = await screen.numberedLines(with: text, in: environment)
    return lines.isEmpty ? [TerminalText(host.words.notFound(text))] : lines
  }

  private func tell(_ lines: [TerminalText]) throws -> Bool {
    try show(lines)
    return false
  }

  private func refuse(_ message: String) throws -> Bool {
    host.feedback(.error)
    return try tell(Message(message, .failure).lines(in: environment))
  }
}

extension KeyBindingTable {
  /// The key of a binding that one of its keys names, as help writes them, or in English.
  fileprivate func key(named name: String, _ names: KeyNames) -> Key? {
    bindings.lazy.flatMap(\.keys).first { [$0.description, names.name(of: $0)].contains(name) }
  }
}
