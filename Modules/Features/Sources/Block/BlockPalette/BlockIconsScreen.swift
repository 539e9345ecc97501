public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
public import ModuloScreens
import ModuloUtilities
public import Observation
public import TerminalKit

/// The icons that a block can have, by their families.
public struct BlockIconsScreen: InteractiveScreen {
  /// The state of the list of icons.
  public let viewModel: ViewModel

  /// Creates a screen that shows the list of icons as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.iconsTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    if viewModel.icons.isEmpty {
      EmptyState(title: words.noIcons(viewModel.word.singleLine), advice: nil)
    } else {
      BlockIconTable(viewModel.icons, strings: viewModel.format.strings)
    }
  }

  public func appear() async {}

  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return ScreenKeys(
      KeyBinding("n", "\(words.next)", viewModel.sends(.show(viewModel.family(after: 1)))),
      KeyBinding("p", "\(words.previous)", viewModel.sends(.show(viewModel.family(after: -1)))),
      KeyBinding("c", "\(words.colors)", .push(.block(.colors))))
  }

  private var words: BlockStrings { viewModel.format.strings.block }
}

extension BlockIconsScreen {
  /// The icons, all of them or those that are searched for.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of icons.
    public enum Action: Equatable, Sendable {
      /// Shows the icons with a word in their name; a blank one shows all.
      case search(String)
      /// Shows the icons of a family, or of all for `nil`.
      case show(BlockIconFamily?)
    }

    public let context: ScreenContext
    /// The word that is searched for.
    public private(set) var word = ""
    private var family: BlockIconFamily?

    /// Creates a view model that shows all icons.
    public init(_ context: ScreenContext) { self.context = context }

    /// The icons as they are listed.
    public var icons: [BlockIcon] {
      BlockIcon.search(word, in: format.language).filter { family == nil || $0.family == family }
    }

    /// The family that is so many after the one that is shown; `nil` for all, which stand before the first one.
    func family(after steps: Int) -> BlockIconFamily? {
      let families = [nil] + BlockIconFamily.allCases
      let place = families.firstIndex(of: family) ?? 0
      return families[(place + steps + families.count) % families.count]
    }

    public func send(_ action: Action) async {
      switch action {
      case .search(let word): self.word = word
      case .show(let family): self.family = family
      }
    }
  }
}
