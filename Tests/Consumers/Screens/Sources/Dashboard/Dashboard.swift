import Foundation
import Observation
import TerminalKit

/// What a machine does, made up.
@Observable final class Machine {
  private(set) var load = (0..<120).map { Machine.load(at: $0) }
  private(set) var step = 120

  func measure() {
    load.append(Self.load(at: step))
    load.removeFirst()
    step += 1
  }

  private static func load(at step: Int) -> Double { 50 + 35 * sin(Double(step) / 9) + 10 * sin(Double(step) / 2) }
}

struct Command: Identifiable {
  let id: String
  let action: (Dashboard) -> Void
}

@main struct Dashboard: TerminalApp {
  let machine = Machine()
  @State var isPaused = false
  @State var color = Color.green
  @State var query: String?
  @State var found = ListState<Command>()
  @Environment(\.quit) var quit

  var body: some View {
    VStack {
      HStack(spacing: 0) {
        load
        VStack {
          hours
          days
        }
        .frame(width: 34)
      }
      HStack {
        Text("ctrl-k commands · ctrl-q quits").dim()
        Spacer()
        Text(isPaused ? "paused" : "live").bold()
      }
    }
    .overlay(alignment: .top) {
      if query != nil { palette }
    }
    .onKeyPress(.control("k")) { open() }
    .onKeyPress(.escape) { query = nil }
    .onKeyPress(.control("q")) { quit() }
    .tick(every: .milliseconds(500)) {
      if !isPaused { machine.measure() }
    }
  }

  private var load: some View {
    VStack {
      HStack {
        Text("now \(Int(machine.load.last ?? 0)) %").foregroundStyle(color)
        Spacer()
        Text("two minutes").dim()
      }
      LineChart([LineChart.Series(points, color: color, isFilled: true)]) { "\(Int($0)) %" }
    }
    .border(title: "Load")
  }

  private var points: [(x: Double, y: Double)] { machine.load.enumerated().map { (Double($0.offset), $0.element) } }

  private var hours: some View {
    BarChart((0..<8).map { ("\($0 + 9)", machine.load[$0 * 15]) }, color: { $0 > 70 ? .red : .green })
      .frame(height: 10)
      .border(title: "Hours")
  }

  private var days: some View {
    HeatMap((0..<7).map { row in (0..<16).map { machine.load[(row * 16 + $0) % 120] - 10 } }, color: color)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .border(title: "Days")
  }

  private var palette: some View {
    VStack {
      TextField(
        "›",
        text: Binding {
          query ?? ""
        } set: {
          search($0)
        }
      ).onSubmit(run)
      List($found) { TerminalText($0.id) }.frame(height: 6, alignment: .topLeading)
    }
    .frame(width: 40)
    .border(.cyan, title: "Commands", style: .rounded)
    .onKeyPress(.down) { _ = found.handle(.down) }
    .onKeyPress(.up) { _ = found.handle(.up) }
  }

  private static let commands = [
    Command(id: "Pause or go on") { $0.isPaused.toggle() },
    Command(id: "Measure now") { $0.machine.measure() },
    Command(id: "Colour: green") { $0.color = .green },
    Command(id: "Colour: blue") { $0.color = .blue },
    Command(id: "Colour: magenta") { $0.color = .magenta },
    Command(id: "Quit") { $0.quit() },
  ]

  private func open() {
    search("")
  }

  private func search(_ text: String) {
    query = text
    found.update(Self.commands.filter { Self.matches($0.id, text) })
  }

  /// Whether a name has the letters of a text, in their order.
  private static func matches(_ name: String, _ text: String) -> Bool {
    var rest = name.lowercased()[...]
    return text.lowercased().allSatisfy { letter in
      guard let index = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: index)...]
      return true
    }
  }

  private func run() {
    found.selection?.action(self)
    query = nil
  }
}
