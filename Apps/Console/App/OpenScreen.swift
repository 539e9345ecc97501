import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloScreens
import NavigationKit
import TerminalKit

/// A screen that is open, with what the host keeps for it.
@MainActor
final class OpenScreen {
  /// What a screen holds.
  enum Content {
    /// Rows of which one is selected.
    case rows(RowList)
    /// Fields of which one has the keys.
    case form(FormSheet)
    case text

    var rows: RowList? {
      get { if case .rows(let rows) = self { rows } else { nil } }
      set { if let newValue { self = .rows(newValue) } }
    }

    var form: FormSheet? {
      get { if case .form(let form) = self { form } else { nil } }
      set { if let newValue { self = .form(newValue) } }
    }
  }

  /// How far the host has opened a screen.
  enum Opening { case none, begun, done }

  let destination: AppDestination
  let screen: any InteractiveScreen
  /// What its reads have looked at.
  let reads = ReadLog()
  /// What has changed since it was read; `nil` for nothing.
  var change: StoredChange?
  var opening = Opening.none {
    didSet { if opening == .done { beginning.values = beginning.values ?? keptFields.map(\.input) } }
  }
  /// What the screen held at the last key or frame.
  var content = Content.text
  var beginning = FormBeginning()
  var viewport = Viewport()
  /// The lines of the last frame, also those out of view, and what they were made for; `nil` before the first.
  private(set) var drawing: (lines: [TerminalText], environment: EnvironmentValues)?

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
  var hasInput: Bool { isForm && beginning.values.map { $0 != keptFields.map(\.input) } ?? false }
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
    screen.keys(for: selectedRow(of: screen))
  }

  private func selectedRow<S: InteractiveScreen>(of screen: S) -> S.Row? { content.rows?.selected?.base as? S.Row }

  /// Takes in what the screen holds now.
  func update() {
    let fields = fields
    if fields.isEmpty { return update(rowsOf: screen) }
    var form = content.form ?? FormSheet()
    form.update(fields, refused: screen.refusedField)
    content = .form(form)
  }

  private func update<S: InteractiveScreen>(rowsOf screen: S) {
    let (rows, wanted) = (screen.rows.map(AnyHashable.init), screen.selectedRow.map(AnyHashable.init))
    // Also without rows, a list that reads them or selects one keeps what it was asked for.
    guard !rows.isEmpty || wanted != nil || screen.window != nil else { return content = .text }
    var list = content.rows ?? RowList()
    if list.update(rows, wanted: wanted) { viewport.follows = true }
    content = .rows(list)
  }

  /// Selects one of the rows as they are now.
  func select(_ index: (_ rows: [AnyHashable]) -> Int?) {
    update()
    if let index = index(content.rows?.rows ?? []) { content.rows?.select(index) }
  }
}

extension OpenScreen {
  /// The lines in view, in the environment of the content.
  ///
  /// - Parameter showsRefusal: Whether a form says why it was refused; `nil` for as before.
  func lines(in environment: EnvironmentValues, showsRefusal: Bool? = nil) -> [TerminalText] {
    update()
    var inside = environment
    viewport.height = max(1, environment.height ?? 1)
    inside.selectedRow = content.rows?.index
    if var form = content.form {
      form.fit(height: environment.height, showsRefusal: showsRefusal)
      inside.form = form.state
      if form.takeRefusal() { viewport.show(from: Form(fields).lines(in: inside).count) }
      viewport.follows = form.sight == .cursor
      content = .form(form)
    }
    // Before it is read, a screen could only say that there is nothing.
    let lines = opening == .done ? screen.lines(in: inside) : []
    drawing = (lines, environment)
    viewport.fit(lines, following: content.rows?.selected)
    return Array(lines[viewport.range])
  }

  /// Whether a key would act on a selected row that is out of view; that is brought into view then.
  func isUnseen(_ key: Key) -> Bool {
    // Without a window, as in the app by lines, everything is in view.
    guard drawing?.environment.height != nil, isForRow(key, of: screen) else { return false }
    layOutAnew()
    guard let line = viewport.cursorLine, !viewport.range.contains(line) else { return false }
    viewport.follows = true
    return true
  }

  /// Lays out the lines of the rows as they are now: since the last frame other rows may have been read, and the keys
  /// before this one may have moved what is in view.
  func layOutAnew() {
    if let drawing { _ = lines(in: drawing.environment) }
  }

  /// Whether a key is one for the selected row, and none without one.
  private func isForRow<S: InteractiveScreen>(_ key: Key, of screen: S) -> Bool {
    screen.keys(for: nil).action(for: key) == nil
  }

