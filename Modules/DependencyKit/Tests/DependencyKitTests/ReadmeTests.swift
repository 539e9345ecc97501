import DependencyKit
import Testing

protocol Greeter: Sendable { func greet(_ name: String) -> String }
struct Polite: Greeter { func greet(_ name: String) -> String { "Good day, \(name)." } }

private enum GreeterKey: DependencyKey { typealias Value = any Greeter }

extension DependencyValues {
  var greeter: any Greeter {
    get { self[GreeterKey.self] }
    set { self[GreeterKey.self] = newValue }
  }
}

struct Door {
  let greeter: any Greeter
  init(greeter: any Greeter = DependencyValues.current.greeter) { self.greeter = greeter }
}

@Suite struct ReadmeTests {
  @Test func `README example`() {
    let door = withDependencies {
      $0.greeter = Polite()
    } operation: {
      Door()
    }
    let greeting = door.greeter.greet("Ada")
    #expect(greeting == "Good day, Ada.")
  }
}
