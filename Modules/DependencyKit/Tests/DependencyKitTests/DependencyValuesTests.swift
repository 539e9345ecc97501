import DependencyKit
import Testing

private enum PortKey: DependencyKey { typealias Value = Int }
private enum NicknameKey: DependencyKey { typealias Value = String? }
private enum FlavourKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}

extension DependencyValues {
  fileprivate var port: Int {
    get { self[PortKey.self] }
    set { self[PortKey.self] = newValue }
  }
  fileprivate var nickname: String? {
    get { self[NicknameKey.self] }
    set { self[NicknameKey.self] = newValue }
  }
  fileprivate var flavour: String { self[FlavourKey.self] }
}

private struct Refused: Error, Equatable {}

@Suite struct DependencyValuesTests {
  @Test func `a value that was set is read back`() {
    var values = DependencyValues()
    values.port = 80
    let port = values.port
    #expect(port == 80)
  }

  @Test func `nil can be a value`() {
    var values = DependencyValues()
    values.nickname = nil
    let nickname = values.nickname
    #expect(nickname == nil)
  }

  @Test(arguments: [(DependencyContext.live, "live"), (.test, "test")])
  func `the context chooses the default`(context: DependencyContext, expected: String) {
    let flavour = DependencyValues(context: context).flavour
    #expect(flavour == expected)
  }

  @Test func `a key without a value ends the process and names itself`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = DependencyValues.current.port
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("PortKey"))
    #expect(message.contains("Swift.Int"))
  }

  @Test func `a live key without a value ends the process too`() async {
    await #expect(processExitsWith: .failure) {
      _ = DependencyValues(context: .live).port
    }
  }
}

@Suite struct RegistrationTests {
  @Test func `registered values are in force everywhere and live`() async {
    await #expect(processExitsWith: .success) {
      DependencyValues.register { $0.port = 80 }
      let port = await Task.detached { DependencyValues.current.port }.value
      let flavour = DependencyValues.current.flavour
      #expect(port == 80)
      #expect(flavour == "live")
    }
  }

  @Test func `a second registration replaces what it sets and keeps the rest`() async {
    await #expect(processExitsWith: .success) {
      DependencyValues.register {
        $0.port = 80
        $0.nickname = "first"
      }
      DependencyValues.register { $0.port = 443 }
      let current = DependencyValues.current
      #expect(current.port == 443)
      #expect(current.nickname == "first")
    }
  }
}

@Suite struct WithDependenciesTests {
  @Test func `an overlay holds inside and ends with the operation`() async {
    await #expect(processExitsWith: .success) {
      DependencyValues.register { $0.port = 80 }
      let inside = withDependencies {
        $0.port = 1
      } operation: {
        DependencyValues.current.port
      }
      let after = DependencyValues.current.port
      #expect(inside == 1)
      #expect(after == 80)
    }
  }

  @Test func `overlays nest`() {
    let both = withDependencies {
      $0.port = 1
    } operation: {
      withDependencies {
        $0.nickname = "inner"
      } operation: {
        (DependencyValues.current.port, DependencyValues.current.nickname)
      }
    }
    #expect(both.0 == 1)
    #expect(both.1 == "inner")
  }

  @Test func `an overlay follows child tasks`() async {
    let port = await withDependencies {
      $0.port = 2
    } operation: {
      await Task.yield()
      async let child = DependencyValues.current.port
      return await child
    }
    #expect(port == 2)
  }

  @MainActor @Test func `an asynchronous operation stays on its actor`() async {
    var count = 0
    await withDependencies {
      $0.port = 2
    } operation: {
      await Task.yield()
      MainActor.assertIsolated()
      count = DependencyValues.current.port
    }
    #expect(count == 2)
  }

  @Test func `errors keep their type`() async {
    func refuse() throws(Refused) -> Int { throw Refused() }
    func sync() -> Refused? {
      do throws(Refused) {
        _ = try withDependencies({ $0.port = 1 }, operation: refuse)
        return nil
      } catch { return error }
    }
    func asynchronous() async -> Refused? {
      do throws(Refused) {
        _ = try await withDependencies {
          $0.port = 1
        } operation: { () async throws(Refused) in
          try refuse()
        }
        return nil
      } catch { return error }
    }
    let thrown = [sync(), await asynchronous()]
    #expect(thrown == [Refused(), Refused()])
  }
}
