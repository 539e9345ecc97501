import Observation
import TerminalKit
import Testing

@MainActor @Suite struct ScreenTests {
  struct Greeting: Screen {
    @MainActor @Observable final class ViewModel {
      var name: String?
    }

    let viewModel = ViewModel()
    let title: TerminalText = "Greeting"

    func body(in environment: EnvironmentValues) -> some View {
      if let name = viewModel.name {
        Text("Hello, \(name).")
        Divider()
      } else {
        Text("Loading")
      }
    }

    func appear() async { viewModel.name = "Ada" }
  }

  @Test func `a screen shows what it has loaded`() async {
    let screen: any Screen = Greeting()
    let environment = EnvironmentValues(width: 5)
    let before = screen.lines(in: environment).map(\.plainText)
    await screen.appear()
    let after = screen.lines(in: environment).map(\.plainText)
    #expect(before == ["Loadi", "ng"])
    #expect(after == ["Hello", ",", "Ada.", "─────"])
  }
}
