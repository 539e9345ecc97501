import DependencyKit
import ModuloCore
import ModuloDesignSystem
import ModuloModels
import ModuloNavigation
import ModuloScreens
import NavigationKit
import TerminalKit

extension AppHost {
  /// The window as it is now.
  func frame(width: Int, height: Int) -> Frame {
    var environment = console.environment
    environment.width = width
    if let colorDepth { environment.colorDepth = colorDepth }
    environment.theme = Theme(console.dependencies.shared[GeneralPreferences.theme], on: background)
    frameWidth = width
    let layout = WindowLayout(width: width, height: height, environment)
    guard layout.isLargeEnough else {
      return layout.frame(title: EmptyView(), content: EmptyView(), status: EmptyView()) {
        TerminalText(words.tooSmall($0, $1))
      }
    }
    let content = layout.contentEnvironment
    let lines = lines(in: content)
    var frame = layout.frame(
      title: TextBlock([titleLine(environment)]), content: TextBlock(lines),
      status: TextBlock([statusLine(environment)]), overlay: overlayBlock(in: content))
    if overlay == nil, prompt == nil, !top.isForm { frame.cursor = nil }
    return frame
  }

  /// The lines of the screen in front. Over a sheet that is as tall as its content, the page stays in view.
  private func lines(in environment: EnvironmentValues) -> [TerminalText] {
    // What a toast says isn't said twice.
    let lines = top.lines(in: environment, showsRefusal: toasts.current?.style != .error)
    // After the title's.
    firstLine = 1
    guard top === stage.sheet, stage.router.selectedRoute == .sheet(.fitContent), let height = environment.height else {
      return lines
    }
    let sheet = lines.isEmpty ? [] : Divider().lines(in: environment) + lines
    let page = stage.page.lines(in: environment).prefix(max(0, height - sheet.count))
    firstLine += max(page.count, height - sheet.count) + (lines.isEmpty ? 0 : 1)
    return page + Array(repeating: TerminalText(), count: max(0, height - sheet.count - page.count)) + sheet
  }

  /// The name of the screen, after those it was opened from, with the flows beside the first one.
  private func titleLine(_ environment: EnvironmentValues) -> TerminalText {
    let width = environment.width ?? 80
    let ellipsis = environment.characterSet.ellipsis
    let place = top.position.map { " \($0.row)/\($0.count)" } ?? ""
    let room = max(0, width - place.count)
    let tabs = PickerState(
      AppFlow.allCases.map { .init($0, "\(words.flow($0))") },
      selectedIndex: AppFlow.allCases.firstIndex(of: flows.selectedFlow) ?? 0)
    var inside = environment
    inside.width = room
    let isAtRoot = stage.pages.count == 1 && top === stage.page
    var names = [environment.adapting("\(words.flow(flows.selectedFlow))")]
    for name in stage.all.dropFirst().map({ environment.adapting($0.title) }) where !name.isEmpty && name != names.last
    {
      names.append(name)
    }
    let line = isAtRoot ? TabBar(tabs).lines(in: inside).first ?? "" : path(names, in: inside).bold()
    let shown = environment.adapting(line).truncated(to: room, ellipsis: ellipsis)
    return shown.padded(to: room) + TerminalText(place).dim()
  }

  /// The names in a row. Where there isn't room for all, the first ones are left out.
  private func path(_ names: [TerminalText], in environment: EnvironmentValues) -> TerminalText {
    let separator: TerminalText = environment.characterSet == .ascii ? " > " : " › "
    let ellipsis = TerminalText(environment.characterSet.ellipsis)
    let paths = names.indices.map { first in
      ((first == 0 ? [] : [ellipsis]) + names[first...]).joined(separator: separator)
    }
    return paths.first { $0.width <= environment.width ?? 80 } ?? paths.last ?? ""
  }

  /// The text of a toast; of a loss, with the key that brings back what is gone.
  func text(of toast: Toast) -> String { toast.text(format) + undoText(of: toast) }

