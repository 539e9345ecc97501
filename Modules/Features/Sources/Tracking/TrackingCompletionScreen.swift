import DependencyKit
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The form that completes the running session, and then what was stored.
public struct TrackingCompletionScreen: InteractiveScreen {
  /// The state of the form, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    let (format, title) = (viewModel.format, words.completionTitle)
    return TerminalText(viewModel.tracking.map { format.titled(title, $0.block.title) } ?? title)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    preface(in: environment)
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  /// What completing stores.
  public func preface(in environment: EnvironmentValues) -> some View {
    if let summary = viewModel.summary { Text(verbatim: summary) }
  }

  /// None once it is stored.
  public var fields: [FormField] {
    let model = viewModel
    if model.completed != nil { return [] }
    return [
      .text("\(words.end)", model.end ?? "", prompt: "\(words.now)") { await model.send(.end($0)) },
      .text("\(words.memo)", model.memo ?? "") { await model.send(.memo($0)) },
    ]
  }

  /// None once it is stored.
  public func keys(for row: Never?) -> ScreenKeys {
    viewModel.completed == nil ? formKeys(.ask, viewModel.format.strings.key.save) : []
  }

  public func appear() async { await viewModel.send(.appear) }

  /// The time until the clock's next minute, while the session runs: what will be saved grows.
  public var refreshInterval: Duration? {
    guard viewModel.completed == nil, viewModel.tracking?.state.isPaused == false else { return nil }
    return .milliseconds(60_000 - viewModel.now.rawValue % 60_000)
  }
}

extension TrackingCompletionScreen {
  private var words: TrackingStrings { viewModel.format.strings.tracking }
}

extension TrackingCompletionScreen {
  /// The form that completes the running session. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form that completes a session.
    public enum Action: FormAction, LossAction {
      /// The screen appears: the session is read.
      case appear
      /// The text of the moment at which the session ended; empty for now.
      case end(String)
      /// The text of the memo; empty for none.
      case memo(String)
      /// Asks before a long session is completed (``LongSession``) where no end is typed; else completes at once.
      case ask
      /// Stores the time of the session, and ends it.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without completing.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The running session; `nil` until it was read, and without one.
    public private(set) var tracking: TrackingDomain?
    /// The end as typed; `nil` for now.
    public private(set) var end: String?
    /// The memo as typed; `nil` for none.
    public private(set) var memo: String?
    /// What was stored; `nil` until then.
    public private(set) var completed: TrackingCompletionDomain?
    /// What was stored, in words; `nil` until then.
    public private(set) var answer: String?
    public private(set) var failure: TrackingError?
    private var provider: any TrackingProvider { dependencies.trackingProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// What completing stores, by the end that is typed; `nil` until the session was read, once it is completed, and for
    /// an end that can't be read or taken.
    public var summary: String? {
      guard completed == nil, let tracking else { return nil }
      do {
        let moment = try tracking.state.moment(
          typed: try dependencies.readEnd(end, of: tracking.state.start, throwing: TrackingError.self), now: now)
        return tracking.completionText(format, at: moment)
      } catch {
        // Submitting says why.
        return nil
      }
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .end(let text): end = text.isBlank ? nil : text
      case .memo(let text): memo = text
      case .ask: await ask()
      case .submit: await attempt(\.failure, complete)
      case .close: leave([end, memo], original: [nil, nil])
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(TrackingError) {
      // What was stored stays in view.
      if completed != nil { return }
      guard let running = try await provider.fetchRunning() else { throw .rule(.notRunning) }
      tracking = running
    }

    private func ask() async {
      await attempt(\.failure, load)
      guard failure == nil, let tracking else { return }
      let limit = dependencies.shared[GeneralPreferences.longSession]
      guard end == nil, let question = tracking.longQuestion(format, at: now, limit: limit) else {
        return await attempt(\.failure, complete)
      }
      commands.issue(.confirm(.loss(question), then: .submit))
    }

    private func complete() async throws(TrackingError) {
      // A length, and a time of the clock alone, are of the session's start.
      if end != nil, tracking == nil { try await load() }
      let end = try dependencies.readEnd(end, of: tracking?.state.start, throwing: TrackingError.self)
      let completed = try await provider.complete(until: end, memo: memo, now: now)
      let text = completed.text(format)
      let toast: Toast = completed.sessions.isEmpty ? .trackingTooShort(text) : .trackingCompleted(text)
      (self.completed, answer) = (completed, toast.text(format))
      // What else there is to say would be gone with the form, which says all of it.
      if completed.isClockBehind || completed.overlap != nil { return }
      router.dismiss()
      commands.issue(.toast(toast))
    }
  }
}

extension TrackingCompletionScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.tracking
    return switch failure {
    case .input(.time), .rule(.inFuture), .rule(.beforeLastEvent): words.end
    case .rule(.memoTooLong), .rule(.memoControlCharacter): words.memo
    case .input, .reference, .rule, .storage, nil: nil
    }
  }
}
