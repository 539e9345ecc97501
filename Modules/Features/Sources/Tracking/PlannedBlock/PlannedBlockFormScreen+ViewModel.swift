import DependencyKit
import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloUtilities
import NavigationKit
public import Observation

extension PlannedBlockFormScreen {
  /// The form of a plan. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The purpose of the form.
    public enum Mode: Equatable, Sendable {
      /// A plan of a block, which is chosen in the form for `nil`: on a day, which its start begins with; today for `nil`.
      case create(of: BlockReference?, on: CalendarDay? = nil)
      /// Another time or another block for the plan of a reference. The end stays where another start is given.
      case update(NumberReference)
      /// Another time for the plan of a reference, which stays as long as it is where no end is given.
      case move(NumberReference)
    }

    /// The actions of the form of a plan.
    public enum Action: FormAction {
      /// The screen appears: the plan to change is read.
      case appear
      /// The text of the block.
      case block(String)
      /// Chooses a block.
      case choose(BlockReference)
      /// The text of the start.
      case start(String)
      /// The text of the end: a time, or a length since the start.
      case end(String)
      /// Checks the fields and stores the plan.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    /// Whether the form makes a plan, changes one or moves it.
    public let mode: Mode
    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The block as typed.
    public private(set) var blockName = ""
    /// The start as typed.
    public private(set) var start = ""
    /// The end as typed.
    public private(set) var end = ""
    /// The stored plan; `nil` until it is stored.
    public private(set) var saved: PlannedBlockDetailedDomain?
    /// What a stored change has changed; `nil` until then, and for a new plan.
    public private(set) var changed: PlannedBlockChanged?
    /// What was stored, in words; `nil` until then.
    public private(set) var answer: String?
    public private(set) var failure: PlannedBlockError?
    /// The block that the text names; `nil` for none.
    @ObservationIgnored private var target: BlockReference?
    /// What the fields had before the edit.
    @ObservationIgnored private var original = Original()
    // The id belongs to the form: submitting it again after a failure plans nothing twice.
    @ObservationIgnored private let id: UUID
    private var provider: any PlannedBlockProvider { dependencies.plannedBlockProvider }

    /// Creates a view model of a form; a plan that is changed is read when the screen appears.
    public init(_ context: ScreenContext, mode: Mode) {
      self.context = context
      self.mode = mode
      id = context.dependencies.uuid()
      guard case .create(let block, let day) = mode else { return }
      // An end without a day is of the day of the start.
      original = Original(block: block?.text ?? "", start: day.map { "\($0) " } ?? "")
      (blockName, target, start) = (original.block, block, original.start)
    }

    /// Whether the plan is stored.
    public var isDone: Bool { saved != nil }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .block(let text): (blockName, target) = (text, BlockReference(text))
      case .choose(let block): (blockName, target) = (block.text, block)
      case .start(let text): start = text
      case .end(let text): end = text
      case .submit: await attempt(\.failure, save)
      case .close:
        leave([blockName, start, end], original: [original.block, original.start, original.end])
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(PlannedBlockError) {
      guard let reference = mode.reference, !isDone else { return }
      let stored = Original(try await provider.findOne(reference))
      fill(\.blockName, from: original.block, to: stored.block)
      fill(\.start, from: original.start, to: stored.start)
      // A plan that is moved stays as long as it is, unless an end is typed.
      if case .update = mode { fill(\.end, from: original.end, to: stored.end) }
      original = stored
      if case .move = mode { original.end = "" }
    }

    private func save() async throws(PlannedBlockError) {
      guard let reference = mode.reference else { return try await create() }
      let present = try await provider.findOne(reference)
      let changed = try await provider.update(try change(of: present.plan), of: reference, at: now)
      (self.changed, saved, answer) = (changed, changed.plan, changed.text(format))
      router.dismiss()
      commands.issue(.toast(.plannedBlockUpdated(changed.text(format))))
    }

    private func create() async throws(PlannedBlockError) {
      let first = try dependencies.readPlannedTime(start, throwing: PlannedBlockError.self)
      let last = try dependencies.readPlannedEnd(end, of: first.instant, throwing: PlannedBlockError.self)
      let plan = try await provider.create(
        PlannedBlockDraft(id: id, block: try block(), start: first, end: last), at: now)
      (saved, answer) = (plan, plan.createdText(format))
      router.dismiss()
      commands.issue(.toast(.plannedBlockCreated(plan.createdText(format))))
    }

    /// What was typed; a field that is as it was read changes nothing.
    private func change(of plan: PlannedBlockDomain) throws(PlannedBlockError) -> PlannedBlockChange {
      let from = start.isBlank || start == original.start ? nil : start
      let to = end.isBlank || end == original.end ? nil : end
      let first = try from.map { (text) throws(PlannedBlockError) in
        try dependencies.readPlannedTime(text, on: plan.day, throwing: PlannedBlockError.self)
      }
      let last = try to.map { (text) throws(PlannedBlockError) in
        try dependencies.readPlannedEnd(
          text, of: first?.instant ?? plan.span.start, throwing: PlannedBlockError.self)
      }
      let isOtherBlock = !blockName.isBlank && blockName != original.block
      return PlannedBlockChange(
        start: first, end: last, keepsLength: mode.keepsLength, block: isOtherBlock ? try block() : nil)
    }

    private func block() throws(PlannedBlockError) -> BlockReference {
      guard let target else { throw PlannedBlockError(BlockError.unreadableReference(blockName)) }
      return target
    }
  }
}

extension PlannedBlockFormScreen.ViewModel {
  /// The fields of a plan, as texts that are read as what they say.
  private struct Original {
    var block = ""
    var start = ""
    var end = ""

    init(block: String = "", start: String = "") {
      (self.block, self.start) = (block, start)
    }

    init(_ plan: PlannedBlockDetailedDomain) {
      block = "\(plan.group.name)/\(plan.block.name)"
      start = plan.plan.span.localStart.description
      end = plan.plan.span.localEnd.description
    }
  }
}

extension PlannedBlockFormScreen.ViewModel.Mode {
  /// The plan that is changed or moved; `nil` in a form that makes one.
  fileprivate var reference: NumberReference? {
    switch self {
    case .create: nil
    case .update(let reference), .move(let reference): reference
    }
  }

  fileprivate var keepsLength: Bool { if case .move = self { true } else { false } }
}

extension PlannedBlockFormScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.plannedBlock
    return switch failure {
    case .input(.time(let error)): error.text == start ? words.start : words.end
    case .rule(.endBeforeStart), .rule(.overMidnight): words.end
    case .rule(.past), .rule(.pastDay), .rule(.overlap): words.start
    case .reference(.block, _): words.block
    case .input, .reference, .rule, .storage, nil: nil
    }
  }
}
