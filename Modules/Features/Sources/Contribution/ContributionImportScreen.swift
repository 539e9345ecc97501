import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The import of a file into a goal, and then the outcomes of its rows.
public struct ContributionImportScreen: Screen {
  /// The state of an import of contributions, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an import of contributions as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    ImportStatus(progress: viewModel.progressText, failure: viewModel.failureText, report: viewModel.outcome)
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ContributionImportScreen {
  /// The import of a file into a goal. It keeps the options as typed, and parses them on submit.
  @MainActor
  @Observable
  public final class ViewModel: ImportViewModel {
    /// The actions of an import of contributions.
    public enum Action: Sendable {
      /// The screen appears: nothing is read.
      case appear
      /// Chooses the file, or standard input.
      case source(InputSource)
      /// The columns by name; those that are `nil` keep their usual name.
      case columns(date: String?, amount: String?, deposit: String?, withdrawal: String?, name: String?)
      /// Chooses the order of day, month and year, by its name.
      case dateFormat(String)
      /// Chooses the decimal mark, by its name.
      case decimalMark(String)
      /// Chooses the character between two fields, by its name.
      case delimiter(String)
      /// Chooses the encoding of the file, by its name.
      case encoding(String)
      /// Whether the first row names the columns.
      case header(Bool)
      /// Whether the goal's total may fall below zero.
      case allowNegativeTotal(Bool)
      /// Imports the rows, all of them or none.
      case submit
    }

    public let context: ScreenContext
    /// Outcomes of the rows; `nil` until the file is imported.
    public private(set) var report: ContributionImportReport?
    public private(set) var failure: ContributionImportError?
    /// The number of rows read so far, updated every thousand rows; `nil` while no import is running.
    public var rowsRead: Int? { progress.rowsRead }
    private var file = ContributionImport(source: .standardInput)
    private var texts: [ImportOption: String] = [:]
    @ObservationIgnored private let goal: NamedReference
    private var goals: any FinancialGoalProvider { dependencies.financialGoalProvider }
    @ObservationIgnored private let progress = RowProgress()
    private var provider: any ContributionProvider { dependencies.contributionProvider }

    /// Creates a view model for the goal of a reference, which is looked up when the screen appears.
    public init(_ context: ScreenContext, goal: NamedReference) {
      self.context = context
      self.goal = goal
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .source(let source): file.source = source
      case .columns(let date, let amount, let deposit, let withdrawal, let name):
        choose(date: date, amount: amount, deposit: deposit, withdrawal: withdrawal, name: name)
      case .dateFormat(let text): texts[.dateFormat] = text
      case .decimalMark(let text): texts[.decimalMark] = text
      case .delimiter(let text): texts[.delimiter] = text
      case .encoding(let text): texts[.encoding] = text
      case .header(let hasHeader): file.hasHeader = hasHeader
      case .allowNegativeTotal(let allows): file.allowsNegativeTotal = allows
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func choose(date: String?, amount: String?, deposit: String?, withdrawal: String?, name: String?) {
      if let date { file.dateColumn = date }
      if let amount { file.amountColumns = .signed(amount) }
      if let deposit, let withdrawal { file.amountColumns = .separate(deposit: deposit, withdrawal: withdrawal) }
      if let name {
        file.nameColumn = name
        file.isNameColumnRequired = true
      }
    }

    private func submit() async throws(ContributionImportError) {
      let goal = try await findGoal()
      let file = try readOptions()
      report = try await progress.follow { onProgress throws(ContributionImportError) in
        try await provider.importAll(file, into: goal, onProgress: onProgress)
      }
      router.dismiss()
    }

    private func findGoal() async throws(ContributionImportError) -> FinancialGoalDomain {
      do { return try await goals.findOne(goal, on: today) } catch { throw ContributionImportError(error) }
    }
  }
}

extension ContributionImportScreen.ViewModel {
  /// The file with the typed options, parsed.
  private func readOptions() throws(ContributionImportError) -> ContributionImport {
    var file = file
    if let text = texts[.dateFormat] {
      do { file.dateFormat = try DayFormat(text) } catch { throw .unusableOption(.dateFormat, text) }
    }
    file.decimalMark = try read(.decimalMark, file.decimalMark) {
      $0.count == 1 ? $0.first.flatMap(DecimalMark.init) : nil
    }
    file.delimiter = try read(.delimiter, file.delimiter, CSVDelimiter.init)
    file.encoding = try read(.encoding, file.encoding, CSVEncoding.init(name:))
    return file
  }

  private func read<Value>(
    _ option: ImportOption, _ usual: Value, _ read: (String) -> Value?
  ) throws(ContributionImportError) -> Value {
    guard let text = texts[option] else { return usual }
    guard let value = read(text) else { throw .unusableOption(option, text) }
    return value
  }
}
