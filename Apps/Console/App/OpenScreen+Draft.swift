import Foundation
import ModuloNavigation
import TerminalKit

/// A kept value that a form couldn't have.
struct UnrestoredValue {
  /// The place of its field.
  let index: Int
  /// The name of its field; empty where the form has no such field any more.
  let label: TerminalText
  let text: String
  let origin: FormDraft.Origin?
  /// What the field has in its place.
  let shown: String

  /// The field and the value, for a message.
  var description: String { label.isEmpty ? text : "\(label.plainText) (\(text))" }
}

extension OpenScreen {
  /// The form as it is kept. What it couldn't have stays as it was kept before.
  func draft(in locale: Locale) -> FormDraft {
    var (values, origins) = (keptFields.map(\.input), keptFields.map { FormDraft.Origin?.some(.init($0, in: locale)) })
    for value in missing where values.indices.contains(value.index) {
      (values[value.index], origins[value.index]) = (value.text, value.origin)
    }
    return FormDraft(screen: destination.link, values: values, origins: origins)
  }

  /// Fills the form in as it was kept, and notes what it can't have.
  func restore(_ draft: FormDraft, in locale: Locale) async {
    var refused: [Int] = []
    for index in draft.values.indices {
      guard fields.indices.contains(index) else {
        refused.append(index)
        continue
      }
      let isTaken: Bool
      if let text = draft.text(of: index, for: fields[index], in: locale) {
        isTaken = await fields[index].set(text)
      } else {
        isTaken = draft.values[index].isEmpty && fields[index].input.isEmpty
      }
      if !isTaken { refused.append(index) }
    }
    let fields = fields
    beginning.unrestored = refused.map { index in
      let field = fields.indices.contains(index) ? fields[index] : nil
      return UnrestoredValue(
        index: index, label: field?.label ?? TerminalText(), text: draft.values[index], origin: draft.origin(of: index),
        shown: field?.input ?? "")
    }
    focusMissing()
  }

  /// What was kept, couldn't be restored, and wasn't answered since.
  var missing: [UnrestoredValue] {
    beginning.unrestored.filter { value in
      fields.first { $0.label == value.label }.map { $0.input == value.shown } ?? !value.text.isEmpty
    }
  }

  /// Notes that the value a field has now is the one that is wanted.
  func noteAnswer(to label: TerminalText) { beginning.unrestored.removeAll { $0.label == label } }

  /// Brings the first field into view whose value couldn't be restored.
  func focusMissing() {
    if let index = missing.first?.index, fields.indices.contains(index) { focus(index) }
  }
}
