/// The words of stored sessions: the list, the forms, the deletion.
public struct TrackingSessionStrings: Sendable {
  let language: Language

  /// Title of the list.
  public var title: String { language("Sessions", "Sessions") }
  /// The text of a list without sessions.
  public var none: String { language("No sessions.", "Aucune session.") }
  /// The last line of a list: its sessions, counted, and their active time.
  public func total(_ count: String, _ time: String) -> String { "\(count) · \(time)" }
  /// The last line of a list that shows only a part.
  public var further: String { language("… and more", "… et d’autres") }
  /// Title of the form for time that wasn't tracked.
  public var createTitle: String { language("New session", "Nouvelle session") }
  /// Label of the block of a session.
  public var block: String { language("Block", "Bloc") }
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

  /// Message after a session was edited: the name of its block, and its day.
  func edited(_ number: String, _ block: String, _ day: String) -> String {
    language(
      "Session \(number) of \"\(block)\" on \(day) updated", "Session \(number) de « \(block) » du \(day) modifiée")
  }

  /// The values of a session, in what was changed.
  var changedStart: String { language("start", "début") }
  var changedEnd: String { language("end", "fin") }
  var changedBlock: String { language("block", "bloc") }
  var changedMemo: String { language("memo", "note") }
  var changedTime: String { language("active time", "temps actif") }
  /// In place of a memo, in what was changed.
  var changedToNoMemo: String { language("none", "aucune") }

  /// Message after a session was divided or joined: its times, its active time and its day.
  func saved(_ number: String, _ block: String, _ times: String, _ active: String, _ day: String) -> String {
    language(
      "Session \(number) of \"\(block)\" saved · \(times) on \(day): \(active)",
      "Session \(number) de « \(block) » enregistrée · \(times) le \(day) : \(active)")
  }

  /// Title of the form that splits a session.
  public var splitTitle: String { language("Split session", "Scinder la session") }
  /// Label of the moment at which a session is split.
  public var splitMoment: String { language("Split at", "Scinder à") }
  /// Title of the form that joins two sessions.
  public var joinTitle: String { language("Join sessions", "Réunir des sessions") }
  /// Label of the other session of a form that joins two.
  public var other: String { language("With session", "Avec la session") }

  /// Label of the switch that writes a calendar instead of rows.
  public var asCalendar: String { language("As a calendar", "Comme calendrier") }

  /// Title of the form that exports times.
  public var exportTitle: String { language("Export times", "Exporter les temps") }
  /// Label of the first day of a span.
  public var firstDay: String { language("First day", "Premier jour") }
  /// Label of the last day of a span.
  public var lastDay: String { language("Last day", "Dernier jour") }

  /// Title of the deletion screen.
  public var deletionTitle: String { language("Delete session", "Supprimer la session") }

  /// Asked before a session is deleted.
  public func deletionQuestion(_ number: String, _ block: String, _ time: String, _ day: String, _ times: String)
    -> String
  {
    language(
      "This deletes session \(number) of \"\(block)\": \(time), \(day), \(times).\nDelete it?",
      "Ceci supprime la session \(number) de « \(block) » : \(time), \(day), \(times).\n"
        + "La supprimer ?")
  }

  /// A session was deleted, with its active time and its day.
  public func deleted(_ number: String, _ block: String, _ time: String, _ day: String) -> String {
    language(
      "Session \(number) of \"\(block)\" deleted · \(time) on \(day)",
      "Session \(number) de « \(block) » supprimée · \(time) le \(day)")
  }

  /// A session has another number of half blocks, in blocks, since another session of its block and day was changed.
  func recounted(_ number: String, _ blocks: String, _ former: String) -> String {
    language(
      "Session \(number) has \(blocks) now (before: \(former)).",
      "La session \(number) compte \(blocks) (auparavant : \(former)).")
  }
}

extension Strings {
  /// Texts of stored sessions.
  public var trackingSession: TrackingSessionStrings { TrackingSessionStrings(language: language) }
}

extension Toast {
  /// A session was stored, in the words of the form's answer.
  public static func trackingSessionAdded(_ answer: String) -> Toast { Toast(answer) }
  /// A session was edited, in the words of the form's answer.
  public static func trackingSessionUpdated(_ answer: String) -> Toast { Toast(answer) }
  /// A session was divided in two, in the words of the form's answer.
  public static func trackingSessionSplit(_ answer: String) -> Toast { Toast(answer) }
  /// Two sessions were made one, in the words of the form's answer.
  public static func trackingSessionsJoined(_ answer: String) -> Toast { Toast(answer) }
  /// A session was deleted, in the words of the answer.
  public static func trackingSessionDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
