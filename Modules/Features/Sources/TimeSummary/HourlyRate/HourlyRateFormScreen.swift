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

/// The form of an hourly rate, and then the stored rate.
public struct HourlyRateFormScreen: InteractiveScreen {
  /// The state of the form, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.setTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let model = viewModel
    let owners = model.owners
    return [
      .choice("\(words.owner)", owners.map { "\($0.title)" }, selected: model.ownerIndex) {
        await model.send(.owner(owners[$0].reference))
      },
      .text("\(words.amount)", model.amount) { await model.send(.amount($0)) },
      .optionalText(
        "\(words.currency)", model.currency, prompt: "\(model.dependencies.defaultCurrency ?? "")"
      ) { await model.send(.currency($0)) },
      .optionalText("\(words.start)", model.start, prompt: "\(model.today)") { await model.send(.start($0)) },
    ]
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: HourlyRateStrings { viewModel.format.strings.hourlyRate }
}

extension HourlyRateFormScreen {
  /// The form of what an hour is worth. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form.
    public enum Action: FormAction {
      /// The screen appears: the groups and blocks to choose from are read.
      case appear
      /// What the rate is of.
      case owner(HourlyRateOwnerReference)
      /// What an hour is worth, as the locale writes numbers; it may name its currency.
      case amount(String)
      /// An ISO 4217 code; `nil` for the currency that the amount names, else the default one.
      case currency(String?)
      /// The text of the first day; `nil` for today.
      case start(String?)
      /// Checks the fields and stores the rate.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// What the rate is of.
    public private(set) var owner: HourlyRateOwnerReference
    /// The text of the amount.
    public private(set) var amount = ""
    /// The code of the currency; `nil` for the one that the amount names, else the default one.
    public private(set) var currency: String?
    /// The day as typed; `nil` for today.
    public private(set) var start: String?
    /// What a rate can be of; the user alone until the groups and blocks were read.
    public private(set) var owners: [(reference: HourlyRateOwnerReference, title: String)]
    /// The stored result; `nil` until it is stored.
    public private(set) var saved: HourlyRateChange?
    /// What was stored, in words; `nil` until it is.
    public private(set) var answer: String?
    public private(set) var failure: HourlyRateError?
    @ObservationIgnored private let original: HourlyRateOwnerReference
    // The id belongs to the form: submitting it again after a failure makes no second rate.
    @ObservationIgnored private let id: UUID
    private var provider: any HourlyRateProvider { dependencies.hourlyRateProvider }

    /// Creates a view model of an empty form; nothing is read yet.
    public init(_ context: ScreenContext, owner: HourlyRateOwnerReference) {
      self.context = context
      self.owner = owner
      original = owner
      owners = [(.oneself, context.format.strings.hourlyRate.oneself)]
      id = context.dependencies.uuid()
    }

    /// The place of the owner among ``owners``; `nil` for one that is given in another way than by its id.
    public var ownerIndex: Int? { owners.firstIndex { $0.reference == owner } }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .owner(let owner): self.owner = owner
      case .amount(let text): amount = text
      case .currency(let code): currency = code
      case .start(let text): start = text
      case .submit: await submit()
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(HourlyRateError) {
      let blocks = dependencies.blockProvider
      do { try await blocks.fetchAll(of: nil, on: today) } catch { throw HourlyRateError(error) }
      let words = format.strings.hourlyRate
      owners = [(.oneself, words.oneself)]
      for group in blocks.groups {
        owners.append((.group(.id(group.id)), words.group(group.title)))
        for block in blocks.blocks(of: group.id) {
          owners.append((.block(.id(block.id)), "\(group.title)/\(block.title)"))
        }
      }
    }

    private func submit() async {
      await attempt(\.failure, save)
      if failure == .rule(.missingAmount) { commands.issue(.toast(.amountMandatory)) }
    }

    private func save() async throws(HourlyRateError) {
      let change = try await provider.set(
        HourlyRateDraft(
          id: id, owner: owner, amount: try readAmount(),
          start: try dependencies.readDay(start, throwing: HourlyRateError.self)))
      let toast = Toast.hourlyRateSet(change.text(format))
      (saved, answer) = (change, toast.text(format))
      router.dismiss()
      commands.issue(.toast(toast))
    }

    private func readAmount() throws(HourlyRateError) -> Money {
      if let currency {
        return try dependencies.readAmount(
          .text(amount), in: try dependencies.readCurrency(currency.trimmed, throwing: HourlyRateError.self),
          throwing: HourlyRateError.self)
      }
      if dependencies.defaultCurrency == nil { throw .rule(.missingCurrency) }
      guard
        let money = try dependencies.readOptionalMoney(amount, keeping: nil, throwing: HourlyRateError.self)
      else { throw .rule(.missingAmount) }
      return money
    }

    private func close() {
      leave([amount, currency, owner == original ? nil : ""], original: ["", nil, nil])
    }
  }
}

extension HourlyRateFormScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.hourlyRate
    return switch failure {
    case .input(.amount), .rule(.missingAmount), .rule(.notPositive): words.amount
    case .input(.currency), .rule(.missingCurrency): words.currency
    case .input(.day): words.start
    case .reference: words.owner
    case .input, .storage, nil: nil
    }
  }
}
