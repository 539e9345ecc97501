/// Arguments that several commands share, declared once in a ``ParsableArguments`` type.
///
/// A group of ``OptionGroupScope/global`` scope is declared by one command, usually the root. Its options are then
/// legal anywhere on the line of every command below.
///
/// Commands that stand below each other and declare an `OptionGroup` of the same type show the same values, whatever
/// the scope: what is read before the name of a subcommand isn't lost.
@propertyWrapper
public struct OptionGroup<Group: ParsableArguments> {
  private let storage = OptionGroupStorage<Group>()
  private let title: String
  private let visibility: ArgumentVisibility
  private let listing: HelpListing
  private let scope: OptionGroupScope

  /// - Parameters:
  ///   - title: the heading that help lists the group under; empty lists its options with the command's own.
  ///   - visibility: hides the whole group where its arguments don't hide themselves further.
  ///   - listing: how the help of a command lists the group, if the group is global.
  ///   - scope: where the group's options are legal.
  public init(
    title: String = "", visibility: ArgumentVisibility = .default, listing: HelpListing = .rows,
    scope: OptionGroupScope = .command
  ) {
    self.title = title
    self.visibility = visibility
    self.listing = listing
    self.scope = scope
  }

  /// The group with its values.
  public var wrappedValue: Group {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

/// How the help of a command lists a global option group or a group of subcommands. `--help-hidden` and manuals have all rows.
public enum HelpListing: Hashable, Sendable {
  /// A row for each option or subcommand.
  case rows
  /// The names alone, on a line. Of options it says that `help options` has the rows: the help of a program without `help`,
  /// or with a subcommand `options` of its own, has them itself.
  case names
}

/// The places on a line where the options of a group may stand.
public enum OptionGroupScope: Hashable, Sendable {
  /// After the name of the command that declares the group, and before that of a subcommand.
  case command
  /// Anywhere from the declaring command's place on: before, between and after the names of the commands below it.
  case global
}

/// A group's values; a reference, so that every command on a line that declares the group sees the same ones.
final class OptionGroupStorage<Group: ParsableArguments> {
  private var own = Group()
  private var shared: OptionGroupStorage?

  var value: Group {
    get { shared?.value ?? own }
    set {
      if let shared { shared.value = newValue } else { own = newValue }
    }
  }

  func share(_ other: OptionGroupStorage) {
    // A group within one that is shared already stands in the same storage.
    if other !== self { shared = other }
  }
}

/// An ``OptionGroup`` without its type, as the parser uses it.
protocol OptionGroupProperty: DeclaredProperty {
  var isGlobal: Bool { get }
  var arguments: any ParsableArguments { get }
  /// One of the group's arguments with what the group says of them all.
  func placed(_ definition: ArgumentDefinition) -> ArgumentDefinition
  /// Takes the values of another group from now on; false, and nothing else, when that one is of another type.
  func share(_ other: any OptionGroupProperty) -> Bool
  /// Asks the group's own check, not those of the groups within it.
  func validate() throws
}

extension OptionGroup: OptionGroupProperty {
  var isGlobal: Bool { scope == .global }

  var arguments: any ParsableArguments { storage.value }

  func share(_ other: any OptionGroupProperty) -> Bool {
    guard let other = other as? Self else { return false }
    storage.share(other.storage)
    return true
  }

  func validate() throws {
    try storage.value.validate()
  }

  func placed(_ definition: ArgumentDefinition) -> ArgumentDefinition {
    var definition = definition
    if definition.description.sectionTitle.isEmpty { definition.description.sectionTitle = title }
    if definition.description.visibility == .default { definition.description.visibility = visibility }
    if isGlobal {
      definition.description.origin = .global
      if listing == .names { definition.description.isListedByName = true }
    }
    return definition
  }
}
