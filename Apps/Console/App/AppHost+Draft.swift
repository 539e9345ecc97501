import ModuloModels
import ModuloNavigation
import ModuloProviders
import NavigationKit
import TerminalKit

extension AppHost {
  /// Keeps the form in front, where something was typed that isn't stored: the app ends without a question.
  func keepDraft() {
    guard keepsDrafts, top.hasInput, let path = ScreenName.path(of: top.destination) else { return }
    do {
      try FormDraft(screen: path, values: top.fields.map(\.input)).write(beside: console.locations.data)
    } catch {
      console.tell(words.draftNotKept("\(error)"))
    }
  }

  /// Asks whether to go on with a form that was kept, if there is one. Until then it is offered at each start.
  func offerDraft() {
    guard keepsDrafts, let draft = FormDraft.read(beside: console.locations.data) else { return }
    ask(.loss(words.draftQuestion(draft.values.filter { !$0.isEmpty }.joined(separator: ", ")))) { [self] isWanted in
      guard isWanted else { return }
      FormDraft.remove(beside: console.locations.data)
      await fill(draft)
    }
  }

  private func fill(_ draft: FormDraft) async {
    do {
      let destination = try ScreenName.destination(of: draft.screen, console)
      goTo(AppFlow(destination))
      try stage.router.present(route: .sheet(), destination)
      try follow()
    } catch {
      return notice = "\(error)"
    }
    perform { [self] in
      for (index, value) in draft.values.enumerated() where top.fields.indices.contains(index) {
        _ = await top.fields[index].set(value)
      }
    }
  }

  /// Sample data has nothing beside it.
  private var keepsDrafts: Bool { console.dependencies.dataProvider.location != nil }
}
