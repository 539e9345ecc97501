import CommandKit
import ExemplarModels
import ModuloModels

@testable import modulo  // slice: exemplar

extension SampleThingRule: @retroactive ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingName: (.failure, "missingName")
    case .duplicateName: (.failure, "duplicateName")
    case .missingAccount: (.failure, "missingAccount")  // slice: owner
    case .missingFirstText: (.failure, "missingFirstText")  // slice: text
    case .missingFirstMoney: (.failure, "missingFirstMoney")  // slice: money
    case .missingFirstDay: (.failure, "missingFirstDay")  // slice: day
    case .missingFirstNumber: (.failure, "missingFirstNumber")  // slice: number
    }
  }
}
