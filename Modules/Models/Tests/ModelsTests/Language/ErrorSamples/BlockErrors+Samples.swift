import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension BlockGroupError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingName, unusableName, duplicateName, noSuchPlace, defaultGroup, unreadableReference, notFound, ambiguous,
      storage

    init(_ error: BlockGroupError) {
      self =
        switch error {
        case .missingName: .missingName
        case .unusableName: .unusableName
        case .duplicateName: .duplicateName
        case .noSuchPlace: .noSuchPlace
        case .defaultGroup: .defaultGroup
        case .unreadableReference: .unreadableReference
        case .notFound: .notFound
        case .ambiguous: .ambiguous
        case .storage: .storage
        }
    }

    var samples: [BlockGroupError] {
      switch self {
      case .missingName: [.missingName]
      case .unusableName: [.unusableName(.tooLong(limit: 8))]
      case .duplicateName: [.duplicateName("n")]
      case .noSuchPlace: [.noSuchPlace(count: 3)]
      case .defaultGroup: [.defaultGroup("n")]
      case .unreadableReference: [.unreadableReference("#")]
      case .notFound: [.notFound("n")]
      case .ambiguous: [.ambiguous("n", candidates: [.init(number: 1, name: "nn")])]
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}

extension BlockError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingName, unusableName, duplicateName, noSuchPlace, icon, color, group, unreadableReference, notFound,
      ambiguous, storage

    init(_ error: BlockError) {
      self =
        switch error {
        case .missingName: .missingName
        case .unusableName: .unusableName
        case .duplicateName: .duplicateName
        case .noSuchPlace: .noSuchPlace
        case .icon: .icon
        case .color: .color
        case .group: .group
        case .unreadableReference: .unreadableReference
        case .notFound: .notFound
        case .ambiguous: .ambiguous
        case .storage: .storage
        }
    }

    var samples: [BlockError] {
      switch self {
      case .missingName: [.missingName]
      case .unusableName: [.unusableName(.tooLong(limit: 16))]
      case .duplicateName: [.duplicateName("n")]
      case .noSuchPlace: [.noSuchPlace(count: 1)]
      case .icon: [.icon(.unknown("x")), .icon(.ambiguous("b", names: ["Book"]))]
      case .color: [.color(.unknown("x")), .color(.ambiguous("r", names: ["Red 1"]))]
      case .group: BlockGroupError.samples.map { .group($0) }
      case .unreadableReference: [.unreadableReference("#")]
      case .notFound: [.notFound("n")]
      case .ambiguous: [.ambiguous("n", candidates: [.init(number: 1, name: "nn")])]
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}

extension TrackingError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case notRunning, alreadyRunning, rule, unreadableTime, unreadableDay, unreadableHalves, block, unreadableReference
    case notFound, storage

    init(_ error: TrackingError) {
      self =
        switch error {
        case .notRunning: .notRunning
        case .alreadyRunning: .alreadyRunning
        case .rule: .rule
        case .unreadableTime: .unreadableTime
        case .unreadableDay: .unreadableDay
        case .unreadableHalves: .unreadableHalves
        case .block: .block
        case .unreadableReference: .unreadableReference
        case .notFound: .notFound
        case .storage: .storage
        }
    }

    var samples: [TrackingError] {
      switch self {
      case .notRunning: [.notRunning]
      case .alreadyRunning: [.alreadyRunning("n", isPaused: false), .alreadyRunning("n", isPaused: true)]
      case .rule: TrackingRule.samples.map { .rule($0) }
      case .unreadableTime:
        [
          .unreadableTime(.notATime("x")), .unreadableTime(.noSuchDay("x")), .unreadableTime(.outOfRange("x")),
          .unreadableTime(.skipped("x", first: "a", second: "b")),
          .unreadableTime(.ambiguous("x", first: "a", second: "b")),
        ]
      case .unreadableDay: [.unreadableDay(.notADay("x"))]
      case .unreadableHalves: [.unreadableHalves("x")]
      case .block: BlockError.samples.map { .block($0) }
      case .unreadableReference: [.unreadableReference("#")]
      case .notFound: [.notFound]
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}

extension TrackingRule {
  /// One value of each case.
  static var samples: [Self] {
    let moment = Instant(Samples.now)
    return [
      .alreadyPaused, .notPaused, .lessThanHalf, .beforeLastEvent(moment), .inFuture(moment), .endBeforeStart,
      .memoTooLong(limit: 9), .memoControlCharacter(position: 2),
      .overlap(TrackingOverlap(blockName: "b", start: ZonedInstant(moment, in: .gmt), end: nil)),
      .overlap(TrackingOverlap(blockName: "b", start: ZonedInstant(moment, in: .gmt), end: moment)),
    ]
  }
}
