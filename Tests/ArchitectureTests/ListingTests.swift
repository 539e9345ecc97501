import Testing

/// What breaks a listed API, and which entries of a changelog name it.
@Suite struct ListingTests {
  private static let listing = """
    struct Money
      : Comparable, Hashable, Sendable
      init(minorUnits: Int64, in currency: Currency)
      let currency: Currency
      static func < (left: Money, right: Money) -> Bool
    extension Optional where Wrapped : ColumnValue
      var stored: Wrapped.Stored? { get throws(StoreError) }
    enum Shop.Failure
      : Error
      case closed
    @MainActor protocol Store : AnyObject
      @MainActor func close() async throws(StoreError)  // required
      @MainActor var name: String { get }
    func withMoney(_ body: () -> Void)

    """

  @Test func `a listing is read as it was written`() {
    #expect(Listing(Self.listing).text == Self.listing)
    #expect(Listing(Self.listing).count == 11)
    #expect(Listing(Self.listing).breaks(in: Listing(Self.listing)) == [])
  }

  @Test(arguments: [
    // What is gone or differs.
    ("  let currency: Currency\n", "", "Money", "currency"),
    ("let currency: Currency", "var currency: Currency { get throws }", "Money", "currency"),
    ("  init(minorUnits: Int64, in currency: Currency)\n", "", "Money", "init"),
    ("Comparable, Hashable", "Hashable", "Money", "Comparable"),
    ("  static func < (left: Money, right: Money) -> Bool\n", "", "Money", "<"),
    ("(StoreError) }", "(any Error) }", "Optional", "stored"),
    ("async throws(StoreError)", "throws(StoreError)", "Store", "close"),
    ("struct Money", "class Money", "Money", nil),
    ("func withMoney(_ body: () -> Void)\n", "", "withMoney", nil),
    ("enum Shop.Failure\n  : Error\n  case closed\n", "", "Failure", nil),
    // What has to be followed.
    ("  case closed\n", "  case closed\n  case full\n", "Failure", "full"),
    ("var name: String { get }", "var name: String { get }\n  func open()  // required", "Store", "open"),
  ])
  func `a break is named by its type and its member`(
    _ text: String, _ change: String, _ type: String, _ member: String?
  ) throws {
    let changed = Listing(Self.listing.replacing(text, with: change))
    let breaks = Listing(Self.listing).breaks(in: changed)
    let found = try #require(breaks.first)
    #expect(found.type == type)
    #expect(found.member == member)

    let isSilent = UnreleasedChanges(changelog: Self.changelog("Faster.")).names(found)
    #expect(!isSilent)
    let entry = member.map { "`\(type).\($0)` is another now." } ?? "`\(type)` is gone."
    let isNamed = UnreleasedChanges(changelog: Self.changelog(entry)).names(found)
    #expect(isNamed)
  }

  @Test func `new members, functions and defaults break nothing`() {
    let more = Self.listing
      .replacing("  let currency: Currency\n", with: "  let currency: Currency\n  let isZero: Bool\n")
      .replacing("let currency: Currency", with: "var currency: Currency { get }")
      .replacing("  // required", with: "")
      .replacing("struct Money\n", with: "func withStore()\nstruct Money\n")
    #expect(Listing(Self.listing).breaks(in: Listing(more)) == [])
  }

  @Test(arguments: [
    ("`Money.currency` is gone.", true),
    ("`Money`: `currency` and `init` are gone.", true),
    ("Money.currency is gone, without backticks.", false),
    ("`currency` is gone.", false),
    ("`Money` is gone.\n- `currency` too.", false),
    ("`MoneyRange.currency` is gone.", false),
  ])
  func `a member is named in one entry with its type`(_ entry: String, _ isNamed: Bool) {
    let change = Break(type: "Money", member: "currency", line: "let currency: Currency")
    #expect(UnreleasedChanges(changelog: Self.changelog(entry)).names(change) == isNamed)
    let released = Self.changelog("Faster.") + "- `Money.currency` is gone.\n"
    #expect(!UnreleasedChanges(changelog: released).names(change))
  }

  private static func changelog(_ entry: String) -> String {
    "# Changelog\n\n## Unreleased\n\n### Changes\n\n- \(entry)\n\n## 1.0.0 - 2026-04-12\n\n"
  }
}
