import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The import of a file into a goal, and then the outcomes of its rows.
public struct ContributionImportScreen: ImportScreen {
  /// The state of an import of contributions, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an import of contributions as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var options: [FormField] {
    let (model, words) = (viewModel, viewModel.format.strings.importing)
    let columns: [FormField] = [
      column(.date),
      .choice(
        "\(words.amounts)", [words.amountsInOneColumn, words.amountsInTwoColumns].map { "\($0)" },
        selected: model.separatesAmounts ? 1 : 0
      ) { await model.send(.separateAmounts($0 == 1)) },
    ]
    let amounts = model.separatesAmounts ? [column(.deposit), column(.withdrawal)] : [column(.amount)]
    return columns + amounts + [column(.name)] + formOptions + [
      .toggle("\(words.hasHeader)", isOn: model.hasHeader) { await model.send(.header($0)) },
      .toggle("\(words.signsAsWritten)", isOn: model.readsSignsAsWritten) { await model.send(.signsAsWritten($0)) },
      .toggle("\(model.format.strings.contribution.allowsNegativeTotal)", isOn: model.allowsNegativeTotal) {
        await model.send(.allowNegativeTotal($0))
      },
    ]
  }

  private func column(_ column: ContributionImportColumn) -> FormField {
    let model = viewModel
    let label = model.format.strings.importing.column(column)
    return .optionalText("\(label)", model.columns[column], prompt: "\(column.usualName ?? "")") {
      await model.send(.column(column, $0))
    }
  }
}

extension ContributionImportScreen {
  /// The import of a file into a goal. It keeps the options as typed, and parses them on submit.
  @MainActor
  @Observable
  public final class ViewModel: FileFormViewModel {
    /// The actions of an import of contributions.
    public enum Action: FileFormAction {
      /// Chooses the file, or standard input.
      case source(InputSource)
      /// Whether the file has a column of money put in and one of money taken out, or one column of amounts.
      case separateAmounts(Bool)
      /// The name of a column; `nil` for the usual one.
      case column(ContributionImportColumn, String?)
      /// The value of an option, as typed; `nil` for the usual one.
      case option(ImportOption, String?)
      /// Whether the first row names the columns.
      case header(Bool)
      /// Whether amounts are read as they are, also when another column seems to hold their signs.
      case signsAsWritten(Bool)
      /// Whether the goal's total may fall below zero.
      case allowNegativeTotal(Bool)
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
    public private(set) var report: ContributionImportReport?
    public private(set) var failure: ContributionImportError?
    /// The number of rows read so far, updated every thousand rows; `nil` while no import is running.
    public var rowsRead: Int? { progress.rowsRead }
    /// The columns that have another name than usual.
    public private(set) var columns: [ContributionImportColumn: String] = [:]
    /// The options that have another value than usual, as typed.
    public private(set) var options: [ImportOption: String] = [:]
    /// Whether money put in and money taken out have a column each.
    public private(set) var separatesAmounts = false
    private var file = ContributionImport(source: .file(path: ""))
    @ObservationIgnored private let goal: NamedReference
    private var goals: any FinancialGoalProvider { dependencies.financialGoalProvider }
    @ObservationIgnored private let progress = RowProgress()
    private var provider: any ContributionProvider { dependencies.contributionProvider }

    /// Creates a view model for the goal of a reference, which is looked up when the screen appears.
    public init(_ context: ScreenContext, goal: NamedReference) {
      self.context = context
      self.goal = goal
    }

    /// The path of the file; empty for standard input, and until one is typed.
    public var path: String { file.source.path ?? "" }

    /// Whether the first row names the columns.
    public var hasHeader: Bool { file.hasHeader }

    /// Whether amounts are read as they are, also when another column seems to hold their signs.
    public var readsSignsAsWritten: Bool { file.readsSignsAsWritten }

    /// Whether the goal's total may fall below zero.
    public var allowsNegativeTotal: Bool { file.allowsNegativeTotal }

    public func send(_ action: Action) async {
      switch action {
      case .source(let source): file.source = source
      case .separateAmounts(let separates): separatesAmounts = separates
      case .column(let column, let name): columns[column] = name
      case .option(let option, let text): options[option] = text
      case .header(let hasHeader): file.hasHeader = hasHeader
      case .signsAsWritten(let reads): file.readsSignsAsWritten = reads
      case .allowNegativeTotal(let allows): file.allowsNegativeTotal = allows
      case .submit: await attempt(\.failure, submit)
      case .close: close()
      case .discard: router.dismiss()
      }
    }

    private func submit() async throws(ContributionImportError) {
      let goal = try await findGoal()
      let file = try readOptions()
      if case .file(let path) = file.source, path.isBlank { throw .missingPath }
      report = try await progress.follow { onProgress throws(ContributionImportError) in
        try await provider.importAll(file, into: goal, onProgress: onProgress)
      }
    }

    private func close() { leave([path], original: [""]) }

    private func findGoal() async throws(ContributionImportError) -> FinancialGoalDomain {
      do { return try await goals.findOne(goal, on: today) } catch { throw ContributionImportError(error) }
    }
  }
}

extension ContributionImportScreen.ViewModel {
  /// The file with the typed options, parsed.
  private func readOptions() throws(ContributionImportError) -> ContributionImport {
    var file = file
    if let name = columns[.date] { file.dateColumn = name }
    if let name = columns[.amount] { file.amountColumns = .signed(name) }
    if separatesAmounts {
      file.amountColumns = .separate(deposit: columns[.deposit] ?? "", withdrawal: columns[.withdrawal] ?? "")
    }
    if let name = columns[.name] {
      file.nameColumn = name
      file.isNameColumnRequired = true
    }
    do { file.form = try FileForm(options, on: today) } catch { throw .unusableOption(error.option, error.text) }
    return file
  }
}

extension ContributionImportScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.importing
    return switch failure {
    case .unusableOption(let option, _): words.option(option)
    case .missingPath, .unreadableFile: words.file
    case .belowZero: format.strings.contribution.allowsNegativeTotal
    case .rejected, .goal, .storage, nil: nil
    }
  }
}
