/// What a target may import from this workspace; the first room of the design's table, word for word.
private let table: [String: Set<String>] = [
  "Utilities": [],
  "DependencyKit": [],
  "PersistenceKit": ["CPersistenceSQLite"],
  "NavigationKit": [],
  "TerminalKit": [],
  "CommandKit": [],
  "ArchitectureKit": [],
  "Models": ["Utilities"],
  "Persistence": ["PersistenceKit", "Models", "Utilities"],
  "Repositories": ["Persistence", "PersistenceKit", "Models", "Utilities"],
  "Stores": ["Repositories", "Models", "Utilities", "DependencyKit"],
  "Providers": ["Stores", "Models", "Utilities", "DependencyKit"],
  "Navigation": ["NavigationKit", "Models"],
  "Core": ["Navigation", "NavigationKit", "Models", "Utilities", "DependencyKit"],
  "DesignSystem": ["TerminalKit", "Models", "Utilities"],
]

private let feature: Set<String> = [
  "Providers", "DesignSystem", "TerminalKit", "Core", "Navigation", "NavigationKit", "Models", "Utilities",
  "DependencyKit",
]

private let mocks = [
  "ModelsMocks", "PersistenceMocks", "RepositoriesMocks", "StoresMocks", "ProvidersMocks", "CoreMocks",
]
private let features = ["FinancialGoal", "Contribution", "Settings", "Data"]
private let ours = Set(table.keys).union(mocks).union(features).union(["CPersistenceSQLite"])

/// A double may import the layer it doubles, what that may import, and the doubles below.
private func allowedImports(ofDouble name: String) -> Set<String> {
  let layer = String(name.dropLast("Mocks".count))
  return (table[layer] ?? []).union([layer]).union(mocks.prefix { $0 != name })
}

private func allowedImports(of target: String) -> Set<String> {
  if let allowed = table[target] { return allowed }
  return mocks.contains(target) ? allowedImports(ofDouble: target) : feature
}

/// The plain name of a module of ours; nil for a module from elsewhere.
private func plainName(_ module: String) -> String? {
  let plain = module.hasPrefix("Modulo") ? String(module.dropFirst("Modulo".count)) : module
  return ours.contains(plain) ? plain : nil
}

/// Every import of a module is in the table.
let importTable: Rule = { file in
  guard let target = file.target, !target.isTest else { return [] }
  let allowed = allowedImports(of: target.name)
  return file.imports.compactMap { line, module in
    guard let plain = plainName(module), !allowed.contains(plain) else { return nil }
    return Violation(path: file.path, line: line, message: "\(target.name) may not import \(plain)")
  }
}

/// Modules import Foundation-level libraries beside ours, and nothing else.
let platformOnly: Rule = { file in
  guard file.target?.isTest == false else { return [] }
  let platform: Set<String> = ["Foundation", "Observation", "Synchronization", "Dispatch", "Glibc", "Darwin", "Musl"]
  return file.imports.filter { plainName($0.module) == nil && !platform.contains($0.module) }
    .map { Violation(path: file.path, line: $0.line, message: "\($0.module) is no part of the platform") }
}

/// Doubles are imported by doubles, by tests and by the composition root.
let mocksStayOutside: Rule = { file in
  if file.path == "Apps/Console/AppComposition.swift" || file.path.hasPrefix("Apps/Console/AppComposition+") {
    return []
  }
  if let target = file.target, target.isTest || mocks.contains(target.name) { return [] }
  return file.imports.filter { $0.module.hasSuffix("Mocks") }
    .map { Violation(path: file.path, line: $0.line, message: "\($0.module) is for tests and the composition root") }
}

/// Outside the composition root, nobody names another layer's default.
let defaultsStayAtHome: Rule = { file in
  guard let target = file.target, !target.isTest else { return [] }
  let layer = target.name.hasSuffix("Mocks") ? String(target.name.dropLast("Mocks".count)) : target.name
  return file.lines.enumerated().flatMap { index, line in
    line.matches(of: /\bDefault([A-Z]\w*)/).compactMap { match -> Violation? in
      let name = String(match.0)
      guard let home = homes[name], home != layer else { return nil }
      return Violation(path: file.path, line: index + 1, message: "\(name) is \(home)'s: know it by its protocol")
    }
  }
}

