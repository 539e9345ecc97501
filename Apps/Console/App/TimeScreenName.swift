import ModuloModels
import ModuloNavigation

/// The screens of blocks and of what is tracked, by their paths.
enum TimeScreenName: String, ScreenPath {
  case groups = "group"
  case newGroup = "group/new"
  case blocksOfGroup = "group/:group"
  case editGroup = "group/:group/edit"
  case deleteGroup = "group/:group/delete"
  case blocks = "block"
  case newBlock = "block/new"
  case block = "block/:block"
  case editBlock = "block/:block/edit"
  case deleteBlock = "block/:block/delete"
  case sessionsOfBlock = "block/:block/session"
  case newSession = "block/:block/session/new"
  case icons = "icon"
  case colors = "color"
  case tracking = "track"
  case startTracking = "track/start/:block"
  case completeTracking = "track/complete"
  case discardTracking = "track/discard"
  case sessions = "session"
  case editSession = "session/:session/edit"
  case deleteSession = "session/:session/delete"
  case today = "day"
  case day = "day/:day"
  case time
  case resetTime = "time/reset"
  case thisMonth = "calendar"
  case month = "calendar/:month"
}

extension TimeScreenName {
  init(_ destination: BlockGroupDestination) {
    switch destination {
    case .list: self = .groups
    case .create: self = .newGroup
    case .update: self = .editGroup
    case .deletion: self = .deleteGroup
    }
  }

  init(_ destination: BlockDestination) {
    switch destination {
    case .list(.some): self = .blocksOfGroup
    case .list(nil): self = .blocks
    case .create: self = .newBlock
    case .details: self = .block
    case .update: self = .editBlock
    case .deletion: self = .deleteBlock
    case .icons: self = .icons
    case .colors: self = .colors
    }
  }

  init(_ destination: TrackingDestination) {
    switch destination {
    case .running: self = .tracking
    case .start: self = .startTracking
    case .completion: self = .completeTracking
    case .discard: self = .discardTracking
    }
  }

  init(_ destination: TrackingSessionDestination) {
    switch destination {
    case .list(.some): self = .sessionsOfBlock
    case .create: self = .newSession
    case .list(nil): self = .sessions
    case .update: self = .editSession
    case .deletion: self = .deleteSession
    }
  }

  init(_ destination: DayDestination) {
    switch destination {
    case .details(nil): self = .today
    case .details(.some): self = .day
    }
  }

  init(_ destination: TimeSummaryDestination) {
    switch destination {
    case .sums: self = .time
    case .reset: self = .resetTime
    case .calendar(nil): self = .thisMonth
    case .calendar(.some): self = .month
    }
  }

  @MainActor func destination(_ steps: ScreenPathSteps) throws -> AppDestination {
    switch self {
    case .groups: .blockGroup(.list)
    case .newGroup: .blockGroup(.create)
    case .blocksOfGroup: .block(.list(group: try steps.group()))
    case .editGroup: .blockGroup(.update(try steps.group()))
    case .deleteGroup: .blockGroup(.deletion(try steps.group()))
    case .blocks: .block(.list(group: nil))
    case .newBlock: .block(.create)
    case .block: .block(.details(try steps.block()))
    case .editBlock: .block(.update(try steps.block()))
    case .deleteBlock: .block(.deletion(try steps.block()))
    case .sessionsOfBlock: .trackingSession(.list(block: try steps.block()))
    case .newSession: .trackingSession(.create(block: try steps.block()))
    case .icons: .block(.icons)
    case .colors: .block(.colors)
    case .tracking: .tracking(.running)
    case .startTracking: .tracking(.start(try steps.block()))
    case .completeTracking: .tracking(.completion)
    case .discardTracking: .tracking(.discard)
    case .sessions: .trackingSession(.list(block: nil))
    case .editSession: .trackingSession(.update(try steps.number("session", TrackingError.self)))
    case .deleteSession: .trackingSession(.deletion(try steps.number("session", TrackingError.self)))
    case .today: .day(.details(nil))
    case .day: .day(.details(try steps.day()))
    case .time: .timeSummary(.sums)
    case .resetTime: .timeSummary(.reset)
    case .thisMonth: .timeSummary(.calendar(nil))
    case .month: .timeSummary(.calendar(try steps.month()))
    }
  }
}
