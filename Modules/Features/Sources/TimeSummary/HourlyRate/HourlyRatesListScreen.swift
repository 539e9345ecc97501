public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// Every hourly rate, in a row each.
public struct HourlyRatesListScreen: InteractiveScreen {
  /// The state of the list of rates, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the list of rates as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.hourlyRate.listTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let rates = viewModel.rates, rates.isEmpty {
      EmptyState(
        title: viewModel.format.strings.hourlyRate.emptyTitle, advice: viewModel.format.advice(.addHourlyRate))
    } else if let rates = viewModel.rates {
      HourlyRateTable(rates.map { $0.toUIModel(viewModel.format) })
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.rates?.map(\.id) ?? [] : [] }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return ScreenKeys(
      KeyBinding("a", "\(words.add)", .present(.hourlyRate(.create(.oneself)))),
      row.map { KeyBinding("d", "\(words.delete)", .ask(.hourlyRate(.deletion(.id($0))))) },
      KeyBinding("m", "\(words.month)", .push(.hourlyRate(.month(nil)))))
  }
}

extension HourlyRatesListScreen {
  /// The hourly rates, with what they are of.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of rates.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the rates are read.
      case appear
    }

    public let context: ScreenContext
    /// The rates as they were last read; `nil` until then.
    public private(set) var rates: [HourlyRateDomain]?
    public private(set) var failure: HourlyRateError?
    private var provider: any HourlyRateProvider { dependencies.hourlyRateProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      }
    }

    private func load() async throws(HourlyRateError) { rates = try await provider.rates() }
  }
}
