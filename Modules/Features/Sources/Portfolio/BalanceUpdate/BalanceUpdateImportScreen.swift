public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The import of a file of balances, and then the outcomes of its rows.
public struct BalanceUpdateImportScreen: ImportScreen {
  /// The state of an import of balances, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an import of balances as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var options: [FormField] {
    let (model, words) = (viewModel, viewModel.format.strings.importing)
    let orders: [FileOrder?] = [nil] + FileOrder.allCases
    return [
      .choice(
        "\(words.order)", orders.map { "\(words.fileOrder($0))" }, selected: orders.firstIndex(of: model.order)
      ) { await model.send(.order(orders[$0])) },
      .toggle("\(words.signsAsWritten)", isOn: model.readsSignsAsWritten) { await model.send(.signsAsWritten($0)) },
    ]
  }
}

extension BalanceUpdateImportScreen {
  /// The import of a file of balances.
  @MainActor
  @Observable
  public final class ViewModel: ImportViewModel {
    /// The actions of an import of balances.
    public enum Action: ImportAction {
      /// Chooses the file, or standard input.
      case source(InputSource)
      /// The chronological direction of the rows; `nil` to infer it from the days.
      case order(FileOrder?)
      /// Whether balances are read as they are, also when another column seems to hold their signs.
      case signsAsWritten(Bool)
      /// Imports the rows, all of them or none.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without importing.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// Outcomes of the rows; `nil` until the file is imported.
    public private(set) var report: BalanceUpdateImportReport?
    public private(set) var failure: BalanceUpdateImportError?
    /// The number of rows read so far, updated every thousand rows; `nil` while no import is running.
    public var rowsRead: Int? { progress.rowsRead }
    private var file = BalanceUpdateImport(source: .file(path: ""))
    @ObservationIgnored private let progress = RowProgress()
    private var provider: any BalanceUpdateProvider { dependencies.balanceUpdateProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The path of the file; empty for standard input, and until one is typed.
    public var path: String { file.source.path ?? "" }

    /// The chronological direction of the rows; `nil` to infer it from the days.
    public var order: FileOrder? { file.order }

    /// Whether balances are read as they are, also when another column seems to hold their signs.
    public var readsSignsAsWritten: Bool { file.readsSignsAsWritten }

    public func send(_ action: Action) async {
      switch action {
      case .source(let source): file.source = source
      case .order(let order): file.order = order
      case .signsAsWritten(let reads): file.readsSignsAsWritten = reads
      case .submit: await attempt(\.failure, submit)
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func submit() async throws(BalanceUpdateImportError) {
      if case .file(let path) = file.source, path.isBlank { throw .missingPath }
      report = try await progress.follow { onProgress throws(BalanceUpdateImportError) in
        try await provider.importAll(file, onProgress: onProgress)
      }
    }

    private func close() { leave([path], original: [""]) }
  }
}

extension BalanceUpdateImportScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    switch failure {
    case .missingPath, .unreadableFile: format.strings.importing.file
    case .rejected, .storage, nil: nil
    }
  }
}
