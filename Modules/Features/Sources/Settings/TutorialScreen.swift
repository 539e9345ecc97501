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

  public func body(in environment: EnvironmentValues) -> [any View] {
    VStack(spacing: Spacing.tiny) {
      Text(title.bold())
      for row in words.rows { Text(verbatim: row) }
      if let session = viewModel.session {
        TrackingSessionTable([session.toUIModel(viewModel.format)], showsDay: true)
      } else if let advice = viewModel.format.advice(.tryDayBlocks) {
        VStack { for line in advice.split(separator: "\n") { Text(verbatim: String(line)) } }
      }
      // Printed once, the session says its memo.
      if environment.form != nil { Form(fields) }
      if let failure = viewModel.failureText { Message(failure, .failure) }
    }
  }

  public func appear() async {}

  public var fields: [FormField] {
    if viewModel.session == nil { return [] }
    let label = TerminalText(viewModel.format.strings.tracking.memo)
    return [.text(label, viewModel.memo) { await viewModel.send(.memo($0)) }]
  }

  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    if viewModel.session == nil { return [KeyBinding(.enter, "\(words.tryIt)", viewModel.sends(.hold))] }
    return [KeyBinding(.control("s"), "\(words.finish)", .submit { await viewModel.send(.finish) })]
  }

  private var words: TutorialStrings { viewModel.format.strings.tutorial }
}

extension TutorialScreen {
  /// The tutorial of day blocks: one block, and half a block that ends now.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the tutorial.
    public enum Action: Equatable, Sendable {
      /// Makes the block and its session.
      case hold
      /// The text of the session's memo.
      case memo(String)
      /// Saves the memo; the tutorial is done.
      case finish
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The session that was made, with its block; `nil` until then.
    public private(set) var session: TrackingSessionDetailedDomain?
    /// The memo as typed.
    public private(set) var memo: String
    public private(set) var failure: TrackingError?
    // The ids belong to the screen: holding again after a failure makes nothing twice.
    @ObservationIgnored private let blockID: UUID
    @ObservationIgnored private let sessionID: UUID
    private var words: TutorialStrings { format.strings.tutorial }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) {
      self.context = context
      memo = context.format.strings.tutorial.memo
      blockID = context.dependencies.uuid()
      sessionID = context.dependencies.uuid()
    }

    public func send(_ action: Action) async {
      switch action {
      case .hold: await attempt(\.failure, hold)
      case .memo(let text): memo = text
      case .finish: await attempt(\.failure, finish)
      }
    }

    private func hold() async throws(TrackingError) {
      guard session == nil else { return }
      let block = try await makeBlock()
      let draft = TrackingSessionDraft(
        id: sessionID, blockID: block.id, zone: dependencies.timeZone,
        span: TimeSpan(start: now.adding(milliseconds: -HalfBlock.milliseconds), end: now), memo: memo,
        allowsOverlap: true)
      session = try await dependencies.trackingSessionProvider.create(draft, at: now).sessions.first
      commands.issue(.toast(.trackingSessionAdded))
    }

    private func makeBlock() async throws(TrackingError) -> BlockDomain {
      do {
        return try await dependencies.blockProvider.create(BlockDraft(id: blockID, name: words.block), on: today).block
      } catch {
        throw TrackingError(error)
      }
    }

    private func finish() async throws(TrackingError) {
      if let made = session, memo != words.memo {
        session = try await dependencies.trackingSessionProvider.update(memo: memo, of: .id(made.id))
      }
      try await dependencies.trackingProvider.completeTutorial()
      router.dismiss()
      commands.issue(.toast(.tutorialCompleted))
    }
  }
}