/// The layer each `Default…` type is declared in.
private let homes: [String: String] = {
  guard let files = try? sourceFiles(in: "Modules") else { return [:] }
  var homes: [String: String] = [:]
  for file in files {
    guard let target = file.target, !target.isTest else { continue }
    for line in file.lines {
      guard let match = line.firstMatch(of: /\b(?:struct|class|actor|enum)\s+(Default[A-Z]\w*)/) else { continue }
      homes[String(match.1)] = target.name
    }
  }
  return homes
}()

/// Clock, calendar, locale, time zone and ids come from the outside.
let nothingAmbient: Rule = { file in
  guard file.target?.isTest == false else { return [] }
  let patterns: [(Regex<Substring>, String)] = [
    (/\bDate\(\)|\bDate\.now\b|\bgettimeofday\b|\bclock_gettime\b/, "the wall clock"),
    (/\bCalendar\.(?:current|autoupdatingCurrent)\b/, "the current calendar"),
    (/\bLocale\.(?:current|autoupdatingCurrent)\b/, "the current locale"),
    (/\bTimeZone\.(?:current|autoupdatingCurrent)\b/, "the current time zone"),
    (/\bUUID\(\)/, "a random id"),
  ]
  return patterns.flatMap { file.violations(of: $0.0, "reads \($0.1); take it from DependencyKit") }
}

/// Unsafe code lives in two folders.
let safeCode: Rule = { file in
  guard file.target?.isTest == false else { return [] }
  let allowed = [
    "Modules/PersistenceKit/Sources/PersistenceKit/SQLite/", "Modules/TerminalKit/Sources/TerminalKit/System/",
  ]
  if allowed.contains(where: file.path.hasPrefix) { return [] }
  return file.violations(
    of: /@unchecked\s+Sendable|nonisolated\(unsafe\)|\bUnsafe\w*Pointer\b|\bOpaquePointer\b|\bunsafeBitCast\b/,
    "is unsafe code outside the two folders that may have it")
}

/// Failures are neither swallowed nor turned into traps.
let honestFailures: Rule = { file in
  guard file.path.hasPrefix("Modules/") || file.path.hasPrefix("Apps/") else { return [] }
  return file.violations(of: /\btry!|\bas!/, "stops the program")
    + file.violations(of: /catch\s*\{\s*\}/, "swallows a failure")
}

/// No binary floating point near money. Kits know no money, and Foundation counts the seconds of a moment in `Double`.
let exactMoney: Rule = { file in
  guard let target = file.target, !target.isTest, !target.room.hasSuffix("Kit"),
    !file.path.hasPrefix("Modules/Utilities/Sources/Utilities/Calendar/")
  else { return [] }
  return file.violations(of: /\b(?:Double|Float|CGFloat)\b/, "is binary floating point; amounts and ratios are Decimal")
}

/// What a feature looks like is said in tokens: no glyph, colour or distance stands in it by itself.
let tokensOnly: Rule = { file in
  guard let target = file.target, target.room == "Features", !target.isTest else { return [] }
  let glyphs = file.linesWithTexts.enumerated().filter { !$0.element.allSatisfy(\.isASCII) }
    .map { Violation(path: file.path, line: $0.offset + 1, message: "is a raw glyph; Icon and Strings have them") }
  return glyphs
    + file.violations(
      of: /\b(?:spacing|width|height|minimumWidth|indent|padding|padded)\b\(?(?:to)?:?\s*\d/,
      "is a raw distance; Spacing has them")
    + file.violations(
      of: /\bColor\b|\.(?:foregroundStyle|background)\(\s*\.|\.(?:rgb|palette|named|graded)\(/,
      "is a raw colour; Theme has them")
}
