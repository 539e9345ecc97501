/// Turns the bytes that a terminal sends into events.
///
/// It reads what xterm and the VT family send, the kitty keyboard protocol, xterm's modifyOtherKeys, bracketed paste,
/// focus and mouse reports, and answers to a ``TerminalQuery``. What it doesn't know it leaves out as a whole, so that
/// no part of it passes for a key. The events are the same however the bytes are split, and the memory it needs is
/// bounded whatever arrives.
///
/// Esc is both a key and the beginning of other sequences; only time tells them apart. The decoder has no clock: when
/// ``timeout`` isn't nil, and that long nothing has come, call ``flush()``.
///
/// ```swift
/// var decoder = KeyDecoder()
/// decoder.decode(Array("\u{1B}[1;5A".utf8))  // [.key(Key(.up, .control))]
/// ```
public struct KeyDecoder: Sendable {
  /// The bytes of UTF-8 after which a paste goes on in the next event.
  public static let longestPaste = 65_536

  var state = State.ground
  /// Whether what comes has an escape before it.
  var isAlt = false
  private var scanner = UTF8Scanner()
  private var sequence = ControlSequence()
  private var string = ControlString(introducer: 0)
  private var paste = PasteBuffer()
  /// The modifiers within a sequence of one letter (SS3), as a number; nil without.
  private var shift: Int?
  /// The bytes of a mouse report in its oldest form.
  private var report: [UInt8] = []
  var events: [TerminalEvent] = []

  /// What the next byte belongs to.
  enum State {
    case ground
    case escape
    case controlSequence
    /// A letter after `ESC O`.
    case singleShift
    /// A letter after `ESC [ [`, as the console of Linux sends for F1 to F5.
    case linuxFunction
    case mouseReport
    case string
    /// An escape in a string, which may begin its end.
    case stringEscape
    case paste
  }

  /// A decoder at the beginning of the input.
  public init() {}

  /// The events that the bytes complete. In time linear to their number.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { consume(byte) }
    return takeEvents()
  }

  /// The time to wait for the next byte before ``flush()``; nil while nothing is incomplete.
  ///
  /// It is 50 ms for what may be a key by itself, such as control-C in a paste, and a second for what is incomplete for
  /// sure, a paste without its end among it: that was held up on its way.
  public var timeout: Duration? {
    switch state {
    case .ground: scanner.isPending ? .seconds(1) : nil
    case .paste where paste.endsInInterrupt: .milliseconds(50)
    case .escape: .milliseconds(50)
    case .controlSequence where sequence.isEmpty: .milliseconds(50)
    case .singleShift where shift == nil: .milliseconds(50)
    case .string where string.isEmpty: .milliseconds(50)
    default: .seconds(1)
    }
  }

  /// Ends what is incomplete: an escape was the key Esc, and what began a sequence was typed with alt. The beginning of
  /// a longer sequence is left out. A paste ends with what has come of it; control-C at its end is the key, which
  /// somebody pressed who waits for the paste to end.
  public mutating func flush() -> [TerminalEvent] {
    switch state {
    case .ground: if scanner.isPending { emit(UTF8Scanner.replacement) }
    case .paste: abandonPaste()
    case .escape: type(.escape, as: isAlt ? 2 : 1)
    case .controlSequence where sequence.isEmpty: typeIntroducer("[")
    case .singleShift where shift == nil: typeIntroducer("O")
    case .string where string.isEmpty: typeIntroducer(Unicode.Scalar(string.introducer))
    default: break
    }
    (scanner, isAlt, state) = (UTF8Scanner(), false, .ground)
    return takeEvents()
  }
}

extension KeyDecoder {
  private mutating func takeEvents() -> [TerminalEvent] {
    defer { events = [] }
    return events
  }

  private mutating func consume(_ byte: UInt8) {
    switch state {
    case .ground: scan(byte)
    case .escape: beginSequence(byte)
    case .controlSequence: continueControlSequence(byte)
    case .singleShift: continueSingleShift(byte)
    case .linuxFunction: endLinuxFunction(byte)
    case .mouseReport: continueMouseReport(byte)
    case .string: continueString(byte)
    case .stringEscape: endString(byte)
    case .paste: continuePaste(byte)
    }
  }

