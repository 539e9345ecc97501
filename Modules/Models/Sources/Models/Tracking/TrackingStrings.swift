/// The words of the running session, and of what is tracked.
public struct TrackingStrings: Sendable {
  let language: Language

  /// Title of the running session.
  public var title: String { language("Tracking", "Mesure") }
  /// State of a session that runs.
  public var running: String { language("running", "en cours") }
  /// State of a session that is paused.
  public var paused: String { language("paused", "en pause") }
  /// No session runs.
  public var notRunning: String { language("No session is running.", "Aucune session n’est en cours.") }
  /// So much time was tracked.
  func tracked(_ time: String) -> String { language("\(time) of tracked time", "\(time) de temps mesuré") }
  /// Label of the state.
  public var state: String { language("State", "État") }
  /// Label of the group.
  public var group: String { language("Group", "Groupe") }
  /// Label of the start.
  public var since: String { language("Since", "Depuis") }
  /// Label of the completed halves, in blocks.
  public var output: String { language("Blocks", "Blocs") }
  /// Label of the time without pauses.
  public var activeTime: String { language("Active time", "Temps actif") }
  /// Label of the current half.
  public var half: String { language("This half", "Ce demi-bloc") }

  /// The time of the current half, out of that of a whole one.
  func elapsed(_ elapsed: String, _ whole: String) -> String {
    language("\(elapsed) of \(whole)", "\(elapsed) sur \(whole)")
  }

  /// What is tracked by now: whole halves in blocks, and the time of the current half.
  func tracked(_ blocks: String, _ elapsed: String) -> String {
    language("\(blocks), and \(elapsed) of the next half", "\(blocks), et \(elapsed) du demi-bloc suivant")
  }

  /// The last commands, with their local times.
  func startedOn(_ time: String) -> String { language("started on \(time)", "début le \(time)") }
  func pausedOn(_ time: String) -> String { language("paused on \(time)", "pause le \(time)") }
  func resumedOn(_ time: String) -> String { language("resumed on \(time)", "reprise le \(time)") }

  /// Title of the form that starts a session.
  public var startTitle: String { language("Start a session", "Commencer une session") }
  /// Title of the form that starts a session of the block that was tracked last.
  public var continueTitle: String { language("Continue", "Continuer") }
  /// Title of the form that saves the running session and starts another one.
  public var switchTitle: String { language("Switch", "Changer de bloc") }
  /// Title of the form that completes a session.
  public var completionTitle: String { language("Complete the session", "Terminer la session") }
  /// Label of the start's time in a form.
  public var start: String { language("Start", "Début") }
  /// Label of the end's time in a form.
  public var end: String { language("End", "Fin") }
  /// Label of the memo.
  public var memo: String { language("Memo", "Note") }
  /// The example of a time that is left empty.
  public var now: String { language("now", "maintenant") }
  /// Label of whether time may be tracked that was tracked already.
  public var allowsOverlap: String { language("Allow overlap", "Autoriser le chevauchement") }

  /// A session was stored: its active time, its day and its number.
  func saved(_ block: String, _ time: String, _ day: String, _ number: String) -> String {
    language(
      "\(block) · \(time) on \(day) saved (\(number))", "\(block) · \(time) le \(day) : enregistré (\(number))")
  }

  /// No half block became full in a session.
  var noneFilled: String { language("no half block is full yet", "aucun demi-bloc n’est complet encore") }

  /// A session was too short to be stored.
  func tooShort(_ block: String, _ time: String) -> String {
    language(
      "\(block) · \(time) discarded: a session of less than a minute isn't saved",
      "\(block) · \(time) : abandonné, une session de moins d’une minute n’est pas enregistrée")
  }

  /// The clock is behind the session's last command.
  public func clockBehind(_ time: String) -> String {
    language(
      "The clock is behind the session's last change, on \(time): no time after it was counted.",
      "L’horloge retarde sur le dernier changement de la session, du \(time) : aucun temps n’a été compté après.")
  }

  /// The active time that completing stores, and since when it was tracked.
  func completion(_ block: String, _ active: String, _ time: String) -> String {
    language(
      "This saves \(active) of \"\(block)\", tracked since \(time).",
      "Ceci enregistre \(active) pour « \(block) », depuis le \(time).")
  }

  /// Completing discards the session, which is too short.
  var completionTooShort: String {
    language(
      "Less than a minute is tracked, which isn't saved.",
      "Moins d’une minute est mesurée, ce qui n’est pas enregistré.")
  }

  /// When the session was last changed.
  func lastChange(_ time: String) -> String {
    language("The last change of the session was on \(time).", "Le dernier changement de la session date du \(time).")
  }

  /// Asked before a long session is completed.
  var longQuestion: String { language("Save all of it?", "Tout enregistrer ?") }

  /// Asked before a session is started long ago, with the blocks that it has by now.
  func startQuestion(_ block: String, _ time: String, _ blocks: String) -> String {
    language(
      "This starts a session of \"\(block)\" on \(time): \(blocks) by now.\nStart it then?",
      "Ceci commence une session de « \(block) » le \(time) : cela fait \(blocks).\nLa commencer à ce moment ?")
  }

  /// Title of the screen that discards a session.
  public var discardTitle: String { language("Discard the session", "Abandonner la session") }

  /// Asked before active time is discarded.
  func discardQuestion(_ block: String, _ time: String) -> String {
    language(
      "This discards \(time) of \"\(block)\".\nDiscard the session?",
      "Ceci abandonne \(time) de « \(block) ».\nAbandonner la session ?")
  }

  /// A session was discarded, with its active time.
  func discarded(_ block: String, _ time: String) -> String {
    language("\(block) · session discarded: \(time)", "\(block) · session abandonnée : \(time)")
  }
}

extension Strings {
  /// Texts of the running session.
  public var tracking: TrackingStrings { TrackingStrings(language: language) }
}

extension Toast {
  /// A session was started, in the words of the form's answer.
  public static func trackingStarted(_ answer: String) -> Toast { Toast(answer) }
  /// The session was paused, in the words of the answer.
  public static func trackingPaused(_ answer: String) -> Toast { Toast(answer) }
  /// The session goes on, in the words of the answer.
  public static func trackingResumed(_ answer: String) -> Toast { Toast(answer) }
  /// The time of the session was stored, in the words of the form's answer.
  public static func trackingCompleted(_ answer: String) -> Toast { Toast(answer) }
  /// The session was too short to be stored, in the words of the form's answer.
  public static func trackingTooShort(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
  /// The running session was stored, and another one started, in the words of the form's answer.
  public static func trackingSwitched(_ answer: String) -> Toast { Toast(answer) }
  /// The session was discarded, in the words of the answer.
  public static func trackingDiscarded(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
