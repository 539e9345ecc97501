import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloProviders
import ModuloScreens
import NavigationKit
import TerminalKit

extension AppHost {
  /// Keeps the form in front, where something was typed that isn't stored: the app ends without a question.
  func keepDraft() {
    guard keepsDrafts, top.hasInput else { return }
    do {
      try top.draft(in: format.locale).write(at: console.locations.draft)
    } catch {
      console.tell(words.draftNotKept("\(error)"))
    }
  }

  /// Asks whether to go on with a form that was kept, if there is one; if not, whether to discard it. Until one of both
  /// it is offered at each start.
  func offerDraft() {
    guard let draft = keptDraft else { return }
    perform { [self] in
      ask(.loss(words.draftQuestion(await name(of: draft)))) { [self] isWanted in
        if isWanted { fill(draft) } else { offerToDiscardDraft() }
      }
    }
  }

  private func offerToDiscardDraft() {
    ask(.loss(words.draftDiscardQuestion)) { [self] isConfirmed in
      if isConfirmed { FormDraft.remove(at: console.locations.draft) }
    }
  }

  /// That a form is kept, where nobody can be asked; `nil` for none.
  func draftMessage() async -> String? {
    guard let draft = keptDraft else { return nil }
    return words.draftKept(await name(of: draft))
  }

  /// Removes the form that was kept, once it was stored or left.
  func forgetDraft() {
    guard let (form, isFilled) = continued, !isOpen(form) || isFilled && !form.isForm else { return }
    continued = nil
    FormDraft.remove(at: console.locations.draft)
  }

  /// Refuses once to store a form where something that was kept couldn't be restored: what stands there was never chosen.
  ///
  /// - Returns: Whether it was refused.
  func refusesMissing() -> Bool {
    let missing = top.missing
    guard !missing.isEmpty, !top.beginning.isMissingSaid else { return false }
    top.focusMissing()
    top.beginning.isMissingSaid = true
    tell(missing)
    return true
  }

  private func fill(_ draft: FormDraft) {
    do {
      let destination = try console.screen(at: draft.screen)
      goTo(destination.flow)
      try stage.router.present(route: .sheet(), destination)
      try follow()
    } catch {
      return notice = "\(error)"
    }
    perform { [self, form = top] in
      await form.restore(draft, in: format.locale)
      tell(form.missing)
      continued = (form, isFilled: form.isForm)
    }
  }

  private func tell(_ missing: [UnrestoredValue]) {
    guard !missing.isEmpty else { return }
    feedback(.error)
    notice = words.draftNotRestored(missing.map(\.description).joined(separator: ", "))
  }

  /// The title of a form that was kept, and what was typed into it.
  private func name(of draft: FormDraft) async -> String {
    let typed = draft.typed.joined(separator: ", ")
    return await title(of: draft) + (typed.isEmpty ? "" : " (\(typed))")
  }

  /// The title that the form has once it is filled in: it says whose it is.
  private func title(of draft: FormDraft) async -> String {
    do {
      let destination = try console.screen(at: draft.screen)
      let form = OpenScreen(destination, try console.registry.resolve(destination).get())
      await form.screen.open()
      await form.restore(draft, in: format.locale)
      return form.title.plainText
    } catch {
      // Why it can't be opened is said where it is continued.
      return draft.screen
    }
  }

  /// The form that was kept; sample data has nothing beside it.
  private var keptDraft: FormDraft? { keepsDrafts ? FormDraft.read(at: console.locations.draft) : nil }

  private var keepsDrafts: Bool { console.dependencies.dataProvider.location != nil }
}
