import DependencyKit
public import ExemplarModels
import ExemplarProviders
import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import ModuloUtilities
import NavigationKit
public import Observation

extension SampleThingFormScreen {
  /// The form of a new or changed sample thing. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form.
    public enum Action: FormAction {
      /// The screen appears: the sample thing to change is read.
      case appear
      /// The text of the name.
      case name(String)
      /// The text that names the account.  // slice: owner
      case account(String)  // slice: owner
      /// The account, for a host that has read what names it.  // slice: owner
      case owner(NamedReference)  // slice: owner
      /// The first text.  // slice: text
      case firstText(String)  // slice: text
      /// The spare text; empty for none.  // slice: text?
      case spareText(String)  // slice: text?
      /// The text of the first money, with its currency or in the default one.  // slice: money
      case firstMoney(String)  // slice: money
      /// The text of the spare money; empty for none.  // slice: money?
      case spareMoney(String)  // slice: money?
      /// The text of the first day.  // slice: day
      case firstDay(String)  // slice: day
      /// The text of the spare day; empty for none.  // slice: day?
      case spareDay(String)  // slice: day?
      /// Whether the first flag is set.  // slice: flag
      case firstFlag(Bool)  // slice: flag
      /// The text of the first number.  // slice: number
      case firstNumber(String)  // slice: number
      /// The text of the spare number; empty for none.  // slice: number?
      case spareNumber(String)  // slice: number?
      /// Checks the fields and stores the sample thing.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    /// The fields as they are typed.
    public struct Input: Equatable, Sendable {
      /// The name.
      public var name = ""
      /// What names the account.  // slice: owner
      public var account = ""  // slice: owner
      /// The first text.  // slice: text
      public var firstText = ""  // slice: text
      /// The spare text.  // slice: text?
      public var spareText = ""  // slice: text?
      /// The first money.  // slice: money
      public var firstMoney = ""  // slice: money
      /// The spare money.  // slice: money?
      public var spareMoney = ""  // slice: money?
      /// The first day.  // slice: day
      public var firstDay = ""  // slice: day
      /// The spare day.  // slice: day?
      public var spareDay = ""  // slice: day?
      /// The first flag.  // slice: flag
      public var firstFlag = false  // slice: flag
      /// The first number.  // slice: number
      public var firstNumber = ""  // slice: number
      /// The spare number.  // slice: number?
      public var spareNumber = ""  // slice: number?
    }

    /// Whether the form makes a sample thing or edits one.
    public let mode: OwnerFormMode
    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The fields as they are typed.
    public private(set) var input = Input()
    /// The stored result; `nil` until it is stored.
    public private(set) var saved: SampleThingDomain?
    /// What was stored, in words; `nil` until it is.
    public private(set) var answer: String?
    public private(set) var failure: SampleThingError?
    @ObservationIgnored private(set) var present: SampleThingDomain?
    /// The field whose text couldn't be read; `nil` for none.
    @ObservationIgnored var unreadField: String?
    /// The account that a host has read; `nil` where the text names it.  // slice: owner
    @ObservationIgnored private(set) var owner: NamedReference?  // slice: owner
    // The id belongs to the form: submitting it again after a failure makes no second sample thing.
    @ObservationIgnored let newID: UUID
    private var provider: any SampleThingProvider { dependencies.sampleThingProvider }
    var words: SampleThingStrings { format.strings.sampleThing }

