import ModuloUtilities

/// What every answer begins with: the version of its shape.
let schema: [JSONValue.Member] = [.init("schema", 1)]

extension JSONValue {
  /// The document as a dry run answers it: it says so right after the version of its shape.
  var ofDryRun: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.prefix(schema.count) + [.init("dryRun", true)] + members.dropFirst(schema.count))
  }
}

/// What `--json` says of a failure.
func failureAnswer(code: String, message: String) -> JSONValue {
  .object(schema + [.init("error", ["code": .string(code), "message": .string(message)])])
}
