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

/// The first half block of a new user: what day blocks are, and a block to try them with.
public struct TutorialScreen: InteractiveScreen {
  /// The state of the tutorial, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the tutorial as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> some View {
    VStack(spacing: Spacing.tiny) {
      Text(title.bold())
      for row in words.rows { Text(verbatim: row) }
      if viewModel.isCompleted { Text(verbatim: words.repetition) }
      if !viewModel.sessions.isEmpty {
        TrackingSessionTable(viewModel.sessions.map { $0.toUIModel(viewModel.format) }, showsDay: true)
      } else if let advice = viewModel.format.advice(.tryDayBlocks) {
        VStack { for line in advice.split(separator: "\n") { Text(verbatim: String(line)) } }
      }
      // Printed once, the session has its memo.
      if environment.form != nil { Form(fields) }
      if let failure = viewModel.failureText { Message(failure, .failure) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var fields: [FormField] {
    if viewModel.sessions.isEmpty { return [] }
    let label = TerminalText(viewModel.format.strings.tracking.memo)
    return [.text(label, viewModel.memo) { await viewModel.send(.memo($0)) }]
  }

  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    if viewModel.sessions.isEmpty { return [KeyBinding(.enter, "\(words.tryIt)", viewModel.sends(.hold))] }
    return [KeyBinding(.control("s"), "\(words.finish)", .submit { await viewModel.send(.finish) })]
  }

  private var words: TutorialStrings { viewModel.format.strings.tutorial }
}

extension TutorialScreen {
  /// The tutorial of day blocks: half a block that ends now, of a block and a group of its own. Nothing of it is stored
  /// but that it is done.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the tutorial.
    public enum Action: Equatable, Sendable {
      /// The screen appears: whether the tutorial was completed before is read.
      case appear
      /// Makes the half block.
      case hold
      /// The text of its memo.
      case memo(String)
      /// The tutorial is done.
      case finish
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// Whether the tutorial was completed before.
    public private(set) var isCompleted = false
    /// The session of the half block, with its block; empty until it is made.
    public private(set) var sessions: [TrackingSessionDetailedDomain] = []
    /// The memo as typed.
    public private(set) var memo: String
    public private(set) var failure: TrackingError?
    @ObservationIgnored private var draft: TutorialDraft?
    private var words: TutorialStrings { format.strings.tutorial }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) {
      self.context = context
      memo = context.format.strings.tutorial.memo
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .hold: await attempt(\.failure, hold)
      case .memo(let text): memo = text
      case .finish: await attempt(\.failure, finish)
      }
    }

    private func load() async throws(TrackingError) {
      isCompleted = try await dependencies.tutorialProvider.isCompleted()
    }

    private func hold() throws(TrackingError) {
      guard draft == nil else { return }
      try show(TutorialDraft(id: dependencies.uuid(), zone: dependencies.timeZone, end: now, memo: memo))
    }

    private func finish() async throws(TrackingError) {
      guard var draft else { return }
      draft.memo = memo
      try show(draft)
      try await dependencies.tutorialProvider.complete()
      router.dismiss()
      commands.issue(.toast(.tutorialCompleted))
    }

    private func show(_ draft: TutorialDraft) throws(TrackingError) {
      do { sessions = try draft.sessions(words) } catch { throw .rule(error) }
      self.draft = draft
    }
  }
}