  private mutating func scan(_ byte: UInt8) {
    switch scanner.scan(byte) {
    case .pending: break
    case .scalar("\u{1B}"): state = .escape
    case .scalar(let scalar): emit(scalar)
    case .invalid(let isConsumed):
      emit(UTF8Scanner.replacement)
      if !isConsumed { scan(byte) }
    }
  }

  private mutating func beginSequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): (state, sequence) = (.controlSequence, ControlSequence())
    case UInt8(ascii: "O"): (state, shift) = (.singleShift, nil)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      (state, string) = (.string, ControlString(introducer: byte))
    case 0x1B:
      // Of three in a row, the first was the key.
      if isAlt { type(.escape) }
      isAlt = true
    default:
      if isAlt { type(.escape) }
      (state, isAlt) = (.ground, true)
      scan(byte)
    }
  }

  private mutating func continueControlSequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty: state = .linuxFunction
    case UInt8(ascii: "M") where sequence.isEmpty: (state, report) = (.mouseReport, [])
    // rxvt ends a key with shift by a byte that ends no sequence elsewhere.
    case UInt8(ascii: "$") where sequence.marker == nil && sequence.parameters.count == 1: end(byte)
    case 0x20...0x3F: sequence.append(byte)
    case 0x40...0x7E: end(byte)
    default: abandon(at: byte)
    }
  }

  private mutating func end(_ final: UInt8) {
    if sequence.isPasteStart(final) {
      if isAlt { type(.escape) }
      (state, isAlt, paste) = (.paste, false, PasteBuffer())
    } else {
      emit(sequence.events(final: final))
    }
  }

  private mutating func continueSingleShift(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      shift = min((shift ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), Int(UInt8.max))
    default:
      guard shift == nil, Key(singleShift: byte, modifiers: nil) == nil else {
        return emit(Key(singleShift: byte, modifiers: shift).map { [.key($0)] } ?? [])
      }
      typeIntroducer("O")
      (state, isAlt) = (.ground, false)
      scan(byte)
    }
  }

  private mutating func endLinuxFunction(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "E"): emit([.key(.function(Int(byte - UInt8(ascii: "A")) + 1))])
    case 0x20...0x7E: emit([])
    default: abandon(at: byte)
    }
  }

  private mutating func continueMouseReport(_ byte: UInt8) {
    guard byte >= 32 else { return abandon(at: byte) }
    report.append(byte)
    guard report.count == 3 else { return }
    let numbers = report.map { Int($0) - 32 }
    let event = MouseEvent(code: numbers[0], row: numbers[2], column: numbers[1], isRelease: false)
    emit(event.map { [.mouse($0)] } ?? [])
  }

  private mutating func continueString(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07: emit(string.answer.map { [.answer($0)] } ?? [])
    case 0x18, 0x1A: emit([])
    default: string.append(byte)
    }
  }

  private mutating func endString(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") {
      emit(string.answer.map { [.answer($0)] } ?? [])
    } else {
      emit([])
      state = .escape
      beginSequence(byte)
    }
  }

  private mutating func continuePaste(_ byte: UInt8) {
    let isEnd = paste.append(byte)
    if isEnd { paste.finish() }
    if let text = isEnd ? paste.take() : paste.takeFull() { events.append(.paste(text)) }
    if isEnd { state = .ground }
  }

  /// Ends a paste whose end hasn't come.
  private mutating func abandonPaste() {
    let isInterrupted = paste.endsInInterrupt
    if let text = paste.takeUnfinished() { events.append(.paste(text)) }
    if isInterrupted { type(.control("c")) }
  }

  /// Leaves out a sequence that a byte outside of it breaks off, as a terminal would.
  private mutating func abandon(at byte: UInt8) {
    emit([])
    if byte != 0x18, byte != 0x1A { scan(byte) }
  }
}
