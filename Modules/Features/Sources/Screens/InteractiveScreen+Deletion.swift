public import ModuloCore
public import TerminalKit

extension InteractiveScreen where ViewModel: DeletionViewModel {
  /// Nothing is read again: what is asked is answered for what was read first.
  public func appear() async {}

  /// Asks whether to delete, or deletes at once where nothing is lost.
  public func open() async { await viewModel.send(.ask) }

  /// None: the question has keys of its own.
  public func keys(for row: Row?) -> ScreenKeys { [] }
}
