// The bytes that mean something to the lexer, by name.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let exclamation = UInt8(ascii: "!")
  static let quote = UInt8(ascii: "\"")
  static let pound = UInt8(ascii: "#")
  static let dollar = UInt8(ascii: "$")
  static let leftParen = UInt8(ascii: "(")
  static let rightParen = UInt8(ascii: ")")
  static let asterisk = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let period = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let question = UInt8(ascii: "?")
  static let at = UInt8(ascii: "@")
  static let upperA = UInt8(ascii: "A")
  static let upperZ = UInt8(ascii: "Z")
  static let leftBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let rightBracket = UInt8(ascii: "]")
  static let underscore = UInt8(ascii: "_")
  static let backtick = UInt8(ascii: "`")
  static let a = UInt8(ascii: "a")
  static let z = UInt8(ascii: "z")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBrace = UInt8(ascii: "}")
}

extension UInt8 {
  /// Whether a name goes on with it; every byte outside ASCII does, unless an operator begins there.
  @inline(__always) var isNameByte: Bool {
    switch self {
    case .a ... .z, .upperA ... .upperZ, .zero ... .nine, .underscore: true
    default: false
    }
  }

  @inline(__always) var isDigit: Bool { self >= .zero && self <= .nine }
  @inline(__always) var isLineEnd: Bool { self == .newline || self == .carriageReturn }
  @inline(__always) var isSpaceOrTab: Bool { self == .space || self == .tab }

  /// Whether it is part of operators.
  var isOperatorByte: Bool {
    switch self {
    case .slash, UInt8(ascii: "="), .minus, .plus, .exclamation, .asterisk, UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), .question:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether an operator may begin with it: the language's table, outside ASCII.
  var isOperatorHead: Bool {
    switch value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Whether an operator may go on with it.
  var isOperatorTail: Bool {
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: isOperatorHead
    }
  }

  /// Whether it is space to the lexer: the no-break space, and the mark that a file may begin with.
  var isSpace: Bool { value == 0xA0 || value == 0xFEFF }
}
