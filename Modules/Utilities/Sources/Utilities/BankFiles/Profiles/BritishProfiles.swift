extension BankProfile.British {
  static let texts = [barclaycard, barclays, hsbc, lloyds, monzo, nationwide, starling]

  private static let barclaycard = #"""
    {
      "name": "barclaycard",
      "title": "Barclaycard",
      "variants": [
        {
          "delimiter": ",",
          "hasHeader": false,
          "shape": ["day", "any", "any", "any", "any", "optional-amount", "optional-amount"],
          "isCommonShape": true,
          "columns": {
            "day": 1,
            "in": 6,
            "out": 7,
            "text": [2]
          },
          "dayOrders": ["dmy"],
          "decimalMark": ".",
          "sign": "in-out",
          "currency": "GBP"
        }
      ]
    }
    """#

  private static let hsbc = #"""
    {
      "name": "hsbc-uk",
      "title": "HSBC, United Kingdom",
      "variants": [
        {
          "delimiter": ",",
          "hasHeader": false,
          "shape": ["day", "any", "amount"],
          "isCommonShape": true,
          "columns": {
            "day": 1,
            "amount": 3,
            "text": [2]
          },
          "dayOrders": ["dmy"],
          "decimalMark": ".",
          "sign": "signed",
          "currency": "GBP"
        }
      ]
    }
    """#

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
