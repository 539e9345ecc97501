import Observation
import TerminalKit
import Testing

/// Ordinary spellings of SwiftUI, each with what is drawn: they compile as they stand there, and mean the same.
@Suite struct SwiftUISpellingsTests {
  private struct Goal: Identifiable {
    let id: Int
    let name: String
  }

  private struct Greeting: View {
    let name: String

    var body: some View {
      Text("Hello, \(name)")
      Text("Welcome")
    }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(.horizontal, 1).border() }
  }

  private let goals = [Goal(id: 1, name: "Bike"), Goal(id: 2, name: "Japan")]

  /// The lines in 12 columns, without blanks at their ends.
  private func drawn(_ view: some View, width: Int? = 12, height: Int? = nil) -> [String] {
    var environment = EnvironmentValues(width: width)
    environment.height = height
    return view.lines(in: environment).map { String($0.plainText.reversed().drop { $0 == " " }.reversed()) }
  }

  private func attributes(_ view: some View) -> Style? { view.lines(in: EnvironmentValues()).first?.runs.first?.style }

  @Test func `texts`() {
    let string = "Bike"
    #expect(drawn(Text("a \(3)")) == ["a 3"])
    #expect(drawn(Text(string)) == ["Bike"])
    #expect(drawn(Text(verbatim: string)) == ["Bike"])
    #expect(drawn(Text("\(string)!")) == ["Bike!"])
    #expect(drawn(Text("Bike ") + Text("Japan")) == ["Bike Japan"])
    #expect(drawn(Text("one two three four").lineLimit(1)) == ["one two thr…"])
    #expect(drawn(VStack { Text("one two three four") }.lineLimit(1)) == ["one two thr…"])
    #expect(drawn(Text("one two three four").lineLimit(1).truncationMode(.head)) == ["… three four"])
    #expect(drawn(Text("one two three").multilineTextAlignment(.trailing), width: 8) == ["one two", "  three"])
  }

  @Test func `styles`() {
    #expect(attributes(Text("a").bold())?.attributes == .bold)
    #expect(attributes(Text("a").italic())?.attributes == .italic)
    #expect(attributes(Text("a").underline())?.attributes == .underline)
    #expect(attributes(Text("a").foregroundStyle(.red))?.foreground == .red)
    #expect(attributes(VStack { Text("a") }.foregroundStyle(.red))?.foreground == .red)
    #expect(attributes(VStack { Text("a") }.bold())?.attributes == .bold)
    #expect(attributes(Text("a").background(.blue))?.background == .blue)
    #expect(attributes(Text("a").foregroundStyle(.red).bold()) == Style(foreground: .red, attributes: .bold))
  }

  @Test func `stacks`() {
    let stack = HStack {
      Text("a")
      Text("b")
    }
    #expect(drawn(stack) == ["a b"])
    #expect(drawn(HStack(spacing: 0) { stack }) == ["a b"])
    let apart = HStack {
      Text("a")
      Spacer()
      Text("b")
    }
    #expect(drawn(apart) == ["a          b"])
    let centered = VStack(alignment: .center, spacing: 1) {
      Text("a")
      Text("abc")
    }
    #expect(drawn(centered) == [" a", "", "abc"])
    let layers = ZStack(alignment: .topLeading) {
      Text("abc")
      Text("x")
    }
    #expect(drawn(layers) == ["xbc"])
    let filled = VStack {
      Text("a")
      Spacer()
      Text("b")
    }
    #expect(drawn(filled, height: 3) == ["a", "", "b"])
    #expect(drawn(Spacer(minLength: 2), width: nil) == ["", ""])
  }

  @Test func `views of data`() {
    #expect(drawn(VStack { ForEach(goals) { Text($0.name) } }) == ["Bike", "Japan"])
    #expect(drawn(VStack { ForEach(goals, id: \.name) { goal in Text(goal.name) } }) == ["Bike", "Japan"])
    #expect(drawn(VStack { ForEach(0..<2) { Text("\($0)") } }) == ["0", "1"])
    #expect(drawn(VStack { Group { ForEach(goals) { Text($0.name) } } }) == ["Bike", "Japan"])
    #expect(drawn(VStack(spacing: 1) { Greeting(name: "Ada") }, width: nil) == ["Hello, Ada", "", "Welcome"])
    #expect(drawn(Section("Goals") { Text("Bike") }) == ["Goals", "Bike"])
    #expect(drawn(Label("Bike", icon: "*")) == ["* Bike"])
    #expect(drawn(LabeledContent("Saved", value: "90")) == ["Saved     90"])
    #expect(drawn(AnyView(Text("a"))) == ["a"])
    #expect(drawn(EmptyView()).isEmpty)
  }

  @Test(arguments: [0, 1, 2]) func `conditions`(_ number: Int) {
    let view = VStack {
      if number == 0 { Text("none") } else if number == 1 { Text("one") } else { Text("many") }
      if number > 1 { Text("more") }
      if let goal = goals.first(where: { $0.id == number }) { Text(goal.name) }
      switch number {
      case 0: Text("zero")
      default: EmptyView()
      }
    }
    #expect(drawn(view) == [["none", "zero"], ["one", "Bike"], ["many", "more", "Japan"]][number])
  }

  @Test func `room around a view`() {
    #expect(drawn(Text("a").padding()) == ["", "  a", ""])
    #expect(drawn(Text("a").padding(1)) == ["", " a", ""])
    #expect(drawn(Text("a").padding(.horizontal)) == ["  a"])
    #expect(drawn(Text("a").padding(.leading, 3)) == ["   a"])
    #expect(drawn(Text("a").padding([.top, .leading], 1)) == ["", " a"])
    #expect(drawn(Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0))) == ["", "  a"])
    #expect(drawn(Text("a").padding(-3)) == ["a"])
    #expect(drawn(Text("a").frame(width: 3)) == [" a"])
    #expect(drawn(Text("a").frame(width: 3, height: 3, alignment: .bottomTrailing)) == ["", "", "  a"])
    #expect(drawn(Text("a").frame(maxWidth: .infinity, alignment: .trailing)) == ["           a"])
    #expect(drawn(Text("a").frame(maxWidth: .infinity, maxHeight: .infinity), height: 3) == ["", "     a", ""])
    #expect(drawn(Text("a").frame(minWidth: 3, minHeight: 1, alignment: .trailing)) == ["  a"])
    #expect(drawn(Text("a b c d e f g h").fixedSize()) == ["a b c d e f"])
    #expect(
      drawn(
        HStack {
          Text("abcdef").lineLimit(1)
          Text("0123456789").layoutPriority(1)
        }) == ["… 0123456789"])
  }

  @Test func `what is around, over and below a view`() {
    #expect(drawn(Text("a").border()) == ["┌─┐", "│a│", "└─┘"])
    #expect(drawn(Text("a").border(.red)) == ["┌─┐", "│a│", "└─┘"])
    #expect(drawn(GroupBox("Goals") { Text("Bike") }) == ["┌ Goals ┐", "│ Bike  │", "└───────┘"])
    #expect(drawn(Text("abc").overlay { Text("x") }) == ["axc"])
    #expect(drawn(Text("abc").overlay(Text("x"), alignment: .trailing)) == ["abx"])
    #expect(drawn(Text("a").frame(width: 3).background { Text("···") }) == ["·a·"])
    #expect(
      drawn(
        HStack {
          Text("a").hidden(); Text("b")
        }) == ["  b"])
    #expect(
      drawn(
        VStack {
          Text("a"); Divider()
        }) == ["a", "────────────"])
    #expect(
      drawn(
        HStack {
          Text("a"); Divider(); Text("b")
        }) == ["a │ b"])
    #expect(drawn(Text("a").modifier(Framed())) == ["┌───┐", "│ a │", "└───┘"])
  }

  @Test func `grids, and what scrolls`() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 0) {
      GridRow {
        Text("Goal")
        Text("Saved")
      }
      Divider()
      GridRow {
        Text("Japan")
        Text("90")
      }
    }
    #expect(drawn(grid) == ["Goal  Saved", "───────────", "Japan 90"])
    #expect(drawn(ScrollView { ForEach(0..<9) { Text("\($0)") } }, height: 2) == ["0", "1"])
    #expect(drawn(GeometryReader { geometry in Text("\(geometry.size.width ?? 0)") }) == ["12"])
    #expect(drawn(ProgressView(value: 0.5).frame(width: 4)) == ["██░░"])
  }

  @Test func `controls`() {
    #expect(drawn(Button("Save") {}) == ["[ Save ]"])
    #expect(drawn(Toggle("Monthly", isOn: .constant(true))) == ["[x] Monthly"])
    #expect(drawn(TextField("Name", text: .constant("Eve")), width: 20) == ["Name: Eve"])
    #expect(drawn(TextEditor(text: .constant("one\ntwo"))) == ["one", "two"])
    #expect(drawn(ProgressView()) == ["⠋"])
    #expect(drawn(List(goals, selection: .constant(2)) { TerminalText($0.name) }) == ["  Bike", "> Japan"])
  }

  @Test func `the environment`() {
    struct Width: View {
      @Environment(\.lineLimit) private var lineLimit

      var body: some View { Text("\(lineLimit ?? 0)") }
    }
    #expect(drawn(Width().environment(\.lineLimit, 3)) == ["3"])
    #expect(drawn(VStack { Width() }) == ["0"])
  }
}
