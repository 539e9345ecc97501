import Foundation
import PersistenceKit

extension StepLabel {
  /// A label as long as the program's.
  static var benchmark: StepLabel {
    StepLabel(
      id: UUID(), date: Date(timeIntervalSince1970: 1_775_995_200), author: "terminal 48213 1043398",
      words: "contribution add")
  }
}
