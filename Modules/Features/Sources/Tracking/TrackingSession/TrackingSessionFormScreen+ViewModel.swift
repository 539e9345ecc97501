import DependencyKit
import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloUtilities
import NavigationKit
public import Observation

extension TrackingSessionFormScreen {
  /// The form of a session. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The purpose of the form.
    public enum Mode: Equatable, Sendable {
      /// Time that was spent on a block without tracking it: on a day, which its times begin with; today for `nil`.
      case create(of: BlockReference, on: CalendarDay? = nil)
      /// The times, the block and the memo of the session of a reference.
      case update(NumberReference)
    }

    /// The actions of the form of a session.
    public enum Action: FormAction, LossAction {
      /// The screen appears: the block, or the session to change, is read.
      case appear
      /// The text of the start.
      case start(String)
      /// The text of the end, instead of the number of halves.
      case end(String)
      /// The text of the number of halves from the start on, instead of the end; empty where the end says it.
      case halves(String)
      /// The text of the block of a stored session.
      case block(String)
      /// Another block of a stored session.
      case move(to: BlockReference)
      /// The text of the memo; empty for none.
      case memo(String)
      /// Whether the time may overlap with what was tracked already.
      case allowOverlap(Bool)
      /// Asks before more than a day is added; else stores the session at once.
      case ask
      /// Checks the fields and stores the session.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    /// Whether the form makes sessions or edits one.
    public let mode: Mode
    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The block; `nil` until it was read, and in a form that edits.
    public private(set) var block: BlockDomain?
    /// The start as typed.
    public private(set) var start = ""
    /// The end as typed; `nil` where the halves say it.
    public private(set) var end: String?
    /// The number of halves as typed; `nil` where the end says it.
    public private(set) var halves: String?
    /// Why the text is no number of halves; `nil` for one.
    public var halvesFault: String? {
      halves.flatMap { Int($0.trimmed) == nil ? TrackingError.input(.halves($0)).text(format) : nil }
    }
    /// The block of a stored session as typed; `nil` until it was read or typed.
    public private(set) var blockName: String?
    /// The memo as typed; `nil` until it was read or typed.
    public private(set) var memo: String?
    /// What was stored, one session for each day, and what it changed of others; `nil` until then.
    public private(set) var outcome: TrackingSessionOutcome?
    /// What was stored, in words; `nil` until then.
    public private(set) var answer: String?
    /// The stored sessions; empty until then.
    public var saved: [TrackingSessionDetailedDomain] { outcome?.sessions ?? [] }
    /// Whether everything is stored.
    public var isDone: Bool { outcome != nil }
    public private(set) var failure: TrackingError?
    /// Whether the time may overlap with what was tracked already.
    public private(set) var allowsOverlap = false
    /// The block that the text names; `nil` for none.
    @ObservationIgnored private var target: BlockReference?
    /// What the fields had before the edit; `nil` until it was read.
    @ObservationIgnored private var original: Original?
    // The id belongs to the form: submitting it again after a failure stores nothing twice.
    @ObservationIgnored private let id: UUID
    private var provider: any TrackingSessionProvider { dependencies.trackingSessionProvider }

