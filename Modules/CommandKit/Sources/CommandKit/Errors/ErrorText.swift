import Foundation

/// The words for an error that says nothing to the Kit.
enum ErrorText {
  static func of(_ error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }
}
