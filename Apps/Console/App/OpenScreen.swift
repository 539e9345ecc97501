import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloScreens
import NavigationKit
import TerminalKit

/// A screen that is open, with what the host keeps for it: the selected row, the field that keys go to, the lines in view.
@MainActor
final class OpenScreen {
  let destination: AppDestination
  let screen: any InteractiveScreen
  /// What its reads have looked at.
  let reads = ReadLog()
  /// What has changed since it was read; `nil` for nothing.
  var change: StoredChange?
  /// Whether the host has begun to open it.
  var isAttached = false
  /// Whether it was read for the first time.
  var isOpened = false { didSet { original = original ?? keptFields.map(\.input) } }
  var selection = RowSelection()
  private(set) var form = FormState()
  var viewport = Viewport()
  /// What the window was filled with last: a list that has fewer rows than it says isn't asked again.
  private var filled: (limit: Int, count: Int)?
  /// The values of the fields as they were shown first.
  private var original: [String]?
  /// The row that the screen itself selected last.
  private var followedRow: AnyHashable?
  /// The first field of the step of the form that was in front last.
  private var shownStep: TerminalText?
  /// Whether what a form says is scrolled through, instead of following the cursor.
  private var isScrolled = false
  /// Whether the next frame is to show why the form was refused.
  private var revealsRefusal = false
  /// Whether something else says already why the form was refused.
  var isRefusalSaid = false
  /// Whether the app by lines has read out why the form was refused.
  var isRefusalReadOut = false
  /// The kept values that the form couldn't have.
  var unrestored: [UnrestoredValue] = []
  /// Whether the form was refused once for what couldn't be restored.
  var isMissingSaid = false
  /// The lines without those that are out of view, for a search.
  var lines: [TerminalText] = []
  /// What the lines were made for.
  var environment: EnvironmentValues?

  init(_ destination: AppDestination, _ screen: any InteractiveScreen) {
    self.destination = destination
    self.screen = screen
  }

  var title: TerminalText { screen.title }
  var fields: [FormField] { screen.fields }
  /// The fields of the form's first step.
  var keptFields: [FormField] { screen.keptFields }
  var isForm: Bool { !fields.isEmpty }
  /// Whether a field has another value than at first.
  var hasInput: Bool { isForm && original.map { $0 != keptFields.map(\.input) } ?? false }
  /// Whether the last action failed, as where a form was refused.
  var hasFailure: Bool { screen.viewModel.hasFailed }
  /// The keys of the screen for the selected row.
  var keys: ScreenKeys { keys(of: screen) }
  /// What stores the form.
  var submission: ScreenAction? { submissionBinding?.action }
  /// The key that stores the form.
  var submissionKey: Key? { submissionBinding?.key }
  /// What the key says that stores the form.
  var submissionLabel: TerminalText? { submissionBinding?.label }
  private var submissionBinding: KeyBinding<ScreenAction>? { keys.bindings.first(where: \.action.isSubmission) }
  /// The keys that need no selected row.
  var keysWithoutRow: ScreenKeys { keysWithoutRow(of: screen) }

  private func keysWithoutRow<S: InteractiveScreen>(of screen: S) -> ScreenKeys { screen.keys(for: nil) }

  private func keys<S: InteractiveScreen>(of screen: S) -> ScreenKeys {
    let rows = screen.rows
    let index = selection.index(in: rows.map(AnyHashable.init))
    return screen.keys(for: index.map { rows[$0] })
  }

  private func rows<S: InteractiveScreen>(of screen: S) -> [AnyHashable] { screen.rows.map(AnyHashable.init) }
  var rows: [AnyHashable] { rows(of: screen) }
}

extension OpenScreen {
  /// The lines in view, in the environment of the content.
  func lines(in environment: EnvironmentValues) -> [TerminalText] {
    self.environment = environment
    var inside = environment
    update()
    let rows = rows
    inside.selectedRow = selection.index(in: rows)
    viewport.height = max(1, environment.height ?? 1)
    if isForm {
      form.fit(height: environment.height)
      form.showsRefusal = !isRefusalSaid
      inside.form = form
      if revealsRefusal, form.showsRefusal, form.refusedField == nil {
        isScrolled = true
        viewport.show(from: Form(fields).lines(in: inside).count)
      }
      viewport.follows = !isScrolled
    }
    revealsRefusal = false
    // Before it is read, a screen could only say that there is nothing.
    lines = isOpened ? screen.lines(in: inside) : []
    viewport.fit(lines, following: inside.selectedRow.map { rows[$0] }.map(AnyHashable.init))
    return Array(lines[viewport.range])
  }

