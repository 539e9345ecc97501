import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloScreens
import NavigationKit
import TerminalKit

extension AppHost {
  /// What the app's own keys do.
  enum Action: Hashable, Sendable {
    case back, quit, help, undo, redo, search, searchAgain, command, redraw
    case flow(AppFlow)
  }

  /// The keys that every screen has beside its own.
  var keys: KeyBindingTable<Action> {
    let flows = zip(1..., AppFlow.allCases).map { number, flow in
      KeyBinding(Key(.character(Character("\(number)"))), "\(words.flow(flow))", Action.flow(flow), isProminent: false)
    }
    return KeyBindingTable(
      [
        KeyBinding("?", "\(words.help)", .help, alternatives: [.function(1)]),
        KeyBinding("q", "\(isAtRoot ? words.quit : words.back)", isAtRoot ? .quit : .back),
        KeyBinding(.escape, "\(words.back)", .back, isProminent: false),
        KeyBinding("u", "\(format.strings.key.undo)", .undo, isProminent: false),
        KeyBinding(.control("r"), "\(words.redo)", .redo, isProminent: false),
        KeyBinding("/", "\(words.search)", .search, isProminent: false),
        KeyBinding("N", "\(words.searchAgain)", .searchAgain, isProminent: false),
        KeyBinding(":", "\(words.command)", .command, isProminent: false),
        KeyBinding(.control("l"), "\(words.redraw)", .redraw, isProminent: false),
      ] + flows)
  }

  /// The keys of a form beside its own: those that type nothing.
  var keysOfForms: KeyBindingTable<Action> {
    KeyBindingTable(
      keys.bindings.compactMap { binding in
        let keys = binding.keys.filter { if case .character = $0.code { !$0.modifiers.isEmpty } else { true } }
        guard let key = keys.first else { return nil }
        // A form always shows how it is left.
        return KeyBinding(key, binding.label, binding.action, isProminent: binding.isProminent || key == .escape)
      })
  }

  /// The app's own keys that mean something on the screen in front.
  var keysInFront: KeyBindingTable<Action> { top.isForm ? keysOfForms : keys }

  private var isAtRoot: Bool { stage.pages.count == 1 && stage.top === stage.page }

  /// Does what a key means: to what lies over the screen, else to the screen, else to the app.
  func press(_ key: Key) {
    toasts.dismiss()
    notice = nil
    if key == .control("l") { return carryOut(.redraw) }
    if prompt != nil { return pressPrompt(key) }
    if overlay != nil { return pressOverlay(key) }
    switch top.handle(key) {
    case .handled: return feedback(.selection)
    case .refused: return feedback(.error)
    case .perform(let change): return top.isForm ? enter(change) : perform(change)
    case .submitted:
      trace("\(key) \(top.title.plainText)")
      return carryOut(top.submission)
    case .ignored: break
    }
    if let action = top.keys.action(for: key) {
      if top.isUnseen(key) { return }
      trace(key, in: top.keys)
      return carryOut(action)
    }
    let shared = keysInFront
    if let action = shared.action(for: key) {
      trace(key, in: shared)
      return carryOut(action)
    }
    if top.isForm, case .character = key.code { feedback(.error) }
  }

  /// Names a key of a table on standard error, as `MODULO_TRACE` does with the transactions that it leads to.
  private func trace(_ key: Key, in keys: KeyBindingTable<some Sendable>) {
    guard let binding = keys.bindings.first(where: { $0.keys.contains(key) }) else { return }
    trace("\(key) \(binding.label.plainText)")
  }

  private func trace(_ text: @autoclosure () -> String) {
    if console.traces { _ = console.streams.error.write("key \(text())\n") }
  }

  /// Puts a pasted text where text is typed; it is never a key.
  func paste(_ text: String) {
    if prompt != nil {
      prompt?.field.insert(text)
      return
    }
    switch overlay {
    case .question, .help, .answer: break
    case nil:
      switch top.paste(text) {
      case .perform(let change): enter(change)
      case .refused: feedback(.error)
      case .ignored, .handled, .submitted: break
      }
    }
  }

  /// Selects the row at a place of the screen, or presses the key of a keypad there. A key that the keypad doesn't offer
  /// is refused in words too: a finger that slips mustn't change an amount unnoticed.
  func click(line: Int, column: Int) {
    guard top.isForm else { return top.select(line: line, column: column) }
    toasts.dismiss()
    notice = nil
    guard let (label, outcome) = top.pressKeypad(line: line, column: column) else { return }
    switch outcome {
    case .perform(let change): enter(change)
    case .refused:
      feedback(.error)
      notice = words.refusedKey(label.plainText)
    case .ignored, .handled, .submitted: break
    }
  }

