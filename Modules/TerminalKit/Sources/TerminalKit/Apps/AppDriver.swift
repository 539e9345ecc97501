import Observation
import Synchronization

/// Runs a ``TerminalApp`` step by step, without a terminal: events in, frames out. For tests, for pictures, and for a host
/// of your own.
///
/// ```swift
/// let driver = AppDriver(Counter(), width: 20, height: 5)
/// driver.send(.key(.enter))
/// driver.frame.plainLines  // ["[ Add to 1 ]", "[ Quit ]", "", "", ""]
/// ```
@MainActor public final class AppDriver {
  private let content: (EnvironmentValues) -> TextBlock

  /// The window as it was drawn last.
  public private(set) var frame: Frame

  /// Whether the app has asked to end.
  public var isFinished: Bool { hasQuit.isSet }

  /// Called when something that the app shows has changed by itself, as in a task.
  var onChange: @Sendable () -> Void = {} { didSet { isTracked.clear() } }

  private var environment: EnvironmentValues
  private let memory = ControlMemory()
  private var interactions: [Interaction] = []
  private var focus: Int?
  private var focusIndex = 0
  private let tasks = RunningTasks()
  private let work = PendingWork()
  /// Does what keys wait for; nil while they don't.
  private var action: Task<Void, Never>?
  private var waiting: [TerminalEvent] = []
  private let hasQuit: Flag
  /// Whether a change of what the app shows is told. It is told once, and what is asked for again and again would pile up.
  private let isTracked = Flag()

  /// A driver that has drawn the first frame.
  ///
  /// - Parameters:
  ///   - app: what is run.
  ///   - width: the columns of the window.
  ///   - height: its lines.
  ///   - environment: what the terminal can show.
  public init(_ app: some TerminalApp, width: Int, height: Int, environment: EnvironmentValues = EnvironmentValues()) {
    content = { environment in
      EnvironmentValues.$current.withValue(environment) { app.body }.block(in: environment)
    }
    let flag = Flag()
    hasQuit = flag
    frame = Frame(width: width, height: height)
    self.environment = environment
    self.environment.memory = memory
    self.environment.quit = QuitAction { flag.set() }
    self.environment.perform = PerformAction { [weak self, work] in
      work.append($0)
      Task { @MainActor [weak self] in self?.begin() }
    }
    resize(width: width, height: height)
  }

  /// Takes an event, and draws the window again.
  ///
  /// Keys are for the control that has the focus, then for the views around it from the inside on. Tab and shift-Tab, and
  /// the arrows that no view takes, go from control to control; control-C ends the app. While something is done that keys
  /// wait for, an event is taken after it, and control-C cancels it.
  public func send(_ event: TerminalEvent) {
    if case .resize(let width, let height) = event { return resize(width: width, height: height) }
    take(event)
    draw()
  }

  /// Waits until all is done that keys wait for (``EnvironmentValues/perform``), and the keys have been taken.
  public func settle() async {
    begin()
    while let action { await action.value }
  }

  /// Draws the window as it is now, and begins and ends the tasks of what has come and gone.
  public func draw() {
    // The body may read other things of a view that has the focus.
    if environment.focusedIdentity != focus { isTracked.clear() }
    environment.focusedIdentity = focus
    var block = layout()
    interactions = block.interactions
    if refocus() {
      isTracked.clear()
      environment.focusedIdentity = focus
      block = layout()
      interactions = block.interactions
    }
    frame = Frame(block.lines, width: frame.width, height: frame.height)
    memory.keepOnly(Set(interactions.map(\.identity)))
    follow()
  }

  private func resize(width: Int, height: Int) {
    frame = Frame(width: width, height: height)
    (environment.width, environment.height) = (frame.width, frame.height)
    isTracked.clear()
    draw()
  }

  private func layout() -> TextBlock {
    if isTracked.isSet { return block() }
    isTracked.set()
    return withObservationTracking(block) { [isTracked, onChange] in
      isTracked.clear()
      onChange()
    }
  }

  private func block() -> TextBlock {
    content(environment).clipped(width: frame.width, height: frame.height)
  }
}

extension AppDriver {
  private func take(_ event: TerminalEvent) {
    begin()
    guard let action else { return deliver(event) }
    guard event == .key(.control("c")) else { return waiting.append(event) }
    work.removeAll()
    action.cancel()
  }

  private func deliver(_ event: TerminalEvent) {
    switch event {
    case .key(let key): press(key)
    case .paste: if modal == nil, let control { _ = performing(control.environment) { control.effect(event) } }
    case .mouse(let mouse): if modal == nil { point(mouse) }
    default: break
    }
    begin()
  }

  /// Does what was asked for, one after the other, and takes the keys that have waited then.
  private func begin() {
    guard action == nil, !work.isEmpty else { return }
    action = Task { [weak self, work] in
      while let next = work.takeFirst() { await next() }
      self?.end()
    }
  }

