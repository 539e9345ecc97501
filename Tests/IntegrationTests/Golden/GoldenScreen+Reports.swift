import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloUtilities
import TerminalKit

extension GoldenScreen {
  /// Reports on periods.
  static let periodReports = [
    GoldenScreen("report-month", hasAccessibleForm: true) { try await report(.month, [.compare(true)], in: $0) },
    GoldenScreen("report-quarter") { try await report(.quarter, [.date("2026-Q1")], in: $0) },
    GoldenScreen("report-part") { try await report(.week, [.only([.block]), .compare(true)], in: $0) },
    GoldenScreen("report-empty", .empty) { try await report(.month, [], in: $0) },
    GoldenScreen("report-not-begun") { try await report(.year, [.date("2027")], in: $0) },
    GoldenScreen("report-refused") { try await report(.month, [.date("2026-02-30")], in: $0) },
    GoldenScreen("report-hostile", .hostile) { try await report(.year, [], in: $0) },
  ]

  @MainActor private static func report(
    _ kind: CalendarPeriod.Kind, _ actions: [PeriodReportScreen.ViewModel.Action], in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(.periodReport(.report(kind, nil)), as: PeriodReportScreen.self)
    for action in actions { await screen.viewModel.send(action) }
    await screen.appear()
    return screen
  }
}
