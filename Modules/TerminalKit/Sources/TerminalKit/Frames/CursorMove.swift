/// The shortest bytes that bring a terminal's cursor from one place to another, in sequences of ECMA-48 that every
/// terminal has.
struct CursorMove {
  private let vertical: Step
  private let horizontal: Step

  /// A move.
  ///
  /// - Parameters:
  ///   - origin: the place of the cursor. A nil column is one that isn't known: after the last column was written, or a
  ///     cluster that terminals measure differently.
  ///   - target: where it is to be.
  init(from origin: (row: Int, column: Int?), to target: Frame.Position) {
    let down = target.row - origin.row
    var best = CursorMove(.position(target), .none)
    let vertical = down == 0 ? Step.none : down > 0 ? .down(down) : .up(-down)
    let steps = Step.horizontal(from: origin.column, to: target.column)
    for step in steps { best = best.shorter(CursorMove(vertical, step)) }
    if down > 0 {
      let step: Step = target.column == 0 ? .none : .forward(target.column)
      best = best.shorter(CursorMove(.nextLines(down), step))
    }
    self = best
  }

  private init(_ vertical: Step, _ horizontal: Step) {
    self.vertical = vertical
    self.horizontal = horizontal
  }

  /// The bytes it takes.
  var count: Int { vertical.count + horizontal.count }

  /// Writes it.
  func write(to output: inout [UInt8]) {
    vertical.write(to: &output)
    horizontal.write(to: &output)
  }

  private func shorter(_ other: CursorMove) -> CursorMove { other.count < count ? other : self }
}

/// One sequence.
private enum Step {
  case none, carriageReturn
  case backspaces(Int)
  /// A carriage return and line feeds; that is the same whether or not the terminal adds carriage returns of its own.
  case nextLines(Int)
  case up(Int), down(Int), forward(Int), back(Int), column(Int), lineStart(forward: Int)
  case position(Frame.Position)

  /// The ways along a row.
  static func horizontal(from column: Int?, to target: Int) -> [Step] {
    guard let column else { return target == 0 ? [.carriageReturn] : [.column(target), .lineStart(forward: target)] }
    let right = target - column
    if right == 0 { return [.none] }
    if target == 0 { return [.carriageReturn, .backspaces(-right)] }
    if right > 0 { return [.forward(right), .column(target)] }
    return [.backspaces(-right), .back(-right), .column(target), .lineStart(forward: target)]
  }

  var count: Int {
    switch self {
    case .none: 0
    case .carriageReturn: 1
    case .backspaces(let number): number
    case .nextLines(let number): 1 + number
    case .up(let number), .down(let number), .forward(let number), .back(let number): Self.count(number)
    case .column(let column): Self.count(column + 1)
    case .lineStart(let number): 1 + Self.count(number)
    case .position(let place):
      place.column == 0 ? Self.count(place.row + 1) : 3 + Self.digits(place.row + 1) + Self.digits(place.column + 1) + 1
    }
  }

  func write(to output: inout [UInt8]) {
    switch self {
    case .none: break
    case .carriageReturn: output.append(0x0D)
    case .backspaces(let number): output.append(contentsOf: repeatElement(0x08, count: number))
    case .nextLines(let number):
      output.append(0x0D)
      output.append(contentsOf: repeatElement(0x0A, count: number))
    case .up(let number): Self.write(number, "A", to: &output)
    case .down(let number): Self.write(number, "B", to: &output)
    case .forward(let number): Self.write(number, "C", to: &output)
    case .back(let number): Self.write(number, "D", to: &output)
    case .column(let column): Self.write(column + 1, "G", to: &output)
    case .lineStart(let number):
      output.append(0x0D)
      Self.write(number, "C", to: &output)
    case .position(let place):
      if place.column == 0 {
        Self.write(place.row + 1, "H", to: &output)
      } else {
        output.append(contentsOf: "\u{1B}[\(place.row + 1);\(place.column + 1)H".utf8)
      }
    }
  }

  /// A parameter of 1 is left out.
  private static func count(_ number: Int) -> Int { number == 1 ? 3 : 3 + digits(number) }

  private static func digits(_ number: Int) -> Int { number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : 4 }

  private static func write(_ number: Int, _ final: Unicode.Scalar, to output: inout [UInt8]) {
    output.append(0x1B)
    output.append(0x5B)
    if number != 1 { output.append(contentsOf: String(number).utf8) }
    output.append(UInt8(ascii: final))
  }
}
