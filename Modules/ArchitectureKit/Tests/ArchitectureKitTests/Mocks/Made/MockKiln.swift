// Made by `architect mocks` from Modules/ArchitectureKit/Tests/ArchitectureKitTests/Mocks/Workshop.swift; edits are lost.

import Foundation

/// A mock of `Kiln`: calls are answered by plan, else by its fake.
@MainActor
final class MockKiln: Kiln {
  /// What is planned for each requirement of `Kiln`, and how it was called.
  final class Mocked {
    /// Every call in order, and every plan.
    let log: MockLog
    /// Plans and calls of ``repeat`(in:)`.
    let `repeat`: MockedRequirement<Int, Void, Never, SyncRequirement>
    /// Plans and calls of `each(_:)`.
    let each: MockedRequirement<Void, Void, KilnError, SyncRequirement>
    /// Plans and calls of `find(_:in:)`.
    let find: MockedRequirement<(key: Any, keys: Any), Any, Never, SyncRequirement>
    /// Plans and calls of `fire(_:at:)`.
    let firePotAt: MockedRequirement<(pot: Pot, heat: Int), Void, KilnError, AsyncRequirement>
    /// Plans and calls of `fire(_:at:)`.
    let firePotsAt: MockedRequirement<(pots: [Pot], heat: Int), Void, KilnError, AsyncRequirement>
    /// Plans and calls of `fire(_:at:for:)`.
    let firePotsAtFor: MockedRequirement<(pots: [Pot], heat: Int, duration: Duration), Int, KilnError, AsyncRequirement>
    /// Plans and calls of `fire(until:)`.
    let fireUntil: MockedRequirement<(@Sendable (Pot) -> Bool), Void, any Error, SyncRequirement>
    /// Plans and calls of `first(of:)`.
    let first: MockedRequirement<any Sequence<Pot>, Pot?, Never, SyncRequirement>
    /// Plans and calls of `glaze(_:_:)`.
    let glaze: MockedRequirement<(glaze: Glaze, argument2: Int), Glaze?, Never, SyncRequirement>
    /// Plans and calls of `heat`.
    let heat: MockedRequirement<Void, Int, Never, SyncRequirement>
    /// Plans and calls of `heat =`.
    let setHeat: MockedRequirement<Int, Void, Never, SyncRequirement>
    /// Plans and calls of `label`.
    let label: MockedRequirement<Void, String, Never, SyncRequirement>
    /// Plans and calls of `log(_:)`.
    let logText: MockedRequirement<Void, Void, Never, SyncRequirement>
    #if !os(Windows)
      /// Plans and calls of `open(_:)`.
      let open: MockedRequirement<(inner: Int, outer: Int)?, Void, Never, SyncRequirement>
    #endif
    /// Plans and calls of `pots`.
    let pots: MockedRequirement<Void, [Pot], Never, SyncRequirement>
    /// Plans and calls of `smoke`.
    let smoke: MockedRequirement<Void, Decimal?, KilnError, AsyncRequirement>
    /// Plans and calls of `subscript(_:)`.
    let subscriptPlace: MockedRequirement<Int, Pot?, Never, SyncRequirement>
    /// Plans and calls of `subscript(_:) =`.
    let setSubscript: MockedRequirement<(place: Int, newValue: Pot?), Void, Never, SyncRequirement>
    /// Plans and calls of `subscript(row:_:)`.
    let subscriptRowColumn: MockedRequirement<(row: Int, column: Int), Pot, KilnError, SyncRequirement>
    /// Plans and calls of `swap(_:)`.
    let swap: MockedRequirement<Pot, Bool, Never, SyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      `repeat` = MockedRequirement("Kiln.`repeat`(in:)", log)
      each = MockedRequirement("Kiln.each(_:)", log)
      find = MockedRequirement("Kiln.find(_:in:)", log)
      firePotAt = MockedRequirement("Kiln.fire(_:at:)", log)
      firePotsAt = MockedRequirement("Kiln.fire(_:at:)", log)
      firePotsAtFor = MockedRequirement("Kiln.fire(_:at:for:)", log)
      fireUntil = MockedRequirement("Kiln.fire(until:)", log)
      first = MockedRequirement("Kiln.first(of:)", log)
      glaze = MockedRequirement("Kiln.glaze(_:_:)", log)
      heat = MockedRequirement("Kiln.heat", log)
      setHeat = MockedRequirement("Kiln.heat =", log)
      label = MockedRequirement("Kiln.label", log)
      logText = MockedRequirement("Kiln.log(_:)", log)
      #if !os(Windows)
        open = MockedRequirement("Kiln.open(_:)", log)
      #endif
      pots = MockedRequirement("Kiln.pots", log)
      smoke = MockedRequirement("Kiln.smoke", log)
      subscriptPlace = MockedRequirement("Kiln.subscript(_:)", log)
      setSubscript = MockedRequirement("Kiln.subscript(_:) =", log)
      subscriptRowColumn = MockedRequirement("Kiln.subscript(row:_:)", log)
      swap = MockedRequirement("Kiln.swap(_:)", log)
    }
  }

  /// Plans and calls by requirement.
  let mocked: Mocked
  private let fake: (any Kiln)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  init(fake: (any Kiln)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  func each(_ body: (Pot) throws(KilnError) -> Void) throws(KilnError) {
    if try mocked.each.answer(()) != nil { return }
    try mocked.each.fallback(fake).each(body)
  }

  func find<Key: Hashable>(_ key: Key?, in keys: [Key: Int]) -> [Key]? where Key: Sendable {
    if let answer = mocked.find.answer((key as Any, keys as Any)) { return mocked.find.typed(answer) }
    return mocked.find.fallback(fake).find(key, in: keys)
  }

  func fire(_ pot: Pot, at heat: Int) async throws(KilnError) {
    if try await mocked.firePotAt.answer((pot, heat)) != nil { return }
    try await mocked.firePotAt.fallback(fake).fire(pot, at: heat)
  }

  func fire(_ pots: [Pot], at heat: Int) async throws(KilnError) {
    if try await mocked.firePotsAt.answer((pots, heat)) != nil { return }
    try await mocked.firePotsAt.fallback(fake).fire(pots, at: heat)
  }

  @discardableResult
  func fire(_ pots: [Pot], at heat: Int, for duration: Duration) async throws(KilnError) -> Int {
    if let answer = try await mocked.firePotsAtFor.answer((pots, heat, duration)) { return answer }
    return try await mocked.firePotsAtFor.fallback(fake).fire(pots, at: heat, for: duration)
  }

  func fire(until isDone: @escaping @Sendable (Pot) -> Bool) throws {
    if try mocked.fireUntil.answer(isDone) != nil { return }
    try mocked.fireUntil.fallback(fake).fire(until: isDone)
  }

  func first(of pots: some Sequence<Pot>) -> Pot? {
    if let answer = mocked.first.answer(pots) { return answer }
    return mocked.first.fallback(fake).first(of: pots)
  }

  func glaze(_ glaze: Glaze, _ argument2: Int) -> Glaze? {
    if let answer = mocked.glaze.answer((glaze, argument2)) { return answer }
    return mocked.glaze.fallback(fake).glaze(glaze, argument2)
  }

  var heat: Int {
    get {
      if let answer = mocked.heat.answer(()) { return answer }
      return mocked.heat.fallback(fake).heat
    }
    set {
      if mocked.setHeat.answer(newValue) != nil { return }
      let changed = mocked.setHeat.fallback(fake)
      changed.heat = newValue
    }
  }

  var label: String {
    if let answer = mocked.label.answer(()) { return answer }
    return mocked.label.fallback(fake).label
  }

  func log(_ text: @autoclosure () -> String) {
    if mocked.logText.answer(()) != nil { return }
    mocked.logText.fallback(fake).log(text())
  }

  #if !os(Windows)
    func open(_ door: (inner: Int, outer: Int)?) {
      if mocked.open.answer(door) != nil { return }
      mocked.open.fallback(fake).open(door)
    }
  #endif

  var pots: [Pot] {
    if let answer = mocked.pots.answer(()) { return answer }
    return mocked.pots.fallback(fake).pots
  }

  func `repeat`(in place: Int) {
    if mocked.`repeat`.answer(place) != nil { return }
    mocked.`repeat`.fallback(fake).`repeat`(in: place)
  }

  var smoke: Decimal? {
    get async throws(KilnError) {
      if let answer = try await mocked.smoke.answer(()) { return answer }
      return try await mocked.smoke.fallback(fake).smoke
    }
  }

  subscript(place: Int) -> Pot? {
    get {
      if let answer = mocked.subscriptPlace.answer(place) { return answer }
      return mocked.subscriptPlace.fallback(fake)[place]
    }
    set {
      if mocked.setSubscript.answer((place, newValue)) != nil { return }
      let changed = mocked.setSubscript.fallback(fake)
      changed[place] = newValue
    }
  }

  subscript(row row: Int, column: Int) -> Pot {
    get throws(KilnError) {
      if let answer = try mocked.subscriptRowColumn.answer((row, column)) { return answer }
      return try mocked.subscriptRowColumn.fallback(fake)[row: row, column]
    }
  }

  func swap(_ pot: inout Pot) -> Bool {
    if let answer = mocked.swap.answer(pot) { return answer }
    return mocked.swap.fallback(fake).swap(&pot)
  }
}
