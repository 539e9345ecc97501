import Synchronization

/// What is worked out once for each model in a process: a schema never changes, and a process may open many containers, as
/// tests do.
final class ModelMemo<Value: Sendable>: Sendable {
  private let known = Mutex<[ObjectIdentifier: Value]>([:])

  func value(
    of model: any PersistentModel.Type, orMake make: () throws(PersistenceError) -> Value
  ) throws(PersistenceError) -> Value {
    let address = ObjectIdentifier(model)
    if let value = known.withLock({ $0[address] }) { return value }
    let made = try make()
    known.withLock { $0[address] = made }
    return made
  }
}