  /// The key that brings back what is gone, after the text of a loss; empty where nothing is lost.
  private func undoText(of toast: Toast) -> String {
    guard toast.isLoss, let undo = keysInFront.bindings.first(where: { $0.action == .undo }) else { return "" }
    return " · \(name(undo.key).plainText) \(undo.label.plainText)"
  }

  /// A toast on one line, whose text gives way to the key that brings back what is gone.
  private func line(of toast: Toast, in environment: EnvironmentValues) -> TerminalText {
    var unbounded = environment
    unbounded.width = nil
    let message = Message(toast.text(format), toast.style == .success ? .success : .failure)
    let text = environment.adapting(message.lines(in: unbounded).joined(separator: "; "))
    let undo = environment.adapting(TerminalText(undoText(of: toast)))
    let room = max(0, (environment.width ?? 80) - undo.width)
    return text.truncated(to: room, ellipsis: environment.characterSet.ellipsis) + undo
  }

  /// A toast or a notice where there is one, else the keys.
  private func statusLine(_ environment: EnvironmentValues) -> TerminalText {
    let line: TerminalText?
    if let prompt {
      line = TextField(prompt.purpose == .search ? "/" : ":", prompt.field).lines(in: bare(environment)).first
    } else if let toast = toasts.current {
      line = self.line(of: toast, in: environment)
    } else if let notice {
      line = Message(notice, .failure).lines(in: environment).first
    } else {
      line = statusBar.lines(in: environment).first
    }
    return line ?? ""
  }

  /// Without the separator that follows a title elsewhere.
  private func bare(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.titleSeparator = ""
    return environment
  }

  private var statusBar: StatusBar {
    switch overlay {
    case .answer, .help:
      let shared = keysInFront.bindings.filter { [.search, .command].contains($0.action) }
      return StatusBar(
        [(name(.escape), "\(words.back)"), ("j", "\(words.down)"), ("k", "\(words.up)")]
          + shared.map { (key: name($0.key), label: $0.label) })
    case .question: return StatusBar([(name(.escape), "\(words.back)")])
    case nil: break
    }
    let own = top.keys.bindings.filter(\.isProminent).map { (key: $0.key, label: $0.label) }
    let shared = keysInFront.bindings.filter { $0.isProminent && top.keys.action(for: $0.key) == nil }
      .map { (key: $0.key, label: $0.label) }
    // Help and the way out are always there.
    let ways = own.filter { $0.key == .escape }
    return StatusBar(
      (shared + ways + own.filter { $0.key != .escape }).map {
        (key: name($0.key), label: $0.label)
      })
  }

  private func name(_ key: Key) -> TerminalText { TerminalText(words.keyNames.name(of: key)) }

  /// What lies over the screen; without lines for nothing.
  private func overlayBlock(in environment: EnvironmentValues) -> TextBlock {
    switch overlay {
    case .question(let state, _): return ConfirmationDialog(state).block(in: environment)
    case .help(let scroll):
      let help = HelpOverlay("\(words.help)", sections: helpSections, scroll: scroll)
      overlay = .help(help.fitted(in: environment))
      return help.block(in: environment)
    case .answer(let answer, var viewport):
      let width = environment.width ?? 80
      let height = environment.height ?? 24
      let lines = answer.lines(width: width)
      viewport.height = height
      viewport.fit(lines, following: nil)
      overlay = .answer(answer, viewport)
      let visible = lines[viewport.range]
      let padding = Array(repeating: TerminalText(), count: max(0, height - visible.count))
      return TextBlock((visible + padding).map { environment.adapting($0).padded(to: width) })
    case nil: return TextBlock()
    }
  }

  /// The keys of the screen, and those of the app.
  private var helpSections: [HelpOverlay.Section] {
    [
      top.keys.helpSection(top.title, words.keyNames),
      keysInFront.helpSection("\(words.everywhere)", words.keyNames),
      HelpOverlay.Section(
        "\(words.moving)", rows: words.movements.map { (keys: TerminalText($0.keys), label: TerminalText($0.label)) }),
    ]
  }
}