  /// Whether a key would act on a selected row that is out of view; that is brought into view then.
  func isUnseen(_ key: Key) -> Bool {
    // Without a window, as in the app by lines, everything is in view.
    guard environment?.height != nil, isForRow(key, of: screen) else { return false }
    layOutAnew()
    guard let line = viewport.cursorLine, !viewport.range.contains(line) else { return false }
    viewport.follows = true
    return true
  }

  /// Lays out the lines of the rows as they are now: since the last frame other rows may have been read, and the keys
  /// before this one may have moved what is in view.
  func layOutAnew() {
    if let environment { _ = lines(in: environment) }
  }

  /// Whether a key is one for the selected row, and none without one.
  private func isForRow<S: InteractiveScreen>(_ key: Key, of screen: S) -> Bool {
    screen.keys(for: nil).action(for: key) == nil
  }

  /// Takes in the rows and the fields as they are now.
  private func update() {
    follow(screen)
    let rows = rows
    selection.note(selection.index(in: rows), in: rows)
    let step = fields.first?.label
    // Another step of the form begins at its first field.
    if step != shownStep { form = FormState() }
    shownStep = step
    guard isForm else { return }
    form.update(fields)
    form.refusedField = screen.refusedField.flatMap { label in fields.firstIndex { $0.label == label } }
  }

  /// The place in a list, such as `12/340`; `nil` without rows.
  var position: (row: Int, count: Int)? {
    guard let index = selection.index(in: rows) else { return nil }
    let window = screen.window
    return ((window?.offset ?? 0) + index + 1, window?.count ?? rows.count)
  }

  /// What a key does to the rows, the fields or the lines in view.
  func handle(_ key: Key) -> Outcome {
    // A key may come before the frame with what it acts on.
    update()
    if isForm { return handleInForm(key) }
    guard !rows.isEmpty else {
      // Space scrolls where it means nothing to the screen.
      if keys.action(for: key) != nil { return .ignored }
      return viewport.scroll(key) ? .handled : .ignored
    }
    guard let movement = RowMovement(key, page: viewport.height, columns: screen.rowColumns) else { return .ignored }
    return move(movement)
  }

  /// What a key does in a form: pages scroll it, and with any other key the cursor comes into view again.
  private func handleInForm(_ key: Key) -> Outcome {
    let response = form.handle(key, in: fields)
    isScrolled = [.pageUp, .pageDown].contains(key) && viewport.scroll(key)
    return isScrolled ? .handled : outcome(response)
  }

  /// Brings into view why a form that was submitted was refused: the field, else what is said below all of them.
  func showRefusal() {
    isRefusalReadOut = false
    update()
    guard isForm, hasFailure else { return }
    if let refused = form.refusedField { form.focus(refused, in: fields) }
    (isScrolled, revealsRefusal) = (false, true)
  }

  /// Puts the cursor into a field.
  func focus(_ index: Int) {
    update()
    form.focus(index, in: fields)
  }

  /// Selects the row at a place in view, as a click does.
  func select(line: Int, column: Int) {
    let (rows, layout) = (rows, RowLayout(lines))
    guard layout.count == rows.count else { return }
    let row = layout.row(atLine: viewport.range.lowerBound + line, column: column)
    if let row { selection.select(row, in: rows) }
  }

  /// Every line, with the rows numbered by their places in the list.
  func numberedLines(in environment: EnvironmentValues) -> [TerminalText] {
    self.environment = environment
    var inside = environment
    follow(screen)
    inside.selectedRow = selection.index(in: rows)
    inside.firstRowNumber = rowNumbers.lowerBound
    return screen.lines(in: inside)
  }

  /// The numbers of the rows that are read.
  var rowNumbers: Range<Int> {
    let first = (screen.window?.offset ?? 0) + 1
    return first..<first + rows.count
  }

  /// Selects a row by its number.
  func select(number: Int) -> Outcome {
    selection.select(number - rowNumbers.lowerBound, in: rows)
    return told(screen)
  }

