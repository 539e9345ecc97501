import CommandKit
import DependencyKit
import ModuloCore
import ModuloPersistence
import ModuloScreens
import ModuloStores
import NavigationKit

/// What a noun is to the program: its commands, with their place in help and their short words, the schemas of its
/// documents, the words of its grammar, its screens, and the layers that it is made of. Whatever knows every noun
/// iterates over ``all``. What few commands need is made when it is asked for.
struct Slice: Sendable {
  /// The commands at the top of the grammar, in the order of help.
  let commands: [any ParsableCommand.Type]
  /// Where help lists them.
  let section: HelpSection
  /// The words for what is done every day, in the order of help.
  let shortcuts: [CommandShortcut]
  let schemas: @Sendable () -> [DocumentSchema]
  /// The texts of the grammar in French, by what they are in English.
  let french: @Sendable () -> [String: String]
  /// Makes the noun's layers on a storage, and hands its providers over. Returns the stores that keep what was read.
  let compose: @MainActor @Sendable (inout DependencyValues, any Storage) -> [any CachingStore]
  /// Says what shows the noun's destinations.
  let register: @MainActor @Sendable (NavigationRegistry<any InteractiveScreen>, ScreenContext) -> Void

  init(
    commands: [any ParsableCommand.Type], section: HelpSection, shortcuts: [CommandShortcut] = [],
    schemas: @escaping @Sendable @autoclosure () -> [DocumentSchema],
    french: @escaping @Sendable @autoclosure () -> [String: String] = [:],
    compose: @escaping @MainActor @Sendable (inout DependencyValues, any Storage) -> [any CachingStore] = { _, _ in
      []
    },
    register: @escaping @MainActor @Sendable (NavigationRegistry<any InteractiveScreen>, ScreenContext) -> Void = {
      _, _ in
    }
  ) {
    self.commands = commands
    self.section = section
    self.shortcuts = shortcuts
    self.schemas = schemas
    self.french = french
    self.compose = compose
    self.register = register
  }

  /// In the order of help.
  static let all: [Slice] = [
    goal, contribution, plan, funding, account, balance, portfolio, rate, group, block, tracking, day, timeSummary,
    report, settings, history, bankImport, data, book,
    plannedBlock,
    hourlyRate,
    target,
    // slice: console
  ]
}
