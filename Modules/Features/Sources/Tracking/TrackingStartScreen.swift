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

/// The form that starts a session, and then the session that runs.
public struct TrackingStartScreen: InteractiveScreen {
  /// The state of the form, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    let format = viewModel.format
    return TerminalText(viewModel.block.map { format.titled(words.startTitle, $0.title) } ?? words.startTitle)
  }

  public func body(in environment: EnvironmentValues) -> [any View] {
    FormStatus(
      fields, failure: viewModel.failureText,
      success: viewModel.started?.text(viewModel.format, at: viewModel.now))
  }

  public var fields: [FormField] {
    let model = viewModel
    return [
      .text("\(words.start)", model.start ?? "", prompt: "\(words.now)") { await model.send(.start($0)) },
      .toggle("\(words.allowsOverlap)", isOn: model.allowsOverlap) { await model.send(.allowOverlap($0)) },
    ]
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: TrackingStrings { viewModel.format.strings.tracking }
}

extension TrackingStartScreen {
  /// The form that starts a session of a block. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form that starts a session.
    public enum Action: FormAction, LossAction {
      /// The screen appears: the block is read.
      case appear
      /// The text of the start; empty for now.
      case start(String)
      /// Whether the time since the start may overlap with what was tracked already.
      case allowOverlap(Bool)
      /// Asks before a session is started more than a day ago; else starts it at once.
      case ask
      /// Starts the session.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without starting.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The block to track; `nil` until it was read.
    public private(set) var block: BlockDomain?
    /// The start as typed; `nil` for now.
    public private(set) var start: String?
    /// The session that runs; `nil` until it is started.
    public private(set) var started: TrackingDomain?
    public private(set) var failure: TrackingError?
    /// Whether the time since the start may overlap with what was tracked already.
    public private(set) var allowsOverlap = false
    @ObservationIgnored private let reference: BlockReference
    // The id belongs to the form: submitting it again after a failure starts no second session.
    @ObservationIgnored private let id: UUID
    private var provider: any TrackingProvider { dependencies.trackingProvider }

    /// Creates a view model for the block of a reference, which is looked up when the screen appears.
    public init(_ context: ScreenContext, block reference: BlockReference) {
      self.context = context
      self.reference = reference
      id = context.dependencies.uuid()
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure) { () throws(TrackingError) in block = try await find() }
      case .start(let text): start = text.isBlank ? nil : text
      case .allowOverlap(let allows): allowsOverlap = allows
      case .ask: await attempt(\.failure, ask)
      case .submit: await attempt(\.failure, submit)
      case .close: leave([start], original: [nil])
      case .discard: router.dismiss()
      }
    }

    private func find() async throws(TrackingError) -> BlockDomain {
      do { return try await dependencies.blockProvider.findOne(reference, on: today).block } catch {
        throw TrackingError(error)
      }
    }

    private func ask() async throws(TrackingError) {
      guard let question = try await draft().longQuestion(format, at: now) else { return try await submit() }
      commands.issue(.confirm(.loss(question), then: .submit))
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
      started = try await provider.start(try await draft(), at: now)
      router.dismiss()
      commands.issue(.toast(.trackingStarted))
    }
  }
}

extension TrackingStartScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.tracking
    return switch failure {
    case .input(.time), .rule(.inFuture): words.start
    case .rule(.overlap): words.allowsOverlap
    case .input, .reference, .rule, .storage, nil: nil
    }
  }
}
