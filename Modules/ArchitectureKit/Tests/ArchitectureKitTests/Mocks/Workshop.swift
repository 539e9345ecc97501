import Foundation

// Protocols with all that a mock can stand for. Their mocks are in Made/, compiled and compared.

enum KilnError: Error, Equatable { case cold, broken(Int) }

final class Glaze {}

struct Pot: Sendable, Hashable {
  var name = "pot"
}

@MainActor
protocol Labelled {
  var label: String { get }
}

// architect:mock
@MainActor
protocol Kiln: Labelled, AnyObject {
  var pots: [Pot] { get }
  var heat: Int { get set }
  var smoke: Decimal? { get async throws(KilnError) }
  subscript(place: Int) -> Pot? { get set }
  subscript(row row: Int, column: Int) -> Pot { get throws(KilnError) }

  @discardableResult
  func fire(_ pots: [Pot], at heat: Int, for duration: Duration) async throws(KilnError) -> Int
  func fire(_ pot: Pot, at heat: Int) async throws(KilnError)
  func fire(_ pots: [Pot], at heat: Int) async throws(KilnError)
  func fire(until isDone: @escaping @Sendable (Pot) -> Bool) throws
  func each(_ body: (Pot) throws(KilnError) -> Void) throws(KilnError)
  func glaze(_ glaze: Glaze, _: Int) -> Glaze?
  func swap(_ pot: inout Pot) -> Bool
  func log(_ text: @autoclosure () -> String)
  func find<Key: Hashable>(_ key: Key?, in keys: [Key: Int]) -> [Key]? where Key: Sendable
  func first(of pots: some Sequence<Pot>) -> Pot?
  func `repeat`(in place: Int)
  #if !os(Windows)
    func open(_ door: (inner: Int, outer: Int)?)
  #endif
}

// architect:mock
protocol Ledger: Sendable, Equatable {
  var count: Int { get }
  func write(_ line: String, then proceed: @escaping () -> Void) async throws -> Int
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (_ lines: Int) throws -> Value
  ) async throws(KilnError) -> Value
  func value<Value: Sendable>(of key: String, as type: Value) throws(KilnError) -> Value
  func glaze(_ glaze: Glaze) -> Glaze
  @MainActor func show() -> [Pot]
}

// architect:mock
@MainActor
protocol Panel: AnyObject, CustomStringConvertible {
  func press(_ button: Int, on glaze: Glaze?) async throws -> Bool
  nonisolated func count() -> Int
}

// architect:mock
protocol Vault: Actor {
  nonisolated var name: String { get }
  func open(_ code: Int) async throws(KilnError) -> Pot
  func peek() -> Int
}

// architect:mock
protocol Shelf<Item, Place>: AnyObject where Place == Int {
  associatedtype Item: Hashable
  associatedtype Place
  var items: [Item] { get }
  func put(_ item: Item, at place: Place?) -> Place
}

// architect:mock
protocol Clay<Form>: AnyObject {
  associatedtype Form
  var form: Form { get }
  func shaped(as form: Self.Form) -> Self
  func joined(with others: [Self], by form: Form) -> Self?
  func each<Value>(_ body: (Form) throws -> Value) rethrows -> Value
}

// architect:mock
protocol Scale {
  var total: Int { get set }
  mutating func add(_ weight: Int) -> Int
}
