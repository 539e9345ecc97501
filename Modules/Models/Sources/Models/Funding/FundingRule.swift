extension Noun {
  /// A link between a goal and an account that has its money.
  public static let funding = Noun("funding", "fundings", .masculine("financement", "financements"))
}
