import ModuloUtilities

/// What every answer begins with: the version of its shape.
let schema: [JSONValue.Member] = [.init("schema", 1)]

/// What `--json` says of a failure.
func failureAnswer(code: String, message: String) -> JSONValue {
  .object(schema + [.init("error", ["code": .string(code), "message": .string(message)])])
}
