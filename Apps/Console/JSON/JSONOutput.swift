import ModuloUtilities

/// The first member of every document: the version of its shape.
let schema: [JSONValue.Member] = [.init("schema", 1)]

extension JSONValue {
  /// The document of a dry run: `dryRun` follows the version of its shape.
  var ofDryRun: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.prefix(schema.count) + [.init("dryRun", true)] + members.dropFirst(schema.count))
  }
}

/// JSON output of a failure.
func failureJSON(code: String, message: String) -> JSONValue {
  .object(schema + [.init("error", ["code": .string(code), "message": .string(message)])])
}
