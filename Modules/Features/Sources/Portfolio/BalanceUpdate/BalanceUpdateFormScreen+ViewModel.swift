import DependencyKit
import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import ModuloUtilities
import NavigationKit
public import Observation

extension BalanceUpdateFormScreen {
  /// The form of an account's balance on a day. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form of a balance.
    public enum Action: FormAction {
      /// The screen appears: the account, and the balance to change, are read.
      case appear
      /// The balance, as the locale writes numbers; for a debt, the amount owed.
      case amount(String)
      /// The text of the day; `nil` for today.
      case date(String?)
      /// The text of the note; empty for none.
      case note(String)
      /// Checks the fields and stores the balance.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    /// Whether the form makes a balance or edits one.
    public let mode: EntryFormMode
    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    private(set) var input = AmountInput.text("")
    /// The text of the amount field.
    public var amount: String { input.input(format) }
    /// The amount field.
    public var field: AmountField { dependencies.amountField(input, in: account?.currency) }
    /// The day as typed; nil for today.
    public private(set) var date: String?
    /// The text of the note.
    public private(set) var note = ""
    /// The account as it was last read: with the saved balance, once there is one.
    public private(set) var account: FinancialAccountDomain?
    /// The stored result, with its account; `nil` until it is stored.
    public private(set) var saved: BalanceUpdateDetailedDomain?
    /// What was stored, in words; `nil` until it is.
    public private(set) var answer: String?
    public private(set) var failure: BalanceUpdateError?
    /// The row to change; `nil` until it was read, and in a form for a new one.
    @ObservationIgnored private var present: BalanceUpdateDetailedDomain?
    // The id belongs to the form: submitting it again after a failure makes no second update.
    @ObservationIgnored private let newID: UUID
    private var accounts: any FinancialAccountProvider { dependencies.financialAccountProvider }
    private var provider: any BalanceUpdateProvider { dependencies.balanceUpdateProvider }

    /// Creates a view model of an empty form; a row that is edited is read when the screen appears.
    public init(_ context: ScreenContext, mode: EntryFormMode) {
      self.context = context
      self.mode = mode
      newID = context.dependencies.uuid()
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .amount(let text): input = .text(text)
      case .date(let text): date = text
      case .note(let text): note = text
      case .submit: await submit()
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(BalanceUpdateError) {
      switch mode {
      case .create(let reference): account = try await find(reference)
      case .update(let reference): fill(from: try await provider.findOne(reference, on: today))
      }
    }

    private func find(_ reference: NamedReference) async throws(BalanceUpdateError) -> FinancialAccountDomain {
      do { return try await accounts.findOne(reference, on: today) } catch { throw BalanceUpdateError(error) }
    }

    private func fill(from found: BalanceUpdateDetailedDomain) {
      account = found.account
      fill(\.input, from: present.map(Self.input), to: Self.input(found))
      fill(\.date, from: present?.balanceUpdate.date.description, to: found.balanceUpdate.date.description)
      fill(\.note, from: present.map { $0.balanceUpdate.note ?? "" }, to: found.balanceUpdate.note ?? "")
      present = found
    }

    private static func input(_ found: BalanceUpdateDetailedDomain) -> AmountInput {
      .stored(found.account.type.balance(ofTyped: found.balanceUpdate.balance))
    }

    private func submit() async {
      await attempt(\.failure, save)
      if failure == .rule(.missingAmount) { commands.issue(.toast(.amountMandatory)) }
    }

    private func save() async throws(BalanceUpdateError) {
      let stored: BalanceUpdateDetailedDomain
      let toast: Toast
      switch mode {
      case .create(let reference):
        let account = if let account { account } else { try await find(reference) }
        stored = try await provider.create(try draft(newID, for: account), on: today)
        toast = .balanceAdded(stored.createdText(format, on: today))
      case .update:
        // The row to change is read first: a form that couldn't be filled would save its empty fields.
        guard let present else { return try await load() }
        stored = try await provider.update(try draft(present.balanceUpdate.id, for: present.account), on: today)
        toast = .balanceUpdated(stored.updatedText(format, on: today, was: present.balanceUpdate.balance))
      }
      (saved, account, answer) = (stored, stored.account, toast.text(format))
      router.dismiss()
      commands.issue(.toast(toast))
    }

    private func draft(
      _ id: UUID, for account: FinancialAccountDomain
    ) throws(BalanceUpdateError) -> BalanceUpdateDraft {
      BalanceUpdateDraft(
        id: id, account: account,
        amount: try dependencies.readAmount(input, in: account.currency, throwing: BalanceUpdateError.self),
        date: try dependencies.readDay(date, throwing: BalanceUpdateError.self), note: note.isBlank ? nil : note,
        original: present?.balanceUpdate)
    }

    private func close() {
      leave(
        [input.text, note],
        original: present.map { [Self.input($0).text, $0.balanceUpdate.note ?? ""] } ?? ["", ""])
    }
  }
}
