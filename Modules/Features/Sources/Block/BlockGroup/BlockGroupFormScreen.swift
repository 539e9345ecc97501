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

/// The form of a group, and then the stored group.
public struct BlockGroupFormScreen: InteractiveScreen {
  /// The state of the form of a group, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of a group as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    TerminalText(viewModel.mode == .create ? words.createTitle : words.updateTitle)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    [.text("\(words.name)", viewModel.name) { await viewModel.send(.name($0)) }]
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: BlockGroupStrings { viewModel.format.strings.group }
}

extension BlockGroupFormScreen {
  /// The form of a new or renamed group. It keeps the name as given, and checks it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form of a group.
    public enum Action: FormAction {
      /// The screen appears: the group to rename is read.
      case appear
      /// The text of the name; one that is too long is refused on submit, never cut.
      case name(String)
      /// Checks the name and stores the group.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    /// Whether the form makes a group or renames one.
    public let mode: OwnerFormMode
    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The text of the name.
    public private(set) var name = ""
    /// The stored result; `nil` until it is stored.
    public private(set) var saved: BlockGroupDomain?
    /// What was stored, in words; `nil` until it is.
    public private(set) var answer: String?
    public private(set) var failure: BlockGroupError?
    @ObservationIgnored private var present: BlockGroupDomain?
    // The id belongs to the form: submitting it again after a failure makes no second group.
    @ObservationIgnored private let newID: UUID
    private var provider: any BlockGroupProvider { dependencies.blockGroupProvider }

    /// Creates a view model of an empty form; a group that is renamed is read when the screen appears.
    public init(_ context: ScreenContext, mode: OwnerFormMode) {
      self.context = context
      self.mode = mode
      newID = context.dependencies.uuid()
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .name(let text): name = text
      case .submit: await submit()
      case .close: leave([name], original: [present?.name ?? ""])
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(BlockGroupError) {
      guard case .update(let reference) = mode else { return }
      let group = try await provider.findOne(reference)
      fill(\.name, from: present?.name, to: group.name)
      present = group
    }

    private func submit() async {
      await attempt(\.failure, save)
      if failure == .rule(.missingName) { commands.issue(.toast(.nameMandatory)) }
    }

    private func save() async throws(BlockGroupError) {
      // The group to rename is read first: a form that couldn't be filled would save its empty field.
      if mode != .create, present == nil { return try await load() }
      let draft = BlockGroupDraft(id: present?.id ?? newID, name: name)
      let stored: BlockGroupDomain
      do throws(BlockGroupError) {
        stored = try await mode == .create ? provider.create(draft) : provider.update(draft)
      } catch .reference(.group, .notFound) {
        throw .notFound(present?.name ?? name)
      }
      let toast: Toast =
        if let present { .groupUpdated(stored.updatedText(format, since: present)) } else {
          .groupCreated(format.strings.group.created(stored.numberedTitle))
        }
      (saved, answer) = (stored, toast.text(format))
      router.dismiss()
      commands.issue(.toast(toast))
    }
  }
}
