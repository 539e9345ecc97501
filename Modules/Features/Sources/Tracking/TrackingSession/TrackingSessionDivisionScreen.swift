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

/// The form that divides a session in two, or makes one of two; and then what is stored.
public struct TrackingSessionDivisionScreen: InteractiveScreen {
  /// The state of the form, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    let (format, title) = (viewModel.format, viewModel.isSplit ? words.splitTitle : words.joinTitle)
    return TerminalText(viewModel.session.map { format.titled(title, $0.block.title) } ?? title)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    if viewModel.outcome == nil, let session = viewModel.session {
      TrackingSessionTable([session.toUIModel(viewModel.format)], showsDay: true)
    }
    FormStatus(
      fields, failure: viewModel.failureText,
      success: viewModel.answer)
  }

  /// None once it is stored.
  public var fields: [FormField] {
    let model = viewModel
    if model.outcome != nil { return [] }
    return [.text("\(model.label)", model.text) { await model.send(.text($0)) }]
  }

  /// None once it is stored.
  public func keys(for row: Never?) -> ScreenKeys {
    viewModel.outcome == nil ? formKeys(.submit, viewModel.format.strings.key.save) : []
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: TrackingSessionStrings { viewModel.format.strings.trackingSession }
}

extension TrackingSessionDivisionScreen {
  /// The form that divides a session, or joins it with another one.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The purpose of the form.
    public enum Mode: Equatable, Sendable {
      /// The session of a reference becomes two.
      case split(NumberReference)
      /// The session of a reference becomes one with another.
      case join(NumberReference)
    }

    /// The actions of the form.
    public enum Action: FormAction {
      /// The screen appears: the session is read.
      case appear
      /// The text of the moment, or of the other session.
      case text(String)
      /// Checks the field and stores the sessions.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The session; `nil` until it was read.
    public private(set) var session: TrackingSessionDetailedDomain?
    /// The moment, or the other session, as typed.
    public private(set) var text = ""
    /// What was stored; `nil` until then.
    public private(set) var outcome: TrackingSessionOutcome?
    /// What was stored, in words; `nil` until then.
    public private(set) var answer: String?
    public private(set) var failure: TrackingError?
    @ObservationIgnored private let mode: Mode
    // The id belongs to the form: submitting it again after a failure divides nothing twice.
    @ObservationIgnored private let id: UUID
    private var provider: any TrackingSessionProvider { dependencies.trackingSessionProvider }

    /// Creates a view model for a session, which is read when the screen appears.
    public init(_ context: ScreenContext, mode: Mode) {
      self.context = context
      self.mode = mode
      id = context.dependencies.uuid()
    }

    /// Whether the session is to be divided.
    public var isSplit: Bool { if case .split = mode { true } else { false } }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure) { () throws(TrackingError) in session = try await find() }
      case .text(let text): self.text = text
      case .submit: await attempt(\.failure, submit)
      case .close: leave([text], original: [""])
      case .discard: router.dismiss()
      }
    }

    private var reference: NumberReference {
      switch mode {
      case .split(let session), .join(let session): session
      }
    }

    private func find() async throws(TrackingError) -> TrackingSessionDetailedDomain {
      // What was stored stays in view.
      if outcome != nil, let session { return session }
      return try await provider.findOne(reference)
    }

    private func submit() async throws(TrackingError) {
      let outcome: TrackingSessionOutcome
      switch mode {
      case .split(let session):
        let day = try await find().session.day
        let moment = try dependencies.readTime(text, on: day, throwing: TrackingError.self)
        outcome = try await provider.split(session, at: moment, id: id)
      case .join(let session):
        guard let other = NumberReference(text) else { throw .unreadableReference(text) }
        outcome = try await provider.join(session, with: other)
      }
      let text = outcome.dividedText(format)
      let toast: Toast = isSplit ? .trackingSessionSplit(text) : .trackingSessionsJoined(text)
      (self.outcome, answer) = (outcome, toast.text(format))
      // What is counted otherwise since would be gone with the form, which says all of it.
      if !outcome.recounted.isEmpty { return }
      router.dismiss()
      commands.issue(.toast(toast))
    }
  }
}

extension TrackingSessionDivisionScreen.ViewModel {
  /// The name of the field.
  public var label: String {
    let words = format.strings.trackingSession
    return isSplit ? words.splitMoment : words.other
  }

  /// The field of the value that a failure is about.
  public var refusedField: String? { failure == nil ? nil : label }
}