  /// The place in a list, such as `12/340`; `nil` without rows.
  var position: (row: Int, count: Int)? {
    guard let list = content.rows, let index = list.index else { return nil }
    let window = screen.window
    return ((window?.offset ?? 0) + index + 1, window?.count ?? list.rows.count)
  }

  /// What a key does to the rows, the fields or the lines in view.
  func handle(_ key: Key) -> Outcome {
    // A key may come before the frame with what it acts on.
    update()
    switch content {
    case .form(var form):
      // Pages scroll a form; with any other key the cursor comes into view again.
      let response = form.handle(key, in: fields)
      let isScrolled = [.pageUp, .pageDown].contains(key) && viewport.scroll(key)
      form.look(at: isScrolled ? .page : .cursor)
      content = .form(form)
      return isScrolled ? .handled : Outcome(response)
    case .rows(let list) where !list.rows.isEmpty:
      guard let movement = RowMovement(key, page: viewport.height, columns: screen.rowColumns) else { return .ignored }
      return move(movement, in: list)
    case .rows, .text:
      // Space scrolls where it means nothing to the screen.
      if keys.action(for: key) != nil { return .ignored }
      return viewport.scroll(key) ? .handled : .ignored
    }
  }

  /// Brings into view why a form that was submitted was refused.
  func showRefusal() {
    update()
    content.form?.isRefusalReadOut = false
    if hasFailure { content.form?.showRefusal(in: fields) }
  }

  /// Whether it is to be read out why the form was refused. What was refused may be another value later: until the form is
  /// submitted again, that is said once.
  func takeRefusal() -> Bool {
    update()
    guard hasFailure, content.form?.isRefusalReadOut == false else { return false }
    content.form?.isRefusalReadOut = true
    return true
  }

  /// Puts the cursor into a field.
  func focus(_ index: Int) {
    update()
    content.form?.focus(index, in: fields)
  }

  /// Selects the row at a place in view, as a click does.
  func select(line: Int, column: Int) {
    let layout = RowLayout(drawing?.lines ?? [])
    select { rows in
      guard layout.count == rows.count else { return nil }
      return layout.row(atLine: viewport.range.lowerBound + line, column: column)
    }
  }

  /// Every line, with the rows numbered by their places in the list.
  func numberedLines(in environment: EnvironmentValues) -> [TerminalText] {
    update()
    drawing = (drawing?.lines ?? [], environment)
    var inside = environment
    inside.selectedRow = content.rows?.index
    inside.firstRowNumber = rowNumbers.lowerBound
    return screen.lines(in: inside)
  }

  /// The numbers of the rows that are read.
  var rowNumbers: Range<Int> {
    let first = (screen.window?.offset ?? 0) + 1
    return first..<first + (content.rows?.rows.count ?? 0)
  }

  /// Selects a row by its number.
  func select(number: Int) -> Outcome {
    let index = number - rowNumbers.lowerBound
    content.rows?.select(index)
    return told(screen)
  }

  /// What pasted text does: it goes into the focused field, and is never a key.
  func paste(_ text: String) -> Outcome {
    update()
    return (content.form?.paste(text, in: fields)).map(Outcome.init) ?? .handled
  }

  /// What came of a key.
  enum Outcome {
    case ignored
    case handled
    case submitted
    case refused
    case perform(@MainActor () async -> Void)

    init(_ response: FormState.Response) {
      self =
        switch response {
        case .ignored: .ignored
        case .handled: .handled
        case .submitted: .submitted
        case .refused: .refused
        case .change(let change): .perform(change)
        }
    }
  }

  private func move(_ movement: RowMovement, in list: RowList) -> Outcome {
    let index = list.index ?? 0
    viewport.follows = true
    let target = movement.target(from: index, count: list.rows.count)
    if target == index, screen.window.map({ $0.keys.count == $0.count }) ?? true {
      // What stands before the first row or after the last one comes into view.
      viewport.follows = false
      viewport.scroll(movement)
    }
    guard let window = screen.window else {
      content.rows?.select(target)
      return told(screen)
    }
    let plan = WindowPlan(height: viewport.height)
    if let page = plan.page(for: movement, window) {
      return .perform { [self] in
        await window.show(page)
        select { movement.target(from: 0, count: $0.count) }
      }
    }
    content.rows?.select(target)
    return plan.page(around: target, window).map { page in .perform { await window.show(page) } } ?? .handled
  }

  /// Tells a screen that selects rows itself which one is selected now.
  private func told<S: InteractiveScreen>(_ screen: S) -> Outcome {
    guard screen.selectedRow != nil, let row = selectedRow(of: screen) else { return .handled }
    return .perform { await screen.select(row) }
  }
}
