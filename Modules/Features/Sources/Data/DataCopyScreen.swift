public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// The copy of everything from one place to another, and then the number of its rows.
public struct DataCopyScreen: InteractiveScreen {
  /// The state of the copy.
  public let viewModel: ViewModel

  /// Creates a screen that shows a copy as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.copyTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    if isDone { return [] }
    return [
      pathField("\(words.source)", viewModel.source) { await viewModel.send(.source($0)) },
      pathField("\(words.target)", viewModel.target) { await viewModel.send(.target($0)) },
    ]
  }

  /// None once it is done.
  public func keys(for row: Never?) -> ScreenKeys {
    isDone ? [] : [KeyBinding(.control("s"), "\(words.copy)", .submit { await viewModel.send(.submit) })]
  }

  public func appear() async {}

  private var words: BookStrings { viewModel.format.strings.book }

  private var isDone: Bool { viewModel.copy != nil }
}

extension DataCopyScreen {
  /// A copy from a file or a book to another. It keeps both places until submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of a copy.
    public enum Action: Sendable {
      /// Chooses where it is made from: a path, or the address of a book.
      case source(String)
      /// Chooses where it is made.
      case target(String)
      /// Copies everything.
      case submit
    }

    public let context: ScreenContext
    /// What was copied, and where it is; `nil` until it is.
    public private(set) var copy: DataCopy?
    public private(set) var failure: DataError?
    /// Where the copy is made from: the file that the data is in, until another place is chosen. The address of a book
    /// isn't known here with its settings, without which it may be another server's.
    public private(set) var source: String
    /// Where it is made.
    public private(set) var target = ""
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) {
      self.context = context
      let location = context.dependencies.dataProvider.location
      source = location.flatMap { DataPlace($0).isServer ? nil : $0 } ?? ""
    }

    /// What was copied, in words; `nil` until it is.
    public var answer: String? {
      copy.map { format.strings.book.copied(format.strings.count.kept($0.counts, format), $0.place) }
    }

    public func send(_ action: Action) async {
      switch action {
      case .source(let place): source = place
      case .target(let place): target = place
      case .submit: await attempt(\.failure, submit)
      }
    }

    private func submit() async throws(DataError) {
      copy = nil
      copy = try await provider.copy(from: source, to: target)
    }
  }
}
