import DependencyKit
import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The form that copies the plans of a day to another day, and then the copies.
public struct PlannedBlockCopyScreen: InteractiveScreen {
  /// The state of the form.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.copyTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  /// None once it is done.
  public var fields: [FormField] {
    let model = viewModel
    if model.isDone { return [] }
    return [
      .text("\(words.day)", model.day) { await model.send(.day($0)) },
      .text("\(words.target)", model.target) { await model.send(.target($0)) },
    ]
  }

  /// None once it is done.
  public func keys(for row: Never?) -> ScreenKeys {
    viewModel.isDone ? [] : formKeys(.submit, viewModel.format.strings.key.save)
  }

  /// Nothing is read.
  public func appear() async {}

  private var words: PlannedBlockStrings { viewModel.format.strings.plannedBlock }
}

extension PlannedBlockCopyScreen {
  /// The form that copies the plans of a day. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form.
    public enum Action: FormAction {
      /// The text of the day whose plans are copied.
      case day(String)
      /// The text of the day that gets the copies.
      case target(String)
      /// Checks the fields and copies the plans, all or none.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without copying.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The day whose plans are copied, as typed.
    public private(set) var day: String
    /// The day that gets the copies, as typed.
    public private(set) var target = ""
    /// The copies; `nil` until they are stored.
    public private(set) var copies: [PlannedBlockDetailedDomain]?
    /// What was stored, in words; `nil` until then.
    public private(set) var answer: String?
    public private(set) var failure: PlannedBlockError?
    @ObservationIgnored private let original: String
    // The id belongs to the form: submitting it again after a failure copies nothing twice.
    @ObservationIgnored private let id: UUID

    /// Creates a view model of the form; without a day it is typed.
    public init(_ context: ScreenContext, day: CalendarDay?) {
      self.context = context
      original = day?.description ?? ""
      self.day = original
      id = context.dependencies.uuid()
    }

    /// Whether the copies are stored.
    public var isDone: Bool { copies != nil }

    public func send(_ action: Action) async {
      switch action {
      case .day(let text): day = text
      case .target(let text): target = text
      case .submit: await attempt(\.failure, copy)
      case .close: leave([day, target], original: [original, ""])
      case .discard: router.dismiss()
      }
    }

    private func copy() async throws(PlannedBlockError) {
      let source = try dependencies.readDay(day, throwing: PlannedBlockError.self)
      let target = try dependencies.readDay(target, for: .end, throwing: PlannedBlockError.self)
      let copies = try await dependencies.plannedBlockProvider.copy(source, to: target, id: id, at: now)
      let text = copies.copiedText(format, to: target)
      (self.copies, answer) = (copies, text)
      router.dismiss()
      commands.issue(.toast(.plannedBlocksCopied(text)))
    }
  }
}

extension PlannedBlockCopyScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.plannedBlock
    return switch failure {
    case .input(.day(let error)): error.text == day ? words.day : words.target
    case .rule(.nothingPlanned): words.day
    case .rule(.past), .rule(.pastDay), .rule(.overlap), .rule(.times): words.target
    case .input, .reference, .rule, .storage, nil: nil
    }
  }
}
