import DependencyKit
import Foundation
import PersistenceKit

extension StepLabel {
  private static let uuid = UUIDGenerator.version7(date: DateGenerator { Date() })

  /// A label as long as the program's, with an id of its kind.
  static var benchmark: StepLabel {
    StepLabel(
      id: uuid(), date: Date(timeIntervalSince1970: 1_775_995_200), author: "terminal 48213 1043398",
      words: "contribution add")
  }
}
