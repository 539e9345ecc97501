/// Writes the source of a mock. Its lines are as long as they come: the toolchain's `swift format` breaks them.
struct MockWriter {
  let design: MockDesign
  let imports: [String]

  /// The first line of every written file, by which it is known later.
  static let mark = "// Made by `architect mocks`"

  var text: String {
    let declaration = design.declaration
    let head = "\(Self.mark) from \(declaration.location.file); edits are lost.\n\n"
    let lines = imports + [""] + type
    let body = lines.joined(separator: "\n") + "\n"
    guard let condition = declaration.condition else { return head + body }
    return head + "#if \(condition)\n\(body)#endif\n"
  }

  private var access: String { design.access }

  private var type: [String] {
    let generics = design.generics.map { type in
      var bound = type.bound?.text
      if design.isShared, bound?.contains("Sendable") != true { bound = (bound.map { $0 + " & " } ?? "") + "Sendable" }
      return bound.map { "\(type.name): \($0)" } ?? type.name
    }
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let constraints = design.constraints.isEmpty ? "" : " where \(design.constraints.joined(separator: ", "))"
    let kind = design.isActor ? "actor" : "final class"
    return ["/// A mock of `\(design.declaration.name)`: calls are answered by plan, else by its fake."]
      + availability + [design.globalActor].compactMap(\.self)
      + ["\(access)\(kind) \(design.name)\(clause): \(design.declaration.name)\(constraints) {"]
      + design.aliases.map { "\(access)typealias \($0.name) = \($0.type)" }
      + recorder + stored + equality
      + Dictionary(grouping: design.members, by: \.requirement.identity).values
      .sorted { ($0[0].name, $0[0].requirement.identity) < ($1[0].name, $1[0].requirement.identity) }
      .flatMap(witness)
      + ["}"]
  }

  private var availability: [String] { design.declaration.attributes.filter { $0.hasPrefix("@available") } }

  /// The members by name, with what is planned and what was called.
  private var recorder: [String] {
    let name = design.declaration.name
    let members = design.members.flatMap { member in
      guarded(
        [
          "/// Plans and calls of `\(member.title)`.",
          "\(access)let \(member.name.escaped): \(kind(of: member))",
        ], by: member.requirement.condition)
    }
    let values = design.members.flatMap { member in
      guarded(
        ["\(member.name.escaped) = \(design.kind)(\"\(name).\(member.title)\", log)"],
        by: member.requirement.condition)
    }
    let sendable = design.isShared ? ": Sendable" : ""
    return ["/// What is planned for each requirement of `\(name)`, and how it was called."]
      + [
        "\(access)final class Mocked\(sendable) {", "/// Every call in order, and every plan.",
        "\(access)let log: MockLog",
      ]
      + members + ["", "fileprivate init(_ log: MockLog) {", "self.log = log"] + values + ["}", "}", ""]
  }

  private func kind(of member: MockMember) -> String {
    let effect = member.isAsync ? "AsyncRequirement" : "SyncRequirement"
    return "\(design.kind)<\(member.argumentsType), \(member.answer), \(member.failure), \(effect)>"
  }

  private var stored: [String] {
    let isolation = design.isShared && (design.isActor || design.globalActor != nil) ? "nonisolated " : ""
    let hasFake = design.fakeType != nil && design.members.contains(where: \.hasFake)
    let isChanged = !design.isClassBound && design.members.contains { $0.changes && $0.hasFake }
    var lines = ["/// Plans and calls by requirement.", "\(access)\(isolation)let mocked: Mocked"]
    if hasFake, let type = design.fakeType { lines.append("private \(isChanged ? "var" : "let") fake: (\(type))?") }
    lines += ["", "/// Creates a mock without plans.", "///", "/// - Parameters:"]
    if hasFake { lines.append("///   - fake: What answers calls that have no plan; without one they end the program.") }
    lines.append("///   - log: Share one between mocks whose calls have an order.")
    let parameter = hasFake ? design.fakeType.map { "fake: (\($0))? = nil, " } ?? "" : ""
    lines.append("\(access)init(\(parameter)log: MockLog = MockLog()) {")
    if hasFake { lines.append("self.fake = fake") }
    return lines + ["mocked = Mocked(log)", "}"]
  }

  private var equality: [String] {
    if design.equality == .none { return [] }
    let sides = "left: \(design.name), right: \(design.name)"
    let equal = "\(access)nonisolated static func == (\(sides)) -> Bool { left === right }"
    guard design.equality == .hashable else { return ["", equal] }
    return [
      "", equal, "",
      "\(access)nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }",
    ]
  }

  private func guarded(_ lines: [String], by condition: String?) -> [String] {
    condition.map { ["#if \($0)"] + lines + ["#endif"] } ?? lines
  }
}

// The members that fulfil requirements.
extension MockWriter {
  private func witness(_ members: [MockMember]) -> [String] {
    guard let first = members.first else { return [] }
    let requirement = first.requirement
    var lines = requirement.attributes.filter(Self.isKept)
    if requirement.kind == .function {
      lines.append("\(head(of: requirement))func \(requirement.name)\(signature(of: requirement)) {")
      lines += body(of: first) + ["}"]
    } else {
      let name = requirement.kind == .property ? requirement.name + ": " : "subscript\(parameters(of: requirement)) -> "
      let clause = requirement.constraints.isEmpty ? "" : " where \(requirement.constraints.joined(separator: ", "))"
      lines.append("\(head(of: requirement))var \(name)\(requirement.result?.text ?? "Void")\(clause) {".subscripted)
      lines += accessors(members) + ["}"]
    }
    return [""] + guarded(lines, by: requirement.condition)
  }

