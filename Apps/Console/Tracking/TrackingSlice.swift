import CommandKit
import DependencyKit
import ModuloProviders
import ModuloRepositories
import ModuloStores
import ModuloTracking

extension Slice {
  /// The running session and the stored ones. Their feature has the screen of a day too.
  static let tracking = Slice(
    commands: [TrackCommand.self], section: .time,
    shortcuts: [
      CommandShortcut("start", for: TrackCommand.Start.self), CommandShortcut("stop", for: TrackCommand.Stop.self),
      CommandShortcut("pause", for: TrackCommand.Pause.self),
      CommandShortcut("resume", for: TrackCommand.Resume.self),
      CommandShortcut("continue", for: TrackCommand.Continue.self, abstract: "Start the last block again."),
      CommandShortcut("switch", for: TrackCommand.Switch.self, abstract: "Save the session, start another."),
      CommandShortcut("join", for: TrackCommand.Join.self),
    ],
    schemas: TrackingJSON.schemas + TrackingSessionJSON.schemas,
    french: GrammarPhrases.tracking
  ) { values, storage in
    let running = DefaultTrackingStore(repository: DefaultTrackingRepository(storage: storage))
    let stored = DefaultTrackingSessionStore(
      repository: DefaultTrackingSessionRepository(storage: storage, defaultGroup: values.defaultGroup),
      uuid: values.uuid)
    values.trackingProvider = running
    values.trackingSessionProvider = stored
    values.tutorialProvider = DefaultTutorialStore(repository: DefaultTutorialRepository(storage: storage))
    return [running, stored]
  } register: {
    $0.registerTracking($1)
  }
}
