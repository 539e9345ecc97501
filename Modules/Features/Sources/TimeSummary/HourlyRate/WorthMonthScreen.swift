import DependencyKit
import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
public import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// A month of both: what was put into goals, and what was tracked with what that is worth.
public struct WorthMonthScreen: InteractiveScreen {
  /// The state of the month, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the month as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    let format = viewModel.format
    return TerminalText(format.titled(format.strings.hourlyRate.monthTitle, format.month(viewModel.month)))
  }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let month = viewModel.shown?.toUIModel(viewModel.format) {
      VStack(spacing: Spacing.tiny) {
        Text(title.bold())
        contributed(month)
        worked(month)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return ScreenKeys(
      viewModel.month.next.map { KeyBinding("n", "\(words.next)", viewModel.sends(.turn(to: $0))) },
      viewModel.month.previous.map { KeyBinding("p", "\(words.previous)", viewModel.sends(.turn(to: $0))) },
      KeyBinding("t", "\(words.today)", viewModel.sends(.turn(to: viewModel.today.month))),
      KeyBinding("r", "\(viewModel.format.strings.hourlyRate.listTitle)", .push(.hourlyRate(.list))))
  }

  private var words: HourlyRateStrings { viewModel.format.strings.hourlyRate }

  private func contributed(_ month: WorthMonthUIModel) -> some View {
    Section("\(words.contributed)") {
      if let contributed = month.contributed {
        WorthMonthTable(month.goals + [.init(name: words.total, time: "", amount: contributed)])
      } else {
        Text(verbatim: words.nothingContributed)
      }
    }
  }

  private func worked(_ month: WorthMonthUIModel) -> some View {
    Section("\(words.worked)") {
      if let total = month.total {
        WorthMonthTable(month.blocks + [total])
      } else {
        Text(verbatim: viewModel.format.strings.time.none)
      }
    }
  }
}

extension WorthMonthScreen {
  /// A month of both.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the month.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the month is read.
      case appear
      /// Another month, which is read at once.
      case turn(to: CalendarMonth)
    }

    public let context: ScreenContext
    /// The month that was asked for.
    public private(set) var month: CalendarMonth
    /// The month as it was last read; `nil` until then.
    public private(set) var shown: WorthMonth?
    public private(set) var failure: HourlyRateError?
    private var provider: any HourlyRateProvider { dependencies.hourlyRateProvider }

    /// Creates a view model of a month, of today's for `nil`; nothing is read yet.
    public init(_ context: ScreenContext, month: CalendarMonth?) {
      self.context = context
      self.month = month ?? context.dependencies.today.month
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .turn(let month):
        self.month = month
        await attempt(\.failure, load)
      }
    }

    private func load() async throws(HourlyRateError) { shown = try await provider.month(month) }
  }
}
