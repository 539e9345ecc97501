/// The words of stored sessions: the list, the forms, the deletion.
public struct TrackingSessionStrings: Sendable {
  let language: Language

  /// Title of the list.
  public var title: String { language("Sessions", "Sessions") }
  /// The text of a list without sessions.
  public var none: String { language("No sessions.", "Aucune session.") }
  /// The last line of a list that shows only a part.
  public var further: String { language("… and more", "… et d’autres") }
  /// Title of the form for time that wasn't tracked.
  public var createTitle: String { language("New session", "Nouvelle session") }
  /// Title of the form that edits a session.
  public var updateTitle: String { language("Edit session", "Modifier la session") }
  /// Label of the number of halves.
  public var halves: String { language("Halves", "Demi-blocs") }

  /// Asked before a long time is added.
  func longQuestion(_ block: String, _ blocks: String, _ start: String, _ end: String) -> String {
    language(
      "This adds \(blocks) of \"\(block)\", from \(start) to \(end).\nAdd all of it?",
      "Ceci ajoute \(blocks) pour « \(block) », du \(start) au \(end).\nTout ajouter ?")
  }

  /// Message after a memo was changed.
  public func updated(_ number: String, _ block: String) -> String {
    language("Session \(number) of \"\(block)\": memo saved", "Session \(number) de « \(block) » : note enregistrée")
  }

  /// Title of the deletion screen.
  public var deletionTitle: String { language("Delete session", "Supprimer la session") }

  /// Asked before a session is deleted.
  public func deletionQuestion(_ number: String, _ block: String, _ blocks: String, _ day: String, _ times: String)
    -> String
  {
    language(
      "This deletes session \(number) of \"\(block)\": \(blocks), \(day), \(times).\nDelete it?",
      "Ceci supprime la session \(number) de « \(block) » : \(blocks), \(day), \(times).\n"
        + "La supprimer ?")
  }

  /// A session was deleted.
  public func deleted(_ number: String, _ block: String, _ blocks: String, _ day: String) -> String {
    language(
      "Session \(number) of \"\(block)\" deleted · \(blocks) on \(day)",
      "Session \(number) de « \(block) » supprimée · \(blocks) le \(day)")
  }
}

extension Strings {
  /// Texts of stored sessions.
  public var trackingSession: TrackingSessionStrings { TrackingSessionStrings(language: language) }
}

extension Toast {
  /// A session was stored.
  public static var trackingSessionAdded: Toast { Toast("Session added", "Session ajoutée") }
  /// A session was edited.
  public static var trackingSessionUpdated: Toast { Toast("Session updated", "Session modifiée") }
  /// A session was deleted.
  public static var trackingSessionDeleted: Toast { Toast("Session deleted", "Session supprimée", isLoss: true) }
}
