extension BankProfile {
  /// The profiles that come with the program, in the order of their names. They are read when they are first used.
  public static let shipped: [BankProfile] = {
    let texts =
      American.texts + American.moreTexts + British.texts + European.texts + European.moreTexts + International.texts
    return texts.map { text in
      do {
        return try BankProfile(json: text)
      } catch {
        preconditionFailure("A profile of ours is wrong: \(error) in \(text)")
      }
    }
    .sorted { $0.name < $1.name }
  }()

  /// The texts of the profiles of banks in the United States.
  enum American {}
  /// Those of banks in the United Kingdom.
  enum British {}
  /// Those of banks in the euro area.
  enum European {}
  /// Those of services in many countries.
  enum International {}
}
