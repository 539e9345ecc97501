/// The version of every product of the workspace. CONTRIBUTING.md says how a release is made.
enum Version {
  /// As Semantic Versioning writes it; the tag is the same.
  static let number = "1.0.0"
  /// The day of the release, which dates the manual.
  static let date = "2026-11-22"
}
