public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
public import ModuloScreens
public import Observation
public import TerminalKit

/// The colours that a block can have, by their families.
public struct BlockColorsScreen: InteractiveScreen {
  /// The state of the list of colours, which doesn't change.
  public let viewModel: ViewModel

  /// Creates a screen that shows the list of colours.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.block.colorsTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    BlockColorTable(strings: viewModel.format.strings)
  }

  public func appear() async {}

  /// None: there is nothing to do.
  public func keys(for row: Never?) -> ScreenKeys { [] }
}

extension BlockColorsScreen {
  /// The colours of the palette.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public let context: ScreenContext

    /// Creates a view model of all colours.
    public init(_ context: ScreenContext) { self.context = context }

    /// Every colour, family by family.
    public var colors: [BlockColor] { BlockColor.all }

    /// There is nothing that a user could do here.
    public func send(_ action: Never) async {}
  }
}