    /// Creates a view model of an empty form; a sample thing that is edited is read when the screen appears.
    public init(_ context: ScreenContext, mode: OwnerFormMode) {
      self.context = context
      self.mode = mode
      newID = context.dependencies.uuid()
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .name(let text): input.name = text
      case .account(let text): (input.account, owner) = (text, nil)  // slice: owner
      case .owner(let reference): (input.account, owner) = (reference.text, reference)  // slice: owner
      case .firstText(let text): input.firstText = text  // slice: text
      case .spareText(let text): input.spareText = text  // slice: text?
      case .firstMoney(let text): input.firstMoney = text  // slice: money
      case .spareMoney(let text): input.spareMoney = text  // slice: money?
      case .firstDay(let text): input.firstDay = text  // slice: day
      case .spareDay(let text): input.spareDay = text  // slice: day?
      case .firstFlag(let isSet): input.firstFlag = isSet  // slice: flag
      case .firstNumber(let text): input.firstNumber = text  // slice: number
      case .spareNumber(let text): input.spareNumber = text  // slice: number?
      case .submit: await submit()
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(SampleThingError) {
      guard case .update(let reference) = mode else { return }
      let stored = try await provider.findOne(reference)
      let (old, new) = (present.map(typed), typed(stored))
      fill(\.input.name, from: old?.name, to: new.name)
      fill(\.input.account, from: old?.account, to: new.account)  // slice: owner
      fill(\.input.firstText, from: old?.firstText, to: new.firstText)  // slice: text
      fill(\.input.spareText, from: old?.spareText, to: new.spareText)  // slice: text?
      fill(\.input.firstMoney, from: old?.firstMoney, to: new.firstMoney)  // slice: money
      fill(\.input.spareMoney, from: old?.spareMoney, to: new.spareMoney)  // slice: money?
      fill(\.input.firstDay, from: old?.firstDay, to: new.firstDay)  // slice: day
      fill(\.input.spareDay, from: old?.spareDay, to: new.spareDay)  // slice: day?
      fill(\.input.firstFlag, from: old?.firstFlag, to: new.firstFlag)  // slice: flag
      fill(\.input.firstNumber, from: old?.firstNumber, to: new.firstNumber)  // slice: number
      fill(\.input.spareNumber, from: old?.spareNumber, to: new.spareNumber)  // slice: number?
      present = stored
    }

    /// The fields of a stored sample thing, as one would type them.
    private func typed(_ sampleThing: SampleThingDomain) -> Input {
      var input = Input()
      input.name = sampleThing.name
      input.account = sampleThing.accountName  // slice: owner
      input.firstText = sampleThing.firstText  // slice: text
      input.spareText = sampleThing.spareText ?? ""  // slice: text?
      input.firstMoney = format.typed(sampleThing.firstMoney)  // slice: money
      input.spareMoney = sampleThing.spareMoney.map { format.typed($0) } ?? ""  // slice: money?
      input.firstDay = sampleThing.firstDay.description  // slice: day
      input.spareDay = sampleThing.spareDay?.description ?? ""  // slice: day?
      input.firstFlag = sampleThing.firstFlag  // slice: flag
      input.firstNumber = "\(sampleThing.firstNumber)"  // slice: number
      input.spareNumber = sampleThing.spareNumber.map { "\($0)" } ?? ""  // slice: number?
      return input
    }

    private func submit() async {
      unreadField = nil
      await attempt(\.failure, save)
      if failure == .rule(.missingName) { commands.issue(.toast(.nameMandatory)) }
    }

    private func save() async throws(SampleThingError) {
      // What is edited is read first: a form that couldn't be filled would save its empty fields.
      if mode != .create, present == nil { return try await load() }
      let draft = try draft()
      let stored: SampleThingDomain
      do throws(SampleThingError) {
        stored = try await mode == .create ? provider.create(draft) : provider.update(draft)
      } catch .reference(.sampleThing, .notFound) {
        throw .notFound(present?.name ?? input.name)
      }
      let toast: Toast =
        mode == .create
        ? .sampleThingCreated(words.noun.created(stored.numberedTitle))
        : .sampleThingUpdated(words.noun.edited(stored.numberedTitle))
      (saved, answer) = (stored, toast.text(format))
      router.dismiss()
      commands.issue(.toast(toast))
    }

    private func close() {
      let original = present.map(typed) ?? Input()
      leave(input == original ? [] : [input.name], original: input == original ? [] : [nil])
    }
  }
}
