/// A condition of conditional compilation: `os(Linux) && !DEBUG`.
indirect enum CompilationCondition: Sendable, Hashable {
  case constant(Bool)
  /// A name that a build defines; an empty one for what isn't read.
  case flag(String)
  /// `os(Linux)`, `canImport(Base, _version: 2)`, `swift(>=6)`: the name, and the first word of the arguments.
  case call(String, argument: String)
  case not(CompilationCondition)
  case both(CompilationCondition, CompilationCondition)
  case either(CompilationCondition, CompilationCondition)
}

extension CompilationCondition {
  /// Whether it holds, by what is known of flags and calls; nil where that depends on what isn't known.
  func value(knowing known: (CompilationCondition) -> Bool? = { _ in nil }) -> Bool? {
    switch self {
    case .constant(let value): return value
    case .flag, .call: return known(self)
    case .not(let condition): return condition.value(knowing: known).map { !$0 }
    case .both(let left, let right):
      let values = [left.value(knowing: known), right.value(knowing: known)]
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .either(let left, let right):
      let values = [left.value(knowing: known), right.value(knowing: known)]
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
  }

  /// The names in every `os(…)`.
  var systems: Set<String> {
    switch self {
    case .constant, .flag: []
    case .call(let name, let argument): name == "os" ? [argument] : []
    case .not(let condition): condition.systems
    case .both(let left, let right), .either(let left, let right): left.systems.union(right.systems)
    }
  }

  /// Whether it holds only where a module can be imported: by `canImport(…)` of it, or something that comes to the same.
  func requires(_ module: String) -> Bool { certainty(of: module).whereTrue }

  /// Whether a module is there for certain where the condition holds, and where it doesn't.
  private func certainty(of module: String) -> (whereTrue: Bool, whereFalse: Bool) {
    switch self {
    case .constant(let value): return (!value, value)
    case .flag: return (false, false)
    case .call(let name, let argument): return (name == "canImport" && argument == module, false)
    case .not(let condition):
      let inner = condition.certainty(of: module)
      return (inner.whereFalse, inner.whereTrue)
    case .both(let left, let right):
      let (left, right) = (left.certainty(of: module), right.certainty(of: module))
      return (left.whereTrue || right.whereTrue, left.whereFalse && right.whereFalse)
    case .either(let left, let right):
      let (left, right) = (left.certainty(of: module), right.certainty(of: module))
      return (left.whereTrue && right.whereTrue, left.whereFalse || right.whereFalse)
    }
  }
}

extension ImportDeclaration {
  /// The condition, read; nil outside conditional compilation.
  var compilationCondition: CompilationCondition? { condition.map(CompilationCondition.init(reading:)) }

  /// Whether it takes effect only where a module can be imported: under `#if canImport(…)` of it, or in another clause
  /// that comes to the same. Linear in the condition.
  func isConditional(on module: String) -> Bool { compilationCondition?.requires(module) ?? false }
}