  private func end() {
    action = nil
    draw()
    begin()
    while action == nil, !waiting.isEmpty {
      deliver(waiting.removeFirst())
      draw()
    }
    onChange()
  }
}

extension AppDriver {
  private var controls: [Interaction] {
    interactions.filter(\.isControl)
  }

  private var control: (effect: (TerminalEvent) -> KeyResponse, environment: EnvironmentValues)? {
    guard let found = controls.first(where: { $0.identity == focus }), case .control(let effect) = found.effect
    else { return nil }
    return (effect, found.environment)
  }

  /// Gives the focus to the control in the place of one that has gone, at first to the first one.
  ///
  /// - Returns: whether it has moved.
  private func refocus() -> Bool {
    let controls = controls
    if let index = controls.firstIndex(where: { $0.identity == focus }) {
      focusIndex = index
      return false
    }
    let old = focus
    focusIndex = max(0, min(focusIndex, controls.count - 1))
    focus = controls.isEmpty ? nil : controls[focusIndex].identity
    return focus != old
  }

  private func moveFocus(by step: Int) -> Bool {
    let controls = controls
    guard controls.count > 1 else { return false }
    focusIndex = (focusIndex + step + controls.count) % controls.count
    focus = controls[focusIndex].identity
    return true
  }

  /// The question that keys are for alone.
  private var modal: (handle: (Key) -> KeyResponse, environment: EnvironmentValues)? {
    for interaction in interactions.reversed() {
      if case .modal(let handle) = interaction.effect { return (handle, interaction.environment) }
    }
    return nil
  }

  private func press(_ key: Key) {
    if let modal {
      let response = performing(modal.environment) { modal.handle(key) }
      if response == .ignored, key == .control("c") { hasQuit.set() }
      return
    }
    if let control, performing(control.environment, { control.effect(.key(key)) }) != .ignored { return }
    for interaction in interactions {
      guard case .keys(let handle) = interaction.effect else { continue }
      if performing(interaction.environment, { handle(key) }) != .ignored { return }
    }
    switch key {
    case .tab, .down, .right: _ = moveFocus(by: 1)
    case .backTab, .up, .left: _ = moveFocus(by: -1)
    case .control("c"): hasQuit.set()
    default: break
    }
  }

  private func point(_ mouse: MouseEvent) {
    // What was drawn last is on top.
    for interaction in interactions.reversed() where interaction.contains(row: mouse.row, column: mouse.column) {
      switch interaction.effect {
      case .control(let effect):
        if mouse.action == .press(.left) { focus = interaction.identity }
        var event = mouse
        event.row -= interaction.row
        event.column -= interaction.column
        if performing(interaction.environment, { effect(.mouse(event)) }) != .ignored { return }
      case .tap(let action) where mouse.action == .press(.left):
        return performing(interaction.environment, action)
      case .tap, .keys, .modal, .task: continue
      }
    }
  }

  /// Does something where the environment of a view is the current one.
  private func performing<Value>(_ environment: EnvironmentValues, _ action: () -> Value) -> Value {
    EnvironmentValues.$current.withValue(environment, operation: action)
  }

  /// Begins the tasks of views that have come, and cancels those of views that have gone.
  private func follow() {
    var places: [Int: Interaction] = [:]
    var counts: [Int: Int] = [:]
    for interaction in interactions {
      guard case .task = interaction.effect else { continue }
      // A view may have several tasks.
      let number = counts[interaction.identity, default: 0]
      counts[interaction.identity] = number + 1
      places[interaction.identity &+ number] = interaction
    }
    tasks.keep(Set(places.keys)) { key in
      guard let place = places[key], case .task(let action) = place.effect else { return nil }
      return EnvironmentValues.$current.withValue(place.environment) { Task { await action() } }
    }
  }
}

/// The tasks of views, which end with what runs them.
private final class RunningTasks: Sendable {
  private let tasks = Mutex<[Int: Task<Void, Never>]>([:])

  deinit { tasks.withLock { for task in $0.values { task.cancel() } } }

  /// Cancels all but some tasks, and begins those of them that don't run yet.
  func keep(_ keys: Set<Int>, begin: (Int) -> Task<Void, Never>?) {
    tasks.withLock { tasks in
      for (key, task) in tasks where !keys.contains(key) {
        task.cancel()
        tasks[key] = nil
      }
    }
    for key in keys where tasks.withLock({ $0[key] == nil }) {
      let task = begin(key)
      tasks.withLock { $0[key] = task }
    }
  }
}

extension Interaction {
  fileprivate var isControl: Bool { if case .control = effect { true } else { false } }
}

/// Something that is set or not, from anywhere.
private final class Flag: Sendable {
  private let value = Mutex(false)

  var isSet: Bool { value.withLock { $0 } }

  func set() { value.withLock { $0 = true } }

  func clear() { value.withLock { $0 = false } }
}
