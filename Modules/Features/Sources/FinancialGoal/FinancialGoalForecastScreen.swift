public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
public import Observation
public import TerminalKit

/// When one goal is reached: at the pace of its latest months, by its plan and by what it needs; what is needed this
/// month; and what an amount each month, or another end, would do.
public struct FinancialGoalForecastScreen: InteractiveScreen {
  /// The state of a goal's forecast, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows a goal's forecast as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.forecast?.goal.title ?? "") }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let forecast = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Text("\(TerminalText(forecast.title).bold())  \(environment.theme.text(forecast.number, .secondary))")
        Text(verbatim: forecast.summary)
        thisMonth(forecast)
        ways(forecast)
        for assumption in forecast.assumptions {
          Section("\(assumption.title)") { figures(assumption.figures) }
        }
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  /// None: a forecast is read only.
  public func keys(for row: Never?) -> ScreenKeys { [] }
}

extension FinancialGoalForecastScreen {
  private var words: FinancialGoalStrings { viewModel.format.strings.goal }

  @ViewBuilder private func thisMonth(_ forecast: FinancialGoalForecastUIModel) -> some View {
    if !forecast.thisMonth.isEmpty {
      Section("\(words.thisMonth)") { figures(forecast.thisMonth) }
    }
  }

  @ViewBuilder private func ways(_ forecast: FinancialGoalForecastUIModel) -> some View {
    if !forecast.rows.isEmpty {
      Section("\(words.forecast)") {
        ForecastTable(forecast.rows)
        if let note = forecast.note { Text(verbatim: note) }
      }
    }
  }

  private func figures(_ figures: [FinancialGoalForecastUIModel.Figure]) -> Figures {
    Figures(figures.map { ($0.name, $0.value) })
  }
}

extension FinancialGoalForecastScreen {
  /// When one goal is reached, and what an assumption would change.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of a goal's forecast.
    public enum Action: Equatable, Sendable {
      /// An amount of each month, as the locale writes numbers; `nil` for none.
      case amount(String?)
      /// Another end, as it was typed; `nil` for that of the goal.
      case end(String?)
      /// The screen appears: the goal is read, then the amount and the end.
      case appear
    }

    public let context: ScreenContext
    /// The amount as typed; `nil` for none.
    public private(set) var amount: String?
    /// The end as typed; `nil` for that of the goal.
    public private(set) var end: String?
    /// The forecast as it was last made; `nil` until then.
    public private(set) var forecast: FinancialGoalForecastDomain?
    public private(set) var failure: FinancialGoalError?
    @ObservationIgnored private let reference: NamedReference
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }

    /// Creates a view model for the goal of a reference, which is looked up when the screen appears.
    public init(_ context: ScreenContext, goal reference: NamedReference) {
      self.context = context
      self.reference = reference
    }

    /// The forecast as text; `nil` until it was made.
    public var model: FinancialGoalForecastUIModel? { forecast?.toUIModel(format) }

    public func send(_ action: Action) async {
      switch action {
      case .amount(let text): amount = text
      case .end(let text): end = text
      case .appear: await attempt(\.failure, load)
      }
    }

    private func load() async throws(FinancialGoalError) {
      // The months are part of the details; no contributions are shown.
      let details = try await provider.findOneDetailed(reference, on: today, page: Page(limit: 0))
      let assumption = try assumption(in: details.goal.currency)
      forecast = details.forecast(on: today, assuming: assumption)
    }

    /// The input, read in the currency of the goal.
    private func assumption(in currency: Currency) throws(FinancialGoalError) -> ForecastAssumption? {
      let money = try amount.map { text throws(FinancialGoalError) in
        try dependencies.readAmount(.text(text), in: currency, throwing: FinancialGoalError.self)
      }
      let day = try end.map { text throws(FinancialGoalError) in
        try dependencies.readDay(text, for: .end, throwing: FinancialGoalError.self)
      }
      return try ForecastAssumption(amount: money, end: day, on: today)
    }
  }
}