  /// Reads the rows of a long list before or after those that are read; false where there are none.
  func turnPage(by step: Int) async -> Bool {
    guard let window = screen.window, let first = window.keys.first, let last = window.keys.last,
      step < 0 ? window.offset > 0 : rowNumbers.upperBound <= window.count
    else { return false }
    let start: Page.Start =
      step < 0
      ? .before(first, index: window.offset) : .after(last, index: window.offset + window.keys.count - 1)
    await window.show(Page(limit: Self.pageLength, start: start))
    return true
  }

  /// Reads the rows of a long list from a number on, unless it is that of a row that is read.
  ///
  /// - Returns: false where the list has no row of that number.
  func read(number: Int) async -> Bool {
    if let window = screen.window, !rowNumbers.contains(number), number > 0, number <= window.count {
      await window.show(Page(limit: Self.pageLength, offset: number - 1))
    }
    return rowNumbers.contains(number)
  }

  /// The rows of a page that is read as a whole.
  private static let pageLength = 30

  /// What pasted text does: it goes into the focused field, and is never a key.
  func paste(_ text: String) -> Outcome {
    guard isForm else { return .handled }
    update()
    return outcome(form.paste(text, in: fields))
  }

  /// What came of a key.
  enum Outcome {
    case ignored
    case handled
    case submitted
    case refused
    case perform(@MainActor () async -> Void)
  }

  func outcome(_ response: FormState.Response) -> Outcome {
    switch response {
    case .ignored: .ignored
    case .handled: .handled
    case .submitted: .submitted
    case .refused: .refused
    case .change(let change): .perform(change)
    }
  }

  private func move(_ movement: RowMovement) -> Outcome {
    let rows = rows
    let index = selection.index(in: rows) ?? 0
    viewport.follows = true
    let target = movement.target(from: index, count: rows.count)
    if target == index, screen.window.map({ $0.keys.count == $0.count }) ?? true {
      // What stands before the first row or after the last one comes into view.
      viewport.follows = false
      viewport.scroll(movement)
    }
    guard let window = screen.window else {
      selection.select(target, in: rows)
      return told(screen)
    }
    let plan = WindowPlan(height: viewport.height)
    if let page = plan.page(for: movement, window) {
      return .perform { [self] in
        await window.show(page)
        let shown = self.rows
        selection.select(movement.target(from: 0, count: shown.count), in: shown)
      }
    }
    selection.select(target, in: rows)
    return plan.page(around: target, window).map { page in .perform { await window.show(page) } } ?? .handled
  }

  /// Selects the row that the screen itself selects, once it is another one.
  private func follow<S: InteractiveScreen>(_ screen: S) {
    guard let row = screen.selectedRow.map(AnyHashable.init), row != followedRow else { return }
    let rows = rows
    guard let index = rows.firstIndex(of: row) else { return }
    followedRow = row
    viewport.follows = true
    selection.select(index, in: rows)
  }

  /// Tells a screen that selects rows itself which one is selected now.
  private func told<S: InteractiveScreen>(_ screen: S) -> Outcome {
    guard screen.selectedRow != nil, let index = selection.index(in: rows) else { return .handled }
    let row = screen.rows[index]
    return .perform { await screen.select(row) }
  }

  /// Whether the window has room for rows that aren't read.
  var needsRows: Bool {
    guard let window = screen.window, viewport.isFitted else { return false }
    let limit = WindowPlan(height: viewport.height).limit
    return rows.count < min(limit, window.count - window.offset)
      && (filled?.limit, filled?.count) != (limit, window.count)
  }

  /// Reads as many rows as the window has room for.
  func fillWindow() async {
    guard let window = screen.window else { return }
    filled = (WindowPlan(height: viewport.height).limit, window.count)
    await read(window)
  }

  /// Reads again what may be another now. Of a list in view the rows around the selected one are read, wherever it is.
  func refresh() async {
    if let window = screen.window, viewport.isFitted { await read(window) } else { await screen.appear() }
  }

  private func read(_ window: RowWindow) async {
    let rows = rows
    guard let index = selection.index(in: rows), window.keys.indices.contains(index) else {
      return await screen.appear()
    }
    let (row, key) = (rows[index], window.keys[index])
    let limit = WindowPlan(height: viewport.height).limit
    await window.show(Page(limit: limit, start: .around(key, index: nil)))
    let shown = self.rows
    guard !shown.contains(row), let keys = screen.window?.keys else { return }
    // It is gone: the one before it.
    selection.select(max(0, keys.prefix { $0 > key }.count - 1), in: shown)
  }
}
