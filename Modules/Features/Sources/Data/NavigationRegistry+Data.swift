public import ModuloCore
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of the destinations of the data as a whole.
  public func registerData(_ context: ScreenContext) {
    register(DataDestination.self) { destination in
      switch destination {
      case .location: DataLocationScreen(viewModel: .init(context))
      case .check: DataCheckScreen(viewModel: .init(context))
      case .backup: DataBackupScreen(viewModel: .init(context))
      case .restore: DataRestoreScreen(viewModel: .init(context))
      case .exportAll: DataExportScreen(viewModel: .init(context))
      case .importAll: DataImportScreen(viewModel: .init(context))
      case .importBankFiles: BankImportScreen(viewModel: .init(context))
      case .copy: DataCopyScreen(viewModel: .init(context))
      case .cleaning: DataCleaningScreen(viewModel: .init(context))
      case .deletion: DataDeletionScreen(viewModel: .init(context))
      }
    }
    register(HistoryDestination.self) { destination in
      switch destination {
      case .list: HistoryListScreen(viewModel: .init(context))
      case .details(let number): HistoryStepScreen(viewModel: .init(context, number: number))
      case .undo(let request): HistoryUndoScreen(viewModel: .init(context, request))
      case .redo(let count): HistoryRedoScreen(viewModel: .init(context, count: count))
      case .clearing: HistoryClearingScreen(viewModel: .init(context))
      }
    }
  }
}