    /// Creates a view model of an empty form; a session that is edited is read when the screen appears.
    public init(_ context: ScreenContext, mode: Mode) {
      self.context = context
      self.mode = mode
      id = context.dependencies.uuid()
      if let day = mode.day { (start, end) = ("\(day) ", "\(day) ") }
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .start(let text): start = text
      case .end(let text): (end, halves) = (text, nil)
      case .halves(""): halves = nil
      case .halves(let text): (end, halves) = (nil, text)
      case .block(let text): (blockName, target) = (text, BlockReference(text))
      case .move(let block): (blockName, target) = (block.text, block)
      case .memo(let text): memo = text
      case .allowOverlap(let allows): allowsOverlap = allows
      case .ask: await ask()
      case .submit: await attempt(\.failure, save)
      case .close:
        let day = mode.day?.description ?? ""
        leave(
          [start, end ?? "", blockName, memo],
          original: [original?.start ?? day, original?.end ?? day, original?.block, original?.memo])
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(TrackingError) {
      // What was stored stays in view.
      if isDone { return }
      switch mode {
      case .create(let reference, _): block = try await find(reference)
      case .update(let reference):
        let stored = Original(try await provider.findOne(reference), in: dependencies.timeZone)
        fill(\.start, from: original?.start, to: stored.start)
        fill(\.end, from: original.map(\.end), to: stored.end)
        fill(\.blockName, from: original.map(\.block), to: stored.block)
        fill(\.memo, from: original.map(\.memo), to: stored.memo)
        original = stored
      }
    }

    private func find(_ reference: BlockReference) async throws(TrackingError) -> BlockDomain {
      do { return try await dependencies.blockProvider.findOne(reference, on: today).block } catch {
        throw TrackingError(error)
      }
    }

    private func ask() async {
      var question: String?
      await attempt(\.failure) { () throws(TrackingError) in question = try await longQuestion() }
      guard let question else { return await attempt(\.failure, save) }
      commands.issue(.confirm(.loss(question), then: .submit))
    }

    private func longQuestion() async throws(TrackingError) -> String? {
      guard case .create(let reference, _) = mode else { return nil }
      let block = try await block(of: reference)
      return try draft(of: block).longQuestion(format, of: block, at: now)
    }

    private func save() async throws(TrackingError) {
      let outcome: TrackingSessionOutcome
      let toast: Toast
      switch mode {
      case .create(let reference, _):
        let block = try await block(of: reference)
        do {
          outcome = try await provider.create(try draft(of: block), at: now)
        } catch .reference(.block, .notFound) {
          throw .reference(.block, .notFound(block.name))
        }
        toast = .trackingSessionAdded(outcome.addedText(format))
      case .update(let reference):
        let present = try await provider.findOne(reference)
        outcome = try await provider.update(try change(of: present.session), of: reference, at: now)
        toast = .trackingSessionUpdated(outcome.updatedText(format, since: present))
      }
      (self.outcome, answer) = (outcome, toast.text(format))
      // What is counted otherwise since would be gone with the form, which says all of it.
      if !outcome.recounted.isEmpty { return }
      router.dismiss()
      commands.issue(.toast(toast))
    }

    /// What was typed; a field that is as it was read changes nothing.
    private func change(of session: TrackingSessionDomain) throws(TrackingError) -> TrackingSessionChange {
      let from = start.isBlank || start == original?.start ? nil : start
      let to = end?.isBlank == false && end != original?.end ? end : nil
      let first = try from.map { (text) throws(TrackingError) in
        try dependencies.readTime(text, on: session.day, throwing: TrackingError.self)
      }
      let last = try to.map { (text) throws(TrackingError) in
        try dependencies.readEnd(text, of: first ?? session.start, throwing: TrackingError.self)
      }
      let name = blockName.flatMap { $0.isBlank || $0 == original?.block ? nil : $0 }
      if let name, target == nil { throw TrackingError(BlockError.unreadableReference(name)) }
      let block = name == nil ? nil : target
      return TrackingSessionChange(
        start: first, end: last, block: block, memo: memo == original?.memo ? nil : memo ?? "",
        allowsOverlap: allowsOverlap)
    }

    /// The block as it was read, and read again after a failure.
    private func block(of reference: BlockReference) async throws(TrackingError) -> BlockDomain {
      let found = if failure == nil, let block { block } else { try await find(reference) }
      block = found
      return found
    }

    private func draft(of block: BlockDomain) throws(TrackingError) -> TrackingSessionDraft {
      let start = try dependencies.readZonedTime(start, throwing: TrackingError.self)
      return TrackingSessionDraft(
        id: id, blockID: block.id, zone: start.zone, span: try span(from: start.instant), memo: memo,
        allowsOverlap: allowsOverlap)
    }

    private func span(from start: Instant) throws(TrackingError) -> TimeSpan {
      if let halves {
        guard let count = Int(halves.trimmed) else { throw .input(.halves(halves)) }
        let (seconds, isTooLong) = Int64(count).multipliedReportingOverflow(by: HalfBlock.seconds)
        return TimeSpan(start: start, end: start.adding(seconds: isTooLong ? .max : seconds))
      }
      return TimeSpan(start: start, end: try dependencies.readEnd(end ?? "", of: start, throwing: TrackingError.self))
    }
  }
}

extension TrackingSessionFormScreen.ViewModel {
  /// The fields of a stored session, as texts that are read as what they say.
  private struct Original {
    let start: String
    let end: String?
    let block: String
    let memo: String?

    init(_ session: TrackingSessionDetailedDomain, in zone: TimeZone) {
      let times = session.session.times
      start = times.first.map { LocalTime($0.start, in: zone).description } ?? ""
      end = times.last.map { LocalTime($0.end, in: zone).description }
      block = "\(session.group.name)/\(session.block.name)"
      memo = session.session.memo
    }
  }
}

extension TrackingSessionFormScreen.ViewModel.Mode {
  /// The day that the times begin with; `nil` for today, and in a form that edits.
  fileprivate var day: CalendarDay? { if case .create(_, let day) = self { day } else { nil } }
}

extension TrackingSessionFormScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.tracking
    return switch failure {
    case .input(.time(let error)): error.text == start ? words.start : words.end
    case .input(.halves): format.strings.trackingSession.halves
    case .rule(.lessThanMinute), .rule(.endBeforeStart), .rule(.inFuture), .rule(.anotherDay): words.end
    case .reference(.block, _): format.strings.trackingSession.block
    case .rule(.memoTooLong), .rule(.memoControlCharacter): words.memo
    case .rule(.overlap): words.allowsOverlap
    case .input, .reference, .rule, .storage, nil: nil
    }
  }
}
