import Foundation
import PersistenceKit

extension StepLabel {
  /// A label as long as the program's.
  static let benchmark = StepLabel(
    date: Date(timeIntervalSince1970: 1_775_995_200), author: "terminal 48213 1043398", words: "contribution add")
}
