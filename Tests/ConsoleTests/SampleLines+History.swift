import Foundation

extension SampleLines {
  /// All rows, without the highest numbers that were given out: those are never given again.
  ///
  /// - Parameter step: The step after which they were; nil for now.
  func rows(asOf step: Int? = nil) async throws -> String {
    let moment = step.map { ["--as-of", "\($0)"] } ?? []
    return try await modulo.run(["data", "export"] + moment).output.replacing(/"lastNumber":[0-9]+/, with: "")
  }

  /// The number of the last step; 0 for none.
  func lastStep() async throws -> Int {
    let steps = try await modulo("history", "--limit", "1", "--json").json()["steps"] as? [[String: Any]]
    return steps?.first?["number"] as? Int ?? 0
  }
}
