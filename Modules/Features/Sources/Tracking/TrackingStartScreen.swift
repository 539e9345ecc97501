import DependencyKit
import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The form that starts a session, of a block or of the one that was tracked last, or that saves the running session and
/// starts one of another block; and then what it did.
public struct TrackingStartScreen: InteractiveScreen {
  /// The state of the form, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    let (format, title) = (viewModel.format, formTitle)
    return TerminalText(viewModel.block.map { format.titled(title, $0.title) } ?? title)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let model = viewModel
    let start = FormField.text("\(words.start)", model.start ?? "", prompt: "\(words.now)") {
      await model.send(.start($0))
    }
    switch model.mode {
    case .start, .continueLast:
      return [
        start,
        .toggle("\(words.allowsOverlap)", isOn: model.allowsOverlap) { await model.send(.allowOverlap($0)) },
      ]
    case .change: return [start, .text("\(words.memo)", model.memo ?? "") { await model.send(.memo($0)) }]
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: TrackingStrings { viewModel.format.strings.tracking }

  private var formTitle: String {
    switch viewModel.mode {
    case .start: words.startTitle
    case .continueLast: words.continueTitle
    case .change: words.switchTitle
    }
  }
}

extension TrackingStartScreen {
  /// The form that starts a session of a block. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The purpose of the form.
    public enum Mode: Equatable, Sendable {
      /// A session of a block.
      case start(BlockReference)
      /// A session of the block that was tracked last.
      case continueLast
      /// The running session is saved, and one of another block begins.
      case change(to: BlockReference)
    }

    /// The actions of the form that starts a session.
    public enum Action: FormAction, LossAction {
      /// The screen appears: the block is read.
      case appear
      /// The text of the start, or of the moment of the change; empty for now.
      case start(String)
      /// The text of the memo of the session that is saved; empty for none.
      case memo(String)
      /// Whether the time since the start may overlap with what was tracked already.
      case allowOverlap(Bool)
      /// Asks before a session is started more than a day ago, and before a long one is saved; else starts at once.
      case ask
      /// Starts the session.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without starting.
      case discard
    }

    /// The purpose of the form.
    public let mode: Mode
    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The block to track; `nil` until it was read.
    public private(set) var block: BlockDomain?
    /// The start as typed; `nil` for now.
    public private(set) var start: String?
    /// The memo as typed; `nil` for none.
    public private(set) var memo: String?
    /// The session that runs; `nil` until it is started.
    public private(set) var started: TrackingDomain?
    /// What a change saved; `nil` until then, and where nothing ran.
    public private(set) var completed: TrackingCompletionDomain?
    /// What was saved, and what runs now, in words; `nil` until then.
    public private(set) var answer: String?
    public private(set) var failure: TrackingError?
    /// Whether the time since the start may overlap with what was tracked already.
    public private(set) var allowsOverlap = false
    // The id belongs to the form: submitting it again after a failure starts no second session.
    @ObservationIgnored private let id: UUID
    private var provider: any TrackingProvider { dependencies.trackingProvider }

    /// Creates a view model for a block, which is looked up when the screen appears.
    public init(_ context: ScreenContext, mode: Mode) {
      self.context = context
      self.mode = mode
      id = context.dependencies.uuid()
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure) { () throws(TrackingError) in block = try await find() }
      case .start(let text): start = text.isBlank ? nil : text
      case .memo(let text): memo = text
      case .allowOverlap(let allows): allowsOverlap = allows
      case .ask: await attempt(\.failure, ask)
      case .submit: await attempt(\.failure, submit)
      case .close: leave([start, memo], original: [nil, nil])
      case .discard: router.dismiss()
      }
    }

    private func find() async throws(TrackingError) -> BlockDomain {
      switch mode {
      case .start(let reference), .change(let reference):
        do { return try await dependencies.blockProvider.findOne(reference, on: today).block } catch {
          throw TrackingError(error)
        }
      case .continueLast: return try await last()
      }
    }

    /// The block of the session that began last.
    private func last() async throws(TrackingError) -> BlockDomain {
      guard let session = try await dependencies.trackingSessionProvider.findLast() else {
        throw .rule(.nothingToContinue)
      }
      return session.block
    }

    private func ask() async throws(TrackingError) {
      guard let question = try await question() else { return try await submit() }
      commands.issue(.confirm(.loss(question), then: .submit))
    }

    private func question() async throws(TrackingError) -> String? {
      let draft = try await draft()
      guard case .change = mode else { return draft.longQuestion(format, at: now) }
      guard start == nil, let running = try await provider.fetchRunning() else { return nil }
      return running.longQuestion(format, at: now, limit: dependencies.shared[GeneralPreferences.longSession])
    }

    private func draft() async throws(TrackingError) -> TrackingDraft {
      let found = if failure == nil, let block { block } else { try await find() }
      block = found
      let typed = try dependencies.readZonedTime(start, throwing: TrackingError.self)
      return TrackingDraft(
        id: id, block: found, zone: typed?.zone ?? dependencies.timeZone, start: typed?.instant,
        allowsOverlap: allowsOverlap)
    }

    private func submit() async throws(TrackingError) {
      let draft = try await draft()
      let session: TrackingDomain
      if case .change = mode {
        (completed, session) = try await provider.switchTo(draft, memo: memo, at: now)
      } else {
        session = try await provider.start(draft, at: now)
      }
      let text = session.text(format, at: now)
      let toast: Toast =
        if let completed { .trackingSwitched((completed.texts(format) + [text]).joined(separator: "\n")) } else {
          .trackingStarted(text)
        }
      (started, answer) = (session, toast.text(format))
      router.dismiss()
      commands.issue(.toast(toast))
    }
  }
}

extension TrackingStartScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.tracking
    return switch failure {
    case .input(.time), .rule(.inFuture), .rule(.beforeLastEvent): words.start
    case .rule(.overlap): words.allowsOverlap
    case .rule(.memoTooLong), .rule(.memoControlCharacter): words.memo
    case .input, .reference, .rule, .storage, nil: nil
    }
  }
}
