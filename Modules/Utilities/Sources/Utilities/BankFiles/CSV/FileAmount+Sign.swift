extension FileAmount {
  /// Nothing, in whole units.
  static let nothing = FileAmount(units: 0, decimals: 0)

  var isZero: Bool { units == 0 }
  var isNegative: Bool { units < 0 }
}
