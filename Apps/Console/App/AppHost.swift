import DependencyKit
import ModuloCore
import ModuloDesignSystem
import ModuloModels
import ModuloNavigation
import ModuloProviders
import ModuloScreens
import ModuloUtilities
import NavigationKit
import Observation
import TerminalKit

/// The full-screen app: shows the screens of the flow in front, hands keys to them, carries out their commands, and
/// follows what changes.
@MainActor
final class AppHost {
  let console: ConsoleSession
  let flows: RouterManager<AppFlow, AppDestination>
  let toasts: ToastQueue
  let feedback: Feedback
  /// What lies over the screen and takes the keys; `nil` for nothing.
  var overlay: Overlay?
  /// The line that is being typed; it takes the keys before all else. `nil` for none.
  var prompt: Prompt?
  /// What was typed before, since the app began.
  var histories: [Prompt.Purpose: LineHistory] = [:]
  /// The text that was searched for last.
  var searched = ""
  /// What is said instead of the keys, until the next key.
  var notice: String?
  /// The form that was kept and is being continued, and whether it could be filled in; `nil` for none.
  var continued: (form: OpenScreen, isFilled: Bool)?
  /// The columns of the last frame.
  var frameWidth = 80
  /// The line of the last frame with which the screen in front begins.
  var firstLine = 1
  /// Whether the next frame is sent as a whole.
  var needsWholeFrame = false
  /// The colours of the frames; `nil` for those of the terminal.
  var colorDepth: ColorDepth?
  /// Whether the terminal can hold a frame back until it is complete.
  private(set) var isSynchronized = false
  /// The background of the terminal; until it is known, colours are legible on any.
  private(set) var background = TerminalBackground.unknown
  /// The screens of the flows that were in front already.
  private var stages: [AppFlow: Stage] = [:]
  /// What every screen gets.
  private let dependencies: DependencyValues
  let events = AsyncStream<AppEvent>.makeStream()
  private let actions: ActionQueue
  /// Whether an action waits for the answer to the question in front.
  var isAnswerAwaited = false
  /// What tells the time, and how often; `nil` before it does.
  private var ticking: (task: Task<Void, any Error>, interval: Duration)?
  /// The end of the app, once it has been asked for.
  var ending: AppEnding?
  /// The day of what is shown: another one makes everything out of date.
  private var day: CalendarDay
  /// The generation of the data that is shown.
  private var generation: Int

  init(_ console: ConsoleSession, advice: AppAdvice = AppAdvice(), feedback: Feedback? = nil) throws {
    self.console = console
    actions = ActionQueue(events.continuation)
    let feedback = feedback ?? console.dependencies.feedback
    self.feedback = feedback
    flows = RouterManager(selectedFlow: .home)
    toasts = ToastQueue(clock: ContinuousClock(), feedback: feedback)
    day = console.today
    generation = console.dependencies.dataProvider.generation
    var dependencies = console.dependencies
    dependencies.adviceWords = advice
    self.dependencies = dependencies
    try appear(flows.selectedFlow)
  }

  /// The flow in front.
  var stage: Stage {
    guard let stage = stages[flows.selectedFlow] else { preconditionFailure("the flow in front has appeared") }
    return stage
  }
  var top: OpenScreen { stage.top }
  var format: FormatContext { console.format }
  var words: AppStrings { format.app }
}

extension AppHost {
  /// Runs until the user or the system ends it.
  ///
  /// - Parameters:
  ///   - terminal: The events of the terminal.
  ///   - draw: Shows a frame.
  func run(_ terminal: TerminalSession, draw: @escaping @MainActor () -> Void) async throws -> AppEnding {
    let listening = listeners(to: terminal)
    defer { for task in listening + [ticking?.task] { task?.cancel() } }
    try welcome()
    try follow()
    redraw(draw)
    for await event in events.stream {
      try handle(event, on: terminal)
      if let ending {
        actions.cancel()
        if ending != .quit { keepDraft() }
        return ending
      }
      keepTime()
      redraw(draw)
    }
    return .quit
  }

  /// Draws, and again when something that was drawn is another. What a short action leaves half done isn't drawn.
  private func redraw(_ draw: @escaping @MainActor () -> Void) {
    if actions.holdsFrames { return }
    withObservationTracking {
      draw()
    } onChange: { [continuation = events.continuation] in
      continuation.yield(.changed)
    }
    // Only a frame says how many rows have room.
    if !isBusy, top.needsRows { perform { [top] in await top.fillWindow() } }
  }

  /// Shows the welcome to a new user, over everything. A form that was kept is offered once the welcome is left.
  func welcome() throws {
    let isDue = console.dependencies.shared[GeneralPreferences.onboarding]
    guard isDue, stage.router.navigationPath.isEmpty else { return offerDraft() }
    try stage.router.present(route: .fullScreenCover, .shared(.onboarding)) { [weak self] in self?.offerDraft() }
  }

  /// Tells the time as often as the screen in front asks for it, and at least each minute.
  private func keepTime() {
    let interval = min(top.screen.refreshInterval ?? .seconds(60), .seconds(60))
    guard interval != ticking?.interval else { return }
    ticking?.task.cancel()
    let task = Task { [continuation = events.continuation] in
      while true {
        try await Task.sleep(for: interval)
        continuation.yield(.tick)
      }
    }
    ticking = (task, interval)
  }

  /// Carries out what was asked for, until nothing runs, or a question waits for its answer: for a host without keys.
  func settle() async throws {
    try follow()
    refresh()
    guard isBusy else { return }
    for await event in events.stream {
      try handle(event, on: nil)
      if !isBusy || isAsking || ending != nil { return }
    }
  }

