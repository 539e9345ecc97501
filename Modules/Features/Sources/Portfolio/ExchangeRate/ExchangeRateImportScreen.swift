public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The import of a file of rates, and then the outcomes of its rates.
public struct ExchangeRateImportScreen: ImportScreen {
  /// The state of an import of rates, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an import of rates as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var options: [FormField] {
    let (model, words) = (viewModel, viewModel.format.strings.importing)
    let table: [FormField] = [
      .optionalText("\(words.base)", model.base, prompt: "\(model.usualBase)") { await model.send(.base($0)) },
      .optionalText("\(words.column(.date))", model.dateColumn, prompt: "\(ExchangeRateImport.dateColumn)") {
        await model.send(.dateColumn($0))
      },
    ]
    return table + formOptions
  }
}

extension ExchangeRateImportScreen {
  /// The import of a file of rates. It keeps the options as typed, and parses them on submit.
  @MainActor
  @Observable
  public final class ViewModel: FileFormViewModel {
    /// The actions of an import of rates.
    public enum Action: FileFormAction {
      /// Chooses the file, or standard input.
      case source(InputSource)
      /// The code of the currency that the numbers count from; `nil` for that of the figures.
      case base(String?)
      /// The name of the column with the days; `nil` for the usual one.
      case dateColumn(String?)
      /// The value of an option, as typed; `nil` for the usual one.
      case option(ImportOption, String?)
      /// Imports the rates, all of them or none.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without importing.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// Outcomes of the rates; `nil` until the file is imported.
    public private(set) var report: ExchangeRateImportReport?
    public private(set) var failure: ExchangeRateImportError?
    /// The number of rates read so far, updated every thousand rates; `nil` while no import is running.
    public var rowsRead: Int? { progress.rowsRead }
    /// The code of the currency that the numbers count from, as typed; `nil` for that of the figures.
    public private(set) var base: String?
    /// The name of the column with the days; `nil` for the usual one.
    public private(set) var dateColumn: String?
    /// The options that have another value than usual, as typed.
    public private(set) var options: [ImportOption: String] = [:]
    private var source = InputSource.file(path: "")
    @ObservationIgnored private let progress = RowProgress()
    private var provider: any ExchangeRateProvider { dependencies.exchangeRateProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The path of the file; empty for standard input, and until one is typed.
    public var path: String { source.path ?? "" }

    /// The code of the currency that numbers count from where none is chosen; empty where there is none.
    var usualBase: String { dependencies.defaultCurrency ?? "" }

    public func send(_ action: Action) async {
      switch action {
      case .source(let source): self.source = source
      case .base(let code): base = code
      case .dateColumn(let name): dateColumn = name
      case .option(let option, let text): options[option] = text
      case .submit: await attempt(\.failure, submit)
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func submit() async throws(ExchangeRateImportError) {
      let file = try readFile()
      if case .file(let path) = file.source, path.isBlank { throw .missingPath }
      report = try await progress.follow { onProgress throws(ExchangeRateImportError) in
        try await provider.importAll(file, onProgress: onProgress)
      }
    }

    /// The file with the typed options, parsed.
    private func readFile() throws(ExchangeRateImportError) -> ExchangeRateImport {
      var file = ExchangeRateImport(source: source, base: try readBase())
      if let dateColumn { file.dateColumn = dateColumn }
      do { file.form = try FileForm(options, on: today) } catch { throw ExchangeRateImportError(error) }
      return file
    }

    private func readBase() throws(ExchangeRateImportError) -> Currency {
      do {
        return try dependencies.readCurrency(base?.trimmed, throwing: ExchangeRateError.self)
      } catch {
        throw .base(error)
      }
    }

    private func close() { leave([path], original: [""]) }
  }
}

extension ExchangeRateImportScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.importing
    return switch failure {
    case .unusableOption(let option, _): words.option(option)
    case .base: words.base
    case .missingPath, .unreadableFile: words.file
    case .rejected, .storage, nil: nil
    }
  }
}
