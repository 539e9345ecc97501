import DependencyKit
public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The import of a file of times, and then the outcomes of its rows.
public struct TrackingSessionImportScreen: ImportScreen {
  /// The state of an import of times.
  public let viewModel: ViewModel

  /// Creates a screen that shows an import of times as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var options: [FormField] {
    let (model, words) = (viewModel, viewModel.format.strings.importing)
    let columns: [FormField] = TrackingSessionImport.Column.allCases.map { column in
      .optionalText("\(words.timeColumn(column))", model.columns[column], prompt: "\(column.rawValue)") {
        await model.send(.column(column, $0))
      }
    }
    return columns + formOptions + [
      .toggle("\(words.hasHeader)", isOn: model.hasHeader) { await model.send(.header($0)) },
      .toggle("\(words.createsBlocks)", isOn: model.createsBlocks) { await model.send(.createBlocks($0)) },
      .toggle("\(model.format.strings.tracking.allowsOverlap)", isOn: model.allowsOverlap) {
        await model.send(.allowOverlap($0))
      },
    ]
  }
}

extension TrackingSessionImportScreen {
  /// The import of a file of times. It keeps the options as typed, and parses them on submit.
  @MainActor
  @Observable
  public final class ViewModel: FileFormViewModel {
    /// The actions of an import of times.
    public enum Action: FileFormAction {
      /// Chooses the file, or standard input.
      case source(InputSource)
      /// The name of a column; `nil` for the usual one.
      case column(TrackingSessionImport.Column, String?)
      /// The value of an option, as typed; `nil` for the usual one.
      case option(ImportOption, String?)
      /// Whether the first row names the columns.
      case header(Bool)
      /// Whether blocks and groups that aren't there are made.
      case createBlocks(Bool)
      /// Whether times may overlap with each other, and with what was tracked already.
      case allowOverlap(Bool)
      /// Imports the times, all of them or none.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without importing.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// Outcomes of the rows; `nil` until the file is imported.
    public private(set) var report: TrackingSessionImportReport?
    public private(set) var failure: TrackingSessionImportError?
    /// The number of rows read so far, updated every thousand rows; `nil` while no import is running.
    public var rowsRead: Int? { progress.rowsRead }
    /// The columns that have another name than usual.
    public private(set) var columns: [TrackingSessionImport.Column: String] = [:]
    /// The options that have another value than usual, as typed.
    public private(set) var options: [ImportOption: String] = [:]
    /// Whether the first row names the columns.
    public private(set) var hasHeader = true
    /// Whether blocks and groups that aren't there are made.
    public private(set) var createsBlocks = false
    /// Whether times may overlap with each other, and with what was tracked already.
    public private(set) var allowsOverlap = false
    private var source = InputSource.file(path: "")
    @ObservationIgnored private let progress = RowProgress()
    private var provider: any TrackingSessionProvider { dependencies.trackingSessionProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The path of the file; empty for standard input, and until one is typed.
    public var path: String { source.path ?? "" }

    public func send(_ action: Action) async {
      switch action {
      case .source(let source): self.source = source
      case .column(let column, let name): columns[column] = name
      case .option(let option, let text): options[option] = text
      case .header(let hasHeader): self.hasHeader = hasHeader
      case .createBlocks(let creates): createsBlocks = creates
      case .allowOverlap(let allows): allowsOverlap = allows
      case .submit: await attempt(\.failure, submit)
      case .close: leave([path], original: [""])
      case .discard: router.dismiss()
      }
    }

    private func submit() async throws(TrackingSessionImportError) {
      let file = try readFile()
      if case .file(let path) = file.source, path.isBlank { throw .missingPath }
      report = try await progress.follow { onProgress throws(TrackingSessionImportError) in
        try await provider.importAll(file, at: now, onProgress: onProgress)
      }
    }

    /// The file with the typed options, parsed.
    private func readFile() throws(TrackingSessionImportError) -> TrackingSessionImport {
      var file = TrackingSessionImport(source: source, zone: dependencies.timeZone)
      file.columns = columns
      do { file.form = try FileForm(options, on: today) } catch { throw TrackingSessionImportError(error) }
      (file.hasHeader, file.createsBlocks, file.allowsOverlap) = (hasHeader, createsBlocks, allowsOverlap)
      return file
    }
  }
}

extension TrackingSessionImportScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.importing
    return switch failure {
    case .unusableOption(let option, _): words.option(option)
    case .missingPath, .unreadableFile: words.file
    case .rejected, .storage, nil: nil
    }
  }
}