  private func handle(_ event: AppEvent, on terminal: TerminalSession?) throws {
    tick()
    switch event {
    case .terminal(let event): if let terminal { try take(event, terminal) }
    case .changed: break
    case .committed(let change): markOutdated(by: change)
    case .tick:
      if console.today != day {
        day = console.today
        markOutdated()
      }
    case .finished:
      actions.end()
      try reopen()
      try follow()
      actions.rest()
      // For the keys that waited.
      tick()
    }
    // In the order in which they were typed, also where a question of an action comes between them.
    while !isBusy || isAsking, ending == nil, !actions.waiting.isEmpty { try press(actions.waiting.removeFirst()) }
    refresh()
  }

  private func take(_ event: TerminalEvent, _ terminal: TerminalSession) throws {
    switch event {
    case .termination(let signal): ending = .signal(signal)
    case .key(.control("c")) where actions.isLong: actions.cancel()
    case .key(.control("c")) where isBusy: actions.waiting.append(event)
    case .key(.control("c")): ending = .signal(.interrupt)
    case .key(.control("z")): terminal.suspend()
    case .key, .paste: actions.waiting.append(event)
    case .resize, .resume: needsWholeFrame = true
    case .answer(let answer): note(answer)
    // A key of a keypad waits as those of the keyboard do.
    case .mouse where top.isForm: actions.waiting.append(event)
    case .mouse(let event): if !isBusy { use(event) }
    case .keyRelease, .focusGained, .focusLost: break
    }
  }

  /// Takes in what the terminal says of itself.
  private func note(_ answer: TerminalAnswer) {
    switch answer {
    case .mode(2026, let setting): isSynchronized = setting.isSupported
    case .background(let red, let green, let blue):
      background = TerminalBackground(red: red, green: green, blue: blue)
    case .appearance(let isDark): background = isDark ? .dark : .light
    case .mode, .foreground, .attributes, .keyboardFlags: break
    }
  }

  /// What is asked of the terminal as the app begins.
  static let queries = [TerminalQuery.mode(2026), .background]

  private func use(_ event: MouseEvent) {
    guard overlay == nil, prompt == nil else { return }
    switch event.action {
    case .scroll(.up): for _ in 0..<3 { press(.up) }
    case .scroll(.down): for _ in 0..<3 { press(.down) }
    case .press(.left): click(line: event.row - firstLine, column: event.column)
    case .press, .release, .drag, .move, .scroll: break
    }
  }

  private func press(_ event: TerminalEvent) throws {
    switch event {
    // Typed before an action was through that was too short to be cancelled.
    case .key(.control("c")): ending = .signal(.interrupt)
    case .key(let key): press(key)
    case .paste(let text): paste(text)
    case .mouse(let event): use(event)
    default: break
    }
    try follow()
  }
}

extension AppHost {
  /// Runs an action. Keys wait until it ends; control-C cancels it.
  ///
  /// - Parameter screen: What shows what is read; `nil` for the screen in front.
  func perform(for screen: OpenScreen? = nil, _ work: @escaping @MainActor () async -> Void) {
    let work = (screen ?? top).noting(work)
    actions.run { [self] in
      await work()
      await askAboutUnkept(work)
    }
  }

  /// Reads the time for what comes next. While an action runs, its moment stays.
  func tick() { if !isBusy { console.clock.tick() } }

  /// Whether an action runs.
  var isBusy: Bool { actions.isBusy }

  /// Whether a question waits for its answer, as an action may.
  private var isAsking: Bool { if case .question = overlay { true } else { false } }

  /// Answers a question: at once where an action waits for that, else as an action, after those that run.
  func answer(_ isConfirmed: Bool, _ answer: @escaping @MainActor (Bool) async -> Void) {
    overlay = nil
    guard isAnswerAwaited else { return perform { await answer(isConfirmed) } }
    isAnswerAwaited = false
    actions.runAtOnce(top.noting { await answer(isConfirmed) })
  }

  /// Opens the screens that the router asks for.
  func follow() throws {
    try stage.follow()
    forgetDraft()
    for open in stage.all where open.opening == .none {
      open.opening = .begun
      open.screen.attach(to: self)
      perform(for: open) {
        await open.screen.open()
        open.opening = .done
      }
    }
  }

  /// Whether a screen is open in any flow.
  func isOpen(_ screen: OpenScreen) -> Bool { stages.values.contains { $0.all.contains { $0 === screen } } }

  /// Closes every flow, and opens the one in front anew, once the data was replaced or deleted as a whole. The flow
  /// where a screen of the data has done that stays, for what the screen says.
  private func reopen() throws {
    let current = console.dependencies.dataProvider.generation
    guard current != generation else { return }
    generation = current
    let kept = top.destination.unwrapped is DataDestination ? flows.selectedFlow : nil
    for flow in stages.keys where flow != kept {
      flows.unregister(flow)
      stages[flow] = nil
    }
    markOutdated()
    try appear(flows.selectedFlow)
  }

  /// Registers the router of a flow and makes its first screen. A flow that appears again keeps what is open in it.
  func appear(_ flow: AppFlow) throws {
    flows.register(Router(), for: flow)
    guard stages[flow] == nil, let router = flows.router(for: flow) else { return }
    let context = ScreenContext(router: router, dependencies: dependencies)
    stages[flow] = try Stage(root: flow.root, context) { $0.registerAll($1) }
  }

  /// Has every screen that shows something of a change read again before it is shown the next time.
  func markOutdated(by change: StoredChange = .everything) {
    for stage in stages.values {
      for open in stage.all { open.markOutdated(by: change) }
    }
  }

  /// Reads again what is seen and out of date.
  private func refresh() {
    guard !isBusy else { return }
    for open in [stage.page, stage.sheet, stage.cover] {
      guard let open, open.takeOutdated() else { continue }
      perform(for: open) { await open.refresh() }
    }
  }
}
