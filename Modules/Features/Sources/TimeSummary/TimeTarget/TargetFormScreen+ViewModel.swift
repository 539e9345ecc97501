import DependencyKit
import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloUtilities
import NavigationKit
public import Observation

extension TargetFormScreen {
  /// The form that sets a target. It keeps the input as typed, and parses it on submit. What is left empty stays as it is
  /// before.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form.
    public enum Action: FormAction {
      /// The block or the group, by its name or its number.
      case owner(String)
      /// The time of a period: `10h`.
      case time(String)
      /// What the time is for.
      case per(TargetPeriod)
      /// The first day; `nil` for today.
      case from(String?)
      /// The working days: `mon-fri`; empty for what they were.
      case workingDays(String)
      /// What is carried over: `none`, `all`, or the most that is; empty for what it was.
      case carryOver(String)
      /// What the first period begins with; empty for what is carried over.
      case opening(String)
      /// Checks the fields and stores the target.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The text of the block or the group.
    public private(set) var owner: String
    /// The text of the time.
    public private(set) var time = ""
    /// What the time is for; `nil` for what it was.
    public private(set) var period: TargetPeriod?
    /// The text of the first day; `nil` for today.
    public private(set) var from: String?
    /// The text of the working days.
    public private(set) var workingDays = ""
    /// The text of what is carried over.
    public private(set) var carryOver = ""
    /// The text of what the first period begins with.
    public private(set) var opening = ""
    /// The stored target; `nil` until it is stored.
    public private(set) var saved: TimeTargetChange?
    /// What was stored, in words; `nil` until it is.
    public private(set) var answer: String?
    public private(set) var failure: TimeTargetError?
    // The id belongs to the form: submitting it again after a failure makes no second target.
    @ObservationIgnored private let newID: UUID
    @ObservationIgnored private let asked: TargetReference?

    /// Creates a view model of a form.
    ///
    /// - Parameter reference: What the target is of; `nil` where it is typed.
    public init(_ context: ScreenContext, of reference: TargetReference?) {
      self.context = context
      asked = reference
      owner = reference?.text ?? ""
      newID = context.dependencies.uuid()
    }

    public func send(_ action: Action) async {
      switch action {
      case .owner(let text): owner = text
      case .time(let text): time = text
      case .per(let period): self.period = period
      case .from(let text): from = text
      case .workingDays(let text): workingDays = text
      case .carryOver(let text): carryOver = text
      case .opening(let text): opening = text
      case .submit: await attempt(\.failure, save)
      case .close:
        leave([owner, time, workingDays, carryOver, opening], original: [asked?.text ?? "", "", "", "", ""])
      case .discard: router.dismiss()
      }
    }

    private func save() async throws(TimeTargetError) {
      let change = try await dependencies.timeTargetProvider.set(try draft())
      let text = change.text(format)
      (saved, answer) = (change, text)
      router.dismiss()
      commands.issue(.toast(.targetSet(text)))
    }
  }
}

extension TargetFormScreen.ViewModel {
  /// The input, parsed.
  private func draft() throws(TimeTargetError) -> TimeTargetDraft {
    TimeTargetDraft(
      id: newID, owner: try readOwner(),
      firstDay: try dependencies.readDay(from, for: .start, throwing: TimeTargetError.self),
      seconds: try readLength(time), per: period, firstWeekday: format.firstWeekday, on: try readWorkingDays(),
      carryOver: try readCarryOver(), opening: opening.isBlank ? nil : try readLength(opening))
  }

  private func readOwner() throws(TimeTargetError) -> TargetReference {
    if let asked, owner == asked.text { return asked }
    do { return try .reading(owner) } catch { throw TimeTargetError(error) }
  }

  private func readLength(_ text: String) throws(TimeTargetError) -> Int64 {
    do {
      return try LengthReader(locale: format.locale).read(text).components.seconds
    } catch {
      throw .rule(.length(error))
    }
  }

  private func readWorkingDays() throws(TimeTargetError) -> WorkingDays? {
    if workingDays.isBlank { return nil }
    guard let days = WorkingDays(reading: workingDays, words: format.strings.dayWords) else {
      throw .rule(.weekdays(workingDays))
    }
    return days
  }

  private func readCarryOver() throws(TimeTargetError) -> CarryOver? {
    switch carryOver.trimmed.folded {
    case "": return nil
    case "none": return CarryOver.none
    case "all": return .all
    default:
      do {
        return .capped(try LengthReader(locale: format.locale).readPositive(carryOver).components.seconds)
      } catch {
        throw .rule(.carryOver(carryOver))
      }
    }
  }

  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.target
    return switch failure {
    case .reference: words.owner
    case .input(.day): words.from
    case .rule(.nothing), .rule(.tooLong): words.time
    case .rule(.length(let error)): error.text == opening && !opening.isBlank ? words.opening : words.time
    case .rule(.weekdays): words.workingDays
    case .rule(.carryOver): words.carryOver
    case .rule(.outOfRange): words.opening
    case .input, .rule, .storage, nil: nil
    }
  }
}
