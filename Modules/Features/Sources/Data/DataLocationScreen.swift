public import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// The path of the database, and nothing else, for scripts; its keys lead to what can be done with the data.
public struct DataLocationScreen: InteractiveScreen {
  /// The state of the location of the data, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the location of the data as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.locationTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    Text(verbatim: viewModel.location ?? words.inMemory)
  }

  public func appear() async {}

  public func keys(for row: Never?) -> ScreenKeys {
    let (words, book) = (viewModel.format.strings.key, viewModel.format.strings.book)
    let isServer = viewModel.location.map { DataPlace($0).isServer } ?? false
    return ScreenKeys(
      KeyBinding("c", "\(words.check)", .push(.data(.check))),
      KeyBinding("b", "\(words.backUp)", .present(.data(.backup))),
      isServer ? KeyBinding("m", "\(book.members)", .push(.book(.members))) : nil,
      isServer ? nil : KeyBinding("R", "\(words.restore)", .present(.data(.restore))),
      KeyBinding("x", "\(words.exportFile)", .present(.data(.exportAll))),
      KeyBinding("i", "\(words.importFile)", .present(.data(.importAll))),
      KeyBinding("I", "\(words.bankFiles)", .present(.data(.importBankFiles)), isProminent: false),
      KeyBinding("y", "\(book.copy)", .present(.data(.copy)), isProminent: false),
      KeyBinding("C", "\(words.clean)", .ask(.data(.cleaning)), isProminent: false),
      KeyBinding("D", "\(words.deleteAll)", .present(.data(.deletion)), isProminent: false))
  }

  private var words: DataStrings { viewModel.format.strings.data }
}

extension DataLocationScreen {
  /// The location of the data. No file is opened, so that it works whatever state the data is in.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public let context: ScreenContext
    private var provider: any DataProvider { dependencies.dataProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The path of the database; `nil` where nothing is stored.
    public var location: String? { provider.location }

    /// There is nothing that a user could do here.
    public func send(_ action: Never) async {}
  }
}
