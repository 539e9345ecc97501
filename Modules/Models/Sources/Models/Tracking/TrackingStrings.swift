/// The words of the running session, and of what is tracked.
public struct TrackingStrings: Sendable {
  /// Title of the running session.
  public let title: String
  /// State of a session that runs.
  public let running: String
  /// State of a session that is paused.
  public let paused: String
  /// No session runs.
  public let notRunning: String
  /// Label of the state.
  public let state: String
  /// Label of the group.
  public let group: String
  /// Label of the start.
  public let since: String
  /// Label of the completed halves, in blocks.
  public let output: String
  /// Label of the time without pauses.
  public let activeTime: String
  /// Label of the current half.
  public let half: String
  /// The time of the current half, out of that of a whole one.
  let elapsed: @Sendable (_ elapsed: String, _ whole: String) -> String
  /// What is tracked by now: whole halves in blocks, and the time of the current half.
  let tracked: @Sendable (_ blocks: String, _ elapsed: String) -> String
  /// The last commands, with their local times.
  let startedOn: @Sendable (_ time: String) -> String
  let pausedOn: @Sendable (_ time: String) -> String
  let resumedOn: @Sendable (_ time: String) -> String

  /// Title of the form that starts a session.
  public let startTitle: String
  /// Title of the form that completes a session.
  public let completionTitle: String
  /// Label of the start's time in a form.
  public let start: String
  /// Label of the end's time in a form.
  public let end: String
  /// Label of the memo.
  public let memo: String
  /// The example of a time that is left empty.
  public let now: String
  /// Label of whether time may be tracked that was tracked already.
  public let allowsOverlap: String

  /// Halves were stored, in blocks, with their day and the number of their session.
  public let saved: @Sendable (_ block: String, _ blocks: String, _ day: String, _ number: String) -> String
  /// The time that was left out, since it makes no whole half.
  public let rest: @Sendable (_ time: String) -> String
  /// The clock is behind the session's last command.
  public let clockBehind: @Sendable (_ time: String) -> String
  /// What completing stores, and since when it was tracked.
  let completion: @Sendable (_ block: String, _ blocks: String, _ time: String) -> String
  /// When the session was last changed.
  let lastChange: @Sendable (_ time: String) -> String
  /// Asked before a long session is completed.
  let longQuestion: String
  /// Asked before a session is started long ago, with the blocks that it has by now.
  let startQuestion: @Sendable (_ block: String, _ time: String, _ blocks: String) -> String

  /// Title of the screen that discards a session.
  public let discardTitle: String
  /// Asked before completed halves are discarded.
  let discardQuestion: @Sendable (_ block: String, _ blocks: String) -> String
  /// A session was discarded, with its completed halves in blocks and its active time.
  let discarded: @Sendable (_ block: String, _ blocks: String, _ time: String) -> String
}

extension TrackingStrings {
  static let english = TrackingStrings(
    title: "Tracking",
    running: "running",
    paused: "paused",
    notRunning: "No session is running.",
    state: "State",
    group: "Group",
    since: "Since",
    output: "Blocks",
    activeTime: "Active time",
    half: "This half",
    elapsed: { elapsed, whole in "\(elapsed) of \(whole)" },
    tracked: { blocks, elapsed in "\(blocks), and \(elapsed) of the next half" },
    startedOn: { "started on \($0)" },
    pausedOn: { "paused on \($0)" },
    resumedOn: { "resumed on \($0)" },
    startTitle: "Start a session",
    completionTitle: "Complete the session",
    start: "Start",
    end: "End",
    memo: "Memo",
    now: "now",
    allowsOverlap: "Overlap",
    saved: { block, blocks, day, number in "\(block) · \(blocks) on \(day) saved (\(number))" },
    rest: { "\($0) left out: less than half a block." },
    clockBehind: { "The clock is behind the session's last change, on \($0): no time after it was counted." },
    completion: { block, blocks, time in "This saves \(blocks) of \"\(block)\", tracked since \(time)." },
    lastChange: { "The last change of the session was on \($0)." },
    longQuestion: "Save all of it?",
    startQuestion: { block, time, blocks in
      "This starts a session of \"\(block)\" on \(time): \(blocks) by now.\nStart it then?"
    },
    discardTitle: "Discard the session",
    discardQuestion: { block, blocks in "This discards \(blocks) of \"\(block)\" for good.\nDiscard the session?" },
    discarded: { block, blocks, time in "\(block) · session discarded: \(blocks), \(time) of active time" })

  static let french = TrackingStrings(
    title: "Mesure",
    running: "en cours",
    paused: "en pause",
    notRunning: "Aucune session n’est en cours.",
    state: "État",
    group: "Groupe",
    since: "Depuis",
    output: "Blocs",
    activeTime: "Temps actif",
    half: "Ce demi-bloc",
    elapsed: { elapsed, whole in "\(elapsed) sur \(whole)" },
    tracked: { blocks, elapsed in "\(blocks), et \(elapsed) du demi-bloc suivant" },
    startedOn: { "début le \($0)" },
    pausedOn: { "pause le \($0)" },
    resumedOn: { "reprise le \($0)" },
    startTitle: "Commencer une session",
    completionTitle: "Terminer la session",
    start: "Début",
    end: "Fin",
    memo: "Note",
    now: "maintenant",
    allowsOverlap: "Chevauchement",
    saved: { block, blocks, day, number in "\(block) · \(blocks) le \(day) : enregistré (\(number))" },
    rest: { "Temps laissé de côté : \($0), moins d’un demi-bloc." },
    clockBehind: {
      "L’horloge retarde sur le dernier changement de la session, du \($0) : aucun temps n’a été compté après."
    },
    completion: { block, blocks, time in "Ceci enregistre \(blocks) pour « \(block) », depuis le \(time)." },
    lastChange: { "Le dernier changement de la session date du \($0)." },
    longQuestion: "Tout enregistrer ?",
    startQuestion: { block, time, blocks in
      "Ceci commence une session de « \(block) » le \(time) : cela fait \(blocks).\nLa commencer à ce moment ?"
    },
    discardTitle: "Abandonner la session",
    discardQuestion: { block, blocks in
      "Ceci abandonne définitivement \(blocks) de « \(block) ».\nAbandonner la session ?"
    },
    discarded: { block, blocks, time in "\(block) · session abandonnée : \(blocks), \(time) de temps actif" })
}
