/// A column of a CSV file, by its name or its place.
public enum BankFileColumn: Hashable, Sendable {
  /// The column with one of these names, without regard to case, accents and outer white space.
  ///
  /// A `*` stands for a currency, as in `Amount (*)`. A name that ends in `#2` means the second column of that name.
  case named([String])
  /// The column at this place, counted from 1.
  case place(Int)
}

/// The columns of a CSV file that are read; nil where the file has no such column.
public struct BankFileColumns: Hashable, Sendable {
  /// The day of booking.
  public var day: BankFileColumn?
  /// The amount, where one column has them all.
  public var amount: BankFileColumn?
  /// The amounts of money that comes in, where they have a column of their own.
  public var moneyIn: BankFileColumn?
  /// The amounts of money that goes out.
  public var moneyOut: BankFileColumn?
  /// The word that says whether an amount comes in or goes out.
  public var flag: BankFileColumn?
  /// Names and purpose, which are joined with a space.
  public var text: [BankFileColumn] = []
  /// The code of the currency.
  public var currency: BankFileColumn?
  /// The balance after the entry.
  public var balance: BankFileColumn?
  /// The bank's id of the entry.
  public var id: BankFileColumn?
  /// Whether the entry is booked.
  public var status: BankFileColumn?
  /// A fee that is taken off the amount.
  public var fee: BankFileColumn?
  /// The IBAN or number of the account.
  public var account: BankFileColumn?
  /// What else has a running balance of its own, such as a pocket.
  public var group: [BankFileColumn] = []

  /// Creates columns that are all unknown.
  public init() {}

  /// Whether no column is known.
  public var isEmpty: Bool { self == BankFileColumns() }
}

extension BankFileColumns {
  /// These columns, with those of `others` where they have any.
  func overridden(by others: BankFileColumns) -> BankFileColumns {
    var columns = self
    // An amount in one column takes the place of one in two, and the other way round.
    if others.amount != nil { (columns.moneyIn, columns.moneyOut) = (nil, nil) }
    if others.moneyIn != nil || others.moneyOut != nil { (columns.amount, columns.flag) = (nil, nil) }
    columns.day = others.day ?? day
    columns.amount = others.amount ?? columns.amount
    columns.moneyIn = others.moneyIn ?? columns.moneyIn
    columns.moneyOut = others.moneyOut ?? columns.moneyOut
    columns.flag = others.flag ?? columns.flag
    columns.text = others.text.isEmpty ? text : others.text
    columns.currency = others.currency ?? currency
    columns.balance = others.balance ?? balance
    columns.id = others.id ?? id
    columns.status = others.status ?? status
    columns.fee = others.fee ?? fee
    columns.account = others.account ?? account
    columns.group = others.group.isEmpty ? group : others.group
    return columns
  }

  /// All known columns.
  var all: [BankFileColumn] {
    [day, amount, moneyIn, moneyOut, flag, currency, balance, id, status, fee, account].compactMap(\.self) + text
      + group
  }

  /// Whether the day and the amount have columns.
  var areComplete: Bool { day != nil && (amount != nil || moneyIn != nil && moneyOut != nil) }
}
