extension BankProfile.British {
  static let texts = [barclays, lloyds, monzo, nationwide, starling]

  private static let barclays = #"""
    {
      "name": "barclays",
      "title": "Barclays",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Date",
            "amount": "Amount",
            "text": ["Memo"],
            "account": "Account"
          },
          "requiredColumns": ["Number", "Subcategory"],
          "dayOrders": ["dmy"],
          "decimalMark": ".",
          "sign": "signed",
          "currency": "GBP"
        }
      ]
    }
    """#

  private static let lloyds = #"""
    {
      "name": "lloyds",
      "title": "Lloyds Bank, Halifax",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Transaction Date",
            "out": "Debit Amount",
            "in": "Credit Amount",
            "text": ["Transaction Description"],
            "balance": "Balance",
            "account": "Account Number"
          },
          "requiredColumns": ["Transaction Type", "Sort Code"],
          "dayOrders": ["dmy"],
          "decimalMark": ".",
          "sign": "in-out",
          "currency": "GBP"
        }
      ]
    }
    """#

  private static let monzo = #"""
    {
      "name": "monzo",
      "title": "Monzo",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Date",
            "amount": "Amount",
            "text": ["Name", "Description"],
            "currency": "Currency",
            "id": "Transaction ID"
          },
          "requiredColumns": ["Time", "Emoji", "Local amount", "Local currency", "Notes and #tags"],
          "dayOrders": ["dmy"],
          "decimalMark": ".",
          "sign": "signed"
        },
        {
          "delimiter": ",",
          "columns": {
            "day": "created",
            "amount": "amount",
            "text": ["description"],
            "currency": "currency",
            "id": "id"
          },
          "requiredColumns": ["local_amount", "local_currency", "emoji"],
          "dayOrders": ["ymd"],
          "decimalMark": ".",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let nationwide = #"""
    {
      "name": "nationwide",
      "title": "Nationwide",
      "variants": [
        {
          "delimiter": ",",
          "encoding": "windows-1252",
          "columns": {
            "day": "Date",
            "out": "Paid out",
            "in": "Paid in",
            "text": ["Description"],
            "balance": "Balance"
          },
          "requiredColumns": ["Transaction type"],
          "labels": {
            "account": ["Account Name:"],
            "closing": ["Account Balance:"]
          },
          "dayOrders": ["dmy"],
          "decimalMark": ".",
          "sign": "in-out",
          "currency": "GBP"
        }
      ]
    }
    """#

  private static let starling = #"""
    {
      "name": "starling",
      "title": "Starling",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Date",
            "amount": "Amount (*)",
            "text": ["Counter Party", "Reference"],
            "balance": "Balance (*)"
          },
          "requiredColumns": ["Type"],
          "dayOrders": ["dmy"],
          "decimalMark": ".",
          "sign": "signed"
        }
      ]
    }
    """#
}
