extension BankProfile.American {
  static let moreTexts = [ally, amexCanada, citi, fidelity, schwabBrokerage, vanguard]

  private static let ally = #"""
    {
      "name": "ally",
      "title": "Ally",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Date",
            "amount": "Amount",
            "text": ["Description"]
          },
          "requiredColumns": ["Time", "Type"],
          "hasAllColumns": true,
          "dayOrders": ["ymd"],
          "decimalMark": ".",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let amexCanada = #"""
    {
      "name": "amex-canada",
      "title": "American Express, card, Canada",
      "variants": [
        {
          "delimiter": ",",
          "hasHeader": false,
          "shape": ["day", "any", "amount", "any", "any"],
          "isCommonShape": true,
          "columns": {
            "day": 1,
            "amount": 3,
            "text": [4, 5],
            "id": 2
          },
          "dayOrders": ["dmy", "mdy"],
          "decimalMark": ".",
          "sign": "turned",
          "currency": "CAD"
        }
      ]
    }
    """#

  private static let citi = #"""
    {
      "name": "citi-card",
      "title": "Citi, card",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Date",
            "out": "Debit",
            "in": "Credit",
            "text": ["Description"],
            "status": "Status"
          },
          "hasAllColumns": true,
          "dayOrders": ["mdy"],
          "decimalMark": ".",
          "sign": "negated-credits",
          "bookedStatuses": ["Cleared"]
        }
      ]
    }
    """#

  private static let fidelity = #"""
    {
      "name": "fidelity",
      "title": "Fidelity, brokerage",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Run Date",
            "amount": ["Amount", "Amount ($)"],
            "text": ["Action", "Symbol"],
            "account": "Account Number"
          },
          "requiredColumns": ["Description", "Settlement Date"],
          "dayOrders": ["mdy"],
          "decimalMark": ".",
          "sign": "signed"
        },
        {
          "delimiter": ",",
          "columns": {
            "day": "Run Date",
            "amount": ["Amount", "Amount ($)"],
            "text": ["Action", "Symbol"]
          },
          "requiredColumns": ["Description", "Settlement Date"],
          "dayOrders": ["mdy"],
          "decimalMark": ".",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let schwabBrokerage = #"""
    {
      "name": "schwab-brokerage",
      "title": "Charles Schwab, brokerage",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Date",
            "amount": "Amount",
            "text": ["Action", "Symbol", "Description"]
          },
          "requiredColumns": ["Quantity", "Price", "Fees & Comm"],
          "dayOrders": ["mdy"],
          "decimalMark": ".",
          "sign": "signed",
          "footers": ["Transactions Total"]
        }
      ]
    }
    """#

  private static let vanguard = #"""
    {
      "name": "vanguard",
      "title": "Vanguard, brokerage",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Trade Date",
            "amount": "Net Amount",
            "text": ["Transaction Type", "Investment Name"],
            "status": "Transaction Type",
            "account": "Account Number"
          },
          "requiredColumns": ["Settlement Date", "Principal Amount", "Account Type"],
          "dayOrders": ["ymd"],
          "decimalMark": ".",
          "sign": "signed",
          "skippedStatuses": ["Sweep in", "Sweep out"]
        }
      ]
    }
    """#
}
