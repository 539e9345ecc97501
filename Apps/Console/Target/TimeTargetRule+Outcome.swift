import CommandKit
import ModuloModels

extension TimeTargetRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .length: (.usage, "length")
    case .carryOver: (.usage, "carryOver")
    case .weekdays: (.usage, "weekdays")
    case .share: (.usage, "share")
    case .days: (.usage, "days")
    case .nothing: (.failure, "noTime")
    case .tooLong: (.failure, "tooLong")
    case .outOfRange: (.failure, "outOfRange")
    case .noTarget: (.failure, "noTarget")
    case .noTargetFrom: (.failure, "noTargetFrom")
    case .notOff: (.failure, "notOff")
    case .tooManyDays: (.failure, "tooManyDays")
    }
  }
}
