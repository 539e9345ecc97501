import ArchitectureKit
import CommandKit
import Foundation

/// Adds to manifests what a report says that they lack.
struct ManifestFixing {
  let options: WorkspaceOptions
  let isDryRun: Bool

  /// Writes the mends, or shows them as a diff on a dry run. What isn't mended is named on standard error.
  ///
  /// - Parameters:
  ///   - report: The report whose mends they are.
  ///   - workspace: What was checked.
  /// - Returns: Whether every mend was made, or would be.
  func run(_ report: Report, on workspace: Workspace) throws(ArchitectFailure) -> Bool {
    let found = ManifestFix(of: report, in: workspace)
    let fix = try options.withLoader { found.verified(by: $0) }
    if isDryRun {
      Output.write(fix.diff)
    } else {
      do { try fix.write(to: options.place.root) } catch { throw .scaffold(error) }
    }
    let place = options.place.path(for: .text)
    let verb = isDryRun ? "would add" : "added"
    for mend in fix.mends { Output.complain("\(verb) \(mend.text(below: place))\n") }
    for refusal in fix.refusals {
      Output.complain("did not add \(refusal.mend.text(below: place)): \(refusal.reason)\n")
    }
    if fix.mends.isEmpty, fix.refusals.isEmpty { Output.complain("No manifest lacks a line that is known.\n") }
    return fix.refusals.isEmpty
  }
}
