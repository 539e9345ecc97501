/// The words of stored sessions: the list, the forms, the deletion.
public struct TrackingSessionStrings: Sendable {
  /// Title of the list.
  public let title: String
  /// The text of a list without sessions.
  public let none: String
  /// The last line of a list that shows only a part.
  public let further: String
  /// Title of the form for time that wasn't tracked.
  public let createTitle: String
  /// Title of the form that edits a session.
  public let updateTitle: String
  /// Label of the number of halves.
  public let halves: String
  /// Asked before a long time is added.
  let longQuestion: @Sendable (_ block: String, _ blocks: String, _ start: String, _ end: String) -> String
  /// Message after a memo was changed.
  public let updated: @Sendable (_ number: String, _ block: String) -> String
  /// Title of the deletion screen.
  public let deletionTitle: String
  /// Asked before a session is deleted.
  public let deletionQuestion:
    @Sendable (_ number: String, _ block: String, _ blocks: String, _ day: String, _ times: String) -> String
  /// A session was deleted.
  public let deleted: @Sendable (_ number: String, _ block: String, _ blocks: String, _ day: String) -> String
}

extension TrackingSessionStrings {
  static let english = TrackingSessionStrings(
    title: "Sessions",
    none: "No sessions.",
    further: "… and more",
    createTitle: "New session",
    updateTitle: "Edit session",
    halves: "Halves",
    longQuestion: { block, blocks, start, end in
      "This adds \(blocks) of \"\(block)\", from \(start) to \(end).\nAdd all of it?"
    },
    updated: { number, block in "Session \(number) of \"\(block)\": memo saved" },
    deletionTitle: "Delete session",
    deletionQuestion: { number, block, blocks, day, times in
      "This deletes session \(number) of \"\(block)\" for good: \(blocks), \(day), \(times).\nDelete it?"
    },
    deleted: { number, block, blocks, day in "Session \(number) of \"\(block)\" deleted · \(blocks) on \(day)" })

  static let french = TrackingSessionStrings(
    title: "Sessions",
    none: "Aucune session.",
    further: "… et d’autres",
    createTitle: "Nouvelle session",
    updateTitle: "Modifier la session",
    halves: "Demi-blocs",
    longQuestion: { block, blocks, start, end in
      "Ceci ajoute \(blocks) pour « \(block) », du \(start) au \(end).\nTout ajouter ?"
    },
    updated: { number, block in "Session \(number) de « \(block) » : note enregistrée" },
    deletionTitle: "Supprimer la session",
    deletionQuestion: { number, block, blocks, day, times in
      "Ceci supprime définitivement la session \(number) de « \(block) » : \(blocks), \(day), \(times).\n"
        + "La supprimer ?"
    },
    deleted: { number, block, blocks, day in "Session \(number) de « \(block) » supprimée · \(blocks) le \(day)" })
}
