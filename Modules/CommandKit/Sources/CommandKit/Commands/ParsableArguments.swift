/// A set of values that a command line fills: a command, or options that several commands share through ``OptionGroup``.
///
/// A conforming type declares its values with ``Argument``, ``Option``, ``Flag`` and ``OptionGroup``. The parser finds them by
/// reflection over a fresh instance, in the order in which they are declared, so the type needs nothing but `init()`.
public protocol ParsableArguments: SendableMetatype {
  /// Makes an instance whose values are the declared defaults.
  init()

  /// Checks what the single values cannot know of each other. Called once, after every value has been read; of the commands on a
  /// line the first one's check comes first, and before each the checks of its groups.
  ///
  /// - Throws: a ``ValidationError``, which is shown above the usage line and ends the program with ``ExitCode/usage``. Any other
  ///   error ends it as one that ``ParsableCommand/run()`` throws.
  mutating func validate() throws
}

extension ParsableArguments {
  public mutating func validate() throws {}
}
