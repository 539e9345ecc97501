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

  struct Numbers: Screen {
    let title: TerminalText = "Numbers"

    func body(in environment: EnvironmentValues) -> some View {
      Text(environment.height.map { "of \($0) lines" } ?? "without end")
      ScrollView { for number in 0..<3 { Text("\(number)") } }
    }

    func appear() async {}
  }

  @Test func `a screen knows the height of its window, which scrolls through all of its lines`() {
    var window = EnvironmentValues(width: 20)
    window.height = 2
    let lines = [window, EnvironmentValues()].map { Numbers().lines(in: $0).map(\.plainText) }
    #expect(lines == [["of 2 lines", "0", "1", "2"], ["without end", "0", "1", "2"]])
  }
}
