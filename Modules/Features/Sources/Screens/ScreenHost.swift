public import ModuloCore
public import ModuloModels

/// A host that keeps drawing: what a screen's commands are carried out by.
@MainActor public protocol ScreenHost: AnyObject {
  /// Tells the user something in passing.
  func show(_ toast: Toast)

  /// Asks the user before something is lost.
  ///
  /// - Parameter answer: Takes the answer, once it is given.
  func ask(_ confirmation: Confirmation, answer: @escaping @MainActor (_ isConfirmed: Bool) async -> Void)
}

extension InteractiveScreen where ViewModel.Command == Never {
  public func attach(to host: any ScreenHost) {}
}

extension InteractiveScreen where ViewModel.Command == ScreenCommand<ViewModel.Action> {
  public func attach(to host: any ScreenHost) {
    viewModel.commands.listen { [weak viewModel, weak host] command in
      switch command {
      case .toast(let toast): host?.show(toast)
      case .confirm(let confirmation, let action, let otherwise):
        host?.ask(confirmation) { isConfirmed in
          if let action = isConfirmed ? action : otherwise { await viewModel?.send(action) }
        }
      }
    }
  }
}