  /// Hands what was typed to a field; one that is refused is felt.
  private func enter(_ change: @escaping @MainActor () async -> Void) {
    perform { [self, form = top] in
      let values = form.fields.map(\.input)
      await change()
      if form.fields.map(\.input) == values { feedback(.error) }
    }
  }

  private func carryOut(_ action: ScreenAction?) {
    switch action {
    case .push(let destination):
      // What covers everything would cover that too.
      if stage.router.isFullScreenPresented { stage.router.dismiss() }
      stage.router.push(destination)
    case .replace(let destination):
      // A flow begins with one of its main screens.
      if stage.root.destination == destination {
        stage.router.popToRoot()
      } else {
        stage.router.replacePath(with: destination)
      }
    case .present(let destination, let route): present(destination, route)
    case .perform(let work): perform(work)
    case .submit(let work):
      if refusesMissing() { return }
      perform { [top] in
        await work()
        top.showRefusal()
      }
    case nil: break
    }
  }

  private func present(_ destination: AppDestination, _ route: Route) {
    do throws(NavigationError) {
      try stage.router.present(route: route, destination)
    } catch {
      // A push isn't presented: it is pushed.
      stage.router.push(destination)
    }
  }

  private func carryOut(_ action: Action) {
    switch action {
    case .quit: ending = .quit
    case .back: goBack()
    case .help: overlay = .help(ScrollState())
    // Over whatever is in front, so that it is seen again afterwards.
    case .undo: carryOut(ScreenAction.ask(.history(.undo(.last(1)))))
    case .redo: carryOut(ScreenAction.ask(.history(.redo(1))))
    case .search: begin(.search)
    case .searchAgain: find(backwards: false)
    case .command: begin(.command)
    case .redraw: needsWholeFrame = true
    case .flow(let flow): goTo(flow)
    }
  }

  /// Leaves the screen in front; the settings for the flow before them.
  private func goBack() {
    if !isAtRoot { stage.router.dismiss() } else if flows.selectedFlow == .profile { revertToPreviousFlow() }
  }

  private func pressOverlay(_ key: Key) {
    switch overlay {
    case .question(var state, let answer):
      switch state.handle(key) {
      case .submitted:
        trace("\(key) \(state.title.plainText)")
        self.answer(state.selection ?? false, answer)
      case .cancelled: self.answer(false, answer)
      case .changed, .unchanged, .ignored: overlay = .question(state, answer)
      }
    case .help(var scroll):
      if let action = sharedAction(for: key) {
        overlay = nil
        return carryOut(action)
      }
      let isClosing = [.escape, "q", "?", .enter, .function(1)].contains(key)
      _ = scroll.handle(key)
      overlay = isClosing ? nil : .help(scroll)
    case .answer(let answer, var viewport):
      if let action = sharedAction(for: key) { return carryOut(action) }
      let isClosing = [.escape, "q", .enter].contains(key)
      _ = viewport.scroll(key)
      overlay = isClosing ? nil : .answer(answer, viewport)
    case nil: break
    }
  }

  /// What a key does over a text as it does on the screen below.
  private func sharedAction(for key: Key) -> Action? {
    keysInFront.action(for: key).flatMap { [.search, .searchAgain, .command].contains($0) ? $0 : nil }
  }

  private func begin(_ purpose: Prompt.Purpose) {
    prompt = Prompt(purpose: purpose, history: histories[purpose] ?? LineHistory())
  }

  private func pressPrompt(_ key: Key) {
    if key == .tab, prompt?.purpose == .command { return completePrompt() }
    switch prompt?.handle(key) {
    case .cancelled: prompt = nil
    case .submitted: submit()
    case .changed, .unchanged, .ignored, nil: break
    }
  }

  private func submit() {
    guard let (purpose, text) = prompt.map({ ($0.purpose, $0.field.text) }) else { return }
    prompt = nil
    histories[purpose, default: LineHistory()].append(text)
    switch purpose {
    case .search:
      if !text.isEmpty { searched = text }
      find(backwards: false)
    case .command:
      trace(": \(text)")
      run(text)
    }
  }

  private func find(backwards: Bool) {
    if searched.isEmpty { return }
    if case .answer(let answer, var viewport) = overlay {
      let lines = answer.lines(width: frameWidth)
      if viewport.find(searched, in: lines, backwards: backwards) == nil { notice = words.notFound(searched) }
      overlay = .answer(answer, viewport)
      return
    }
    guard top.isPartlyRead else {
      if !top.find(searched, backwards: backwards) { notice = words.notFound(searched) }
      return
    }
    perform { [self, top, searched] in
      if await !top.search(searched), !Task.isCancelled { notice = words.notFound(searched) }
    }
  }
}
