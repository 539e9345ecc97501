/// A section of a command's help and manual page that isn't about its arguments: its files, its exit codes.
///
/// A section that is called as the manual calls the environment holds what is said there of the variables it names.
public struct CommandSection: Hashable, Sendable {
  /// A name, such as that of a file, with what it means.
  public struct Row: Hashable, Sendable {
    /// The name that is looked up; it is the same in every language.
    public var name: String
    /// The meaning of the name, in one or two sentences.
    public var meaning: String

    public init(_ name: String, _ meaning: String) {
      self.name = name
      self.meaning = meaning
    }
  }

  /// The heading, as `Exit status`; help and manual write it in capitals.
  public var title: String
  /// The rows of the section, in this order.
  public var rows: [Row]
  /// Whether only the manual and `--help-hidden` have the section.
  public var isForManual: Bool

  public init(_ title: String, rows: [Row], isForManual: Bool = false) {
    self.isForManual = isForManual
    self.title = title
    self.rows = rows
  }
}
