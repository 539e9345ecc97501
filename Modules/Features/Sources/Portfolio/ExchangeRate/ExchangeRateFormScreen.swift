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

/// The form of a rate, and then the stored rate.
public struct ExchangeRateFormScreen: InteractiveScreen {
  /// The state of the form of a rate, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of a rate as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.setTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let model = viewModel
    return [
      .text("\(words.currency)", model.currency) { await model.send(.currency($0)) },
      .text("\(words.rate)", model.rate) { await model.send(.rate($0)) },
      .optionalText("\(words.date)", model.date, prompt: "\(model.today)") { await model.send(.date($0)) },
    ]
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ExchangeRateFormScreen {
  private var words: ExchangeRateStrings { viewModel.format.strings.rate }
}

extension ExchangeRateFormScreen {
  /// The form of an exchange rate. It keeps the input as typed, and parses it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form of a rate.
    public enum Action: FormAction {
      /// The screen appears: nothing is read.
      case appear
      /// The ISO 4217 code of the currency to convert from.
      case currency(String)
      /// The value of one unit, as the locale writes numbers: one, or two with a slash between them.
      case rate(String)
      /// The text of the first day; `nil` for today.
      case date(String?)
      /// Checks the fields and stores the rate.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The code of the currency that is converted.
    public private(set) var currency = ""
    /// The text of the rate.
    public private(set) var rate = ""
    /// The day as typed; nil for today.
    public private(set) var date: String?
    /// The stored result; `nil` until it is stored.
    public private(set) var saved: ExchangeRateDomain?
    /// What was stored, in words; `nil` until it is.
    public private(set) var answer: String?
    public private(set) var failure: ExchangeRateError?
    @ObservationIgnored private let id: UUID
    private var provider: any ExchangeRateProvider { dependencies.exchangeRateProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) {
      self.context = context
      // The id belongs to the form: submitting it again after a failure makes no second rate.
      id = context.dependencies.uuid()
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .currency(let code): currency = code
      case .rate(let text): rate = text
      case .date(let text): date = text
      case .submit: await attempt(\.failure, submit)
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func submit() async throws(ExchangeRateError) {
      let change = try await provider.set(try draft())
      let toast = Toast.rateAdded(change.text(format))
      (saved, answer) = (change.rate, toast.text(format))
      router.dismiss()
      commands.issue(.toast(toast))
    }

    private func draft() throws(ExchangeRateError) -> ExchangeRateDraft {
      ExchangeRateDraft(
        id: id, currency: try dependencies.readCurrency(currency.trimmed, throwing: ExchangeRateError.self),
        base: try dependencies.readCurrency(nil, throwing: ExchangeRateError.self), rate: try readRate(),
        date: try dependencies.readDay(date, throwing: ExchangeRateError.self))
    }

    private func readRate() throws(ExchangeRateError) -> DecimalRatio {
      do {
        return try DecimalReader(locale: format.locale, decimals: ExchangeRateDomain.decimals).readRatio(rate)
      } catch {
        throw .input(.rate(error))
      }
    }

    private func close() { leave([currency, rate], original: ["", ""]) }
  }
}

extension ExchangeRateFormScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.rate
    return switch failure {
    case .input(.currency), .rule(.missingCurrency), .rule(.sameCurrency): words.currency
    case .input(.rate), .rule(.notPositive): words.rate
    case .input(.day): words.date
    case .input, .reference, .storage, nil: nil
    }
  }
}