  /// Whether an attribute is about callers too. Others are about a body, such as those of builders and `@inlinable`.
  private static func isKept(_ attribute: String) -> Bool {
    attribute == "@discardableResult" || attribute == "@concurrent" || attribute.hasPrefix("@available")
      || attribute.hasSuffix("Actor")
  }

  private func head(of requirement: ProtocolRequirement) -> String {
    let kept = requirement.modifiers.filter { $0.hasPrefix("nonisolated") }
    return access + kept.map { $0 + " " }.joined()
  }

  private func signature(of requirement: ProtocolRequirement) -> String {
    let result = requirement.result.map { " -> \($0.whole)" } ?? ""
    let clause = requirement.constraints.isEmpty ? "" : " where \(requirement.constraints.joined(separator: ", "))"
    return parameters(of: requirement) + effects(of: requirement) + result + clause
  }

  private func parameters(of requirement: ProtocolRequirement) -> String {
    let generics = requirement.generics.isEmpty ? "" : "<\(requirement.generics.map(\.text).joined(separator: ", "))>"
    let parameters = requirement.parameters.enumerated().map { index, parameter in
      let inside = parameter.insideName(index)
      let label = parameter.label ?? (inside == parameter.name ? nil : parameter.name)
      let isDoubled = requirement.kind == .subscript && label == "_"
      let names = isDoubled ? inside : [label, inside].compactMap(\.self).joined(separator: " ")
      return (parameter.attributes + ["\(names): \(parameter.type.whole)"]).joined(separator: " ")
    }
    return "\(generics)(\(parameters.joined(separator: ", ")))"
  }

  private func effects(of requirement: ProtocolRequirement) -> String {
    let failure =
      switch requirement.failure {
      case .none: ""
      case .rethrows: " rethrows"
      case .any: " throws"
      case .typed(let type): " throws(\(type.text))"
      }
    return (requirement.isAsync ? " async" : "") + failure
  }

  private func accessors(_ members: [MockMember]) -> [String] {
    guard let get = members.first else { return [] }
    let effects = effects(of: get.requirement)
    if members.count == 1, effects.isEmpty { return body(of: get) }
    return members.flatMap { member in
      [member.use == .set ? "set {" : "get\(effects) {"] + body(of: member) + ["}"]
    }
  }

  /// Answers by plan, else by the fake.
  private func body(of member: MockMember) -> [String] {
    let names = member.requirement.parameters.enumerated().map { $1.insideName($0) }
    let own = names.contains("mocked") || names.contains("fake") ? "self." : ""
    let recorder = "\(own)mocked.\(member.name.escaped)"
    let prefix = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    let values = member.arguments.map { argument in
      // An optional is made an existential only where that is said.
      ["Any", "any Sendable"].contains(argument.type)
        ? "\(argument.name.escaped) as \(argument.type)" : argument.name.escaped
    }
    let answer = "\(prefix)\(recorder).answer(\(values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"))"
    let isVoid = member.use == .set || member.requirement.result == nil
    var lines: [String]
    if isVoid {
      lines = ["if \(answer) != nil { return }"]
    } else if member.answer == "Never" {
      lines = ["_ = \(answer)"]
    } else {
      lines = ["if let answer = \(answer) { return \(member.isErased ? "\(recorder).typed(answer)" : "answer") }"]
    }
    guard member.hasFake, design.fakeType != nil else { return lines + ["\(recorder).unplanned()"] }
    let fake = "\(recorder).fallback(\(own)fake)"
    let waits = member.isAsync || design.isActor && member.use != .set && member.requirement.isAsync
    let call = (member.isThrowing || member.isRethrowing ? "try " : "") + (waits ? "await " : "")
    let result = isVoid ? "" : "return "
    if member.changes, !design.isClassBound {
      lines += [
        "var changed = \(fake)", "defer { \(own)fake = changed }", "\(result)\(call)changed\(access(of: member))",
      ]
    } else if member.changes, member.use == .set {
      lines += ["let changed = \(fake)", "changed\(access(of: member))"]
    } else {
      lines.append("\(result)\(call)\(fake)\(access(of: member))")
    }
    return lines
  }

  /// What is asked of the fake: `.rows`, `[at: place] = newValue`, `.create(draft, on: day)`.
  private func access(of member: MockMember) -> String {
    let requirement = member.requirement
    let arguments = requirement.parameters.enumerated().map { index, parameter in
      let label = parameter.label ?? (parameter.name == "_" ? "_" : parameter.name)
      return (label == "_" ? "" : "\(label): ") + value(of: parameter, index)
    }.joined(separator: ", ")
    let asked =
      switch requirement.kind {
      case .property: ".\(requirement.name)"
      case .subscript: "[\(arguments)]"
      case .function, .initializer: ".\(requirement.name)(\(arguments))"
      }
    return member.use == .set ? asked + " = newValue" : asked
  }

  private func value(of parameter: RequirementParameter, _ index: Int) -> String {
    let name = parameter.insideName(index).escaped
    if parameter.type.specifiers.contains("inout") { return "&\(name)" }
    return parameter.type.specifiers.contains("@autoclosure") ? "\(name)()" : name
  }
}

extension MockMember {
  /// Whether a fake that is a value is another one afterwards.
  var changes: Bool { use == .set || requirement.has("mutating") }
}

extension String {
  /// The name as code may use it: between backticks where it is a reserved word.
  var escaped: String { Keyword(rawValue: self)?.isReserved == true ? "`\(self)`" : self }

  /// A subscript is declared without `var`.
  fileprivate var subscripted: String { replacing("var subscript", with: "subscript") }
}
