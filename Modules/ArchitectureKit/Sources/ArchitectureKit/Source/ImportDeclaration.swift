/// One `import` of a source file.
public struct ImportDeclaration: Sendable, Hashable {
  /// The import's target: a module, or one symbol of it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The module as a whole, or a submodule.
    case module
    /// `import struct`: a value type.
    case `struct`
    /// `import class`: a reference type.
    case `class`
    /// `import enum`: an enumeration.
    case `enum`
    /// `import protocol`: what types promise.
    case `protocol`
    /// `import typealias`: another name for a type.
    case `typealias`
    /// `import func`: every function of the name.
    case `func`
    /// `import var`: a variable at the top of the module.
    case `var`
    /// `import let`: a constant at the top of the module.
    case `let`
  }

  /// The module, without its submodules: `Foundation` in `import Foundation.NSData`.
  public let module: String
  /// The path after the module: submodules, and the symbol of a symbol import.
  public var path: [String] = []
  /// The kind of the import: everything, or one symbol.
  public var kind: Kind = .module
  /// `@_exported`: importers of this module import that one too.
  public var isExported = false
  /// `@testable`: what is internal there is seen here.
  public var isTestable = false
  /// `@preconcurrency`: that module isn't blamed for what it doesn't say about concurrency.
  public var isPreconcurrency = false
  /// `@_implementationOnly`: nothing of that module may show in what this one declares.
  public var isImplementationOnly = false
  /// The group names of `@_spi(…)`, in their order.
  public var spiGroups: [String] = []
  /// The access level of the import; nil when it has none.
  public var accessLevel: AccessLevel?
  /// When the import takes effect, as the `#if` around it says it: `os(Linux)`, `!(os(Linux)) && DEBUG`.
  /// Nil outside conditional compilation.
  public var condition: String?
  /// The place of the word `import`.
  public let location: SourceLocation

  /// A plain import of a whole module; everything else is set afterwards.
  public init(module: String, location: SourceLocation) {
    self.module = module
    self.location = location
  }
}
