extension BankProfile.American {
  static let texts = [
    amex, bankOfAmerica, capitalOne, chaseCard, chaseChecking, discover, schwab, wellsFargo,
  ]

  private static let amex = #"""
    {
      "name": "amex",
      "title": "American Express, card",
      "variants": [
        {
          "columns": {
            "day": "Date",
            "amount": "Amount",
            "text": ["Description"],
            "id": "Reference"
          },
          "requiredColumns": ["Extended Details", "Appears On Your Statement As", "Address", "Category"],
          "dayOrders": ["mdy", "dmy"],
          "decimalMark": ".",
          "sign": "turned"
        },
        {
          "columns": {
            "day": "Date",
            "amount": "Amount",
            "text": ["Description"]
          },
          "requiredColumns": ["Card Member", "Account #"],
          "dayOrders": ["mdy", "dmy"],
          "decimalMark": ".",
          "sign": "turned"
        }
      ]
    }
    """#

  private static let bankOfAmerica = #"""
    {
      "name": "bank-of-america",
      "title": "Bank of America",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Date",
            "amount": "Amount",
            "text": ["Description"],
            "balance": "Running Bal."
          },
          "labels": {
            "opening": ["Beginning balance as of"],
            "closing": ["Ending balance as of"]
          },
          "dayOrders": ["mdy"],
          "decimalMark": ".",
          "sign": "signed"
        },
        {
          "delimiter": ",",
          "columns": {
            "day": "Posted Date",
            "amount": "Amount",
            "text": ["Payee"],
            "id": "Reference Number"
          },
          "requiredColumns": ["Address"],
          "dayOrders": ["mdy"],
          "decimalMark": ".",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let capitalOne = #"""
    {
      "name": "capital-one",
      "title": "Capital One, card",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Posted Date",
            "out": "Debit",
            "in": "Credit",
            "text": ["Description"]
          },
          "requiredColumns": ["Transaction Date", "Card No.", "Category"],
          "dayOrders": ["ymd"],
          "decimalMark": ".",
          "sign": "in-out"
        }
      ]
    }
    """#

  private static let chaseCard = #"""
    {
      "name": "chase-card",
      "title": "Chase, credit card",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Post Date",
            "amount": "Amount",
            "text": ["Description", "Memo"]
          },
          "requiredColumns": ["Transaction Date", "Category", "Type"],
          "dayOrders": ["mdy"],
          "decimalMark": ".",
          "sign": "signed"
        },
        {
          "delimiter": ",",
          "columns": {
            "day": "Post Date",
            "amount": "Amount",
            "text": ["Description"]
          },
          "requiredColumns": ["Transaction Date", "Category", "Type"],
          "dayOrders": ["mdy"],
          "decimalMark": ".",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let chaseChecking = #"""
    {
      "name": "chase-checking",
      "title": "Chase, checking",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Posting Date",
            "amount": "Amount",
            "text": ["Description"],
            "balance": "Balance"
          },
          "requiredColumns": ["Details", "Type", "Check or Slip #"],
          "dayOrders": ["mdy"],
          "decimalMark": ".",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let discover = #"""
    {
      "name": "discover",
      "title": "Discover, card",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Post Date",
            "amount": "Amount",
            "text": ["Description"]
          },
          "requiredColumns": ["Trans. Date", "Category"],
          "dayOrders": ["mdy"],
          "decimalMark": ".",
          "sign": "turned"
        }
      ]
    }
    """#

  private static let schwab = #"""
    {
      "name": "schwab-checking",
      "title": "Charles Schwab, checking",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Date",
            "out": ["Withdrawal", "Withdrawal (-)"],
            "in": ["Deposit", "Deposit (+)"],
            "text": ["Description"],
            "balance": ["RunningBalance", "Running Balance"],
            "status": "Status"
          },
          "requiredColumns": ["CheckNumber", "Type"],
          "dayOrders": ["mdy"],
          "decimalMark": ".",
          "sign": "in-out",
          "bookedStatuses": ["Posted"]
        },
        {
          "delimiter": ",",
          "columns": {
            "day": "Date",
            "out": "Withdrawal (-)",
            "in": "Deposit (+)",
            "text": ["Description"],
            "balance": ["RunningBalance", "Running Balance"]
          },
          "requiredColumns": ["Type"],
          "dayOrders": ["mdy"],
          "decimalMark": ".",
          "sign": "in-out",
          "footers": ["Total"]
        }
      ]
    }
    """#

  private static let wellsFargo = #"""
    {
      "name": "wells-fargo",
      "title": "Wells Fargo",
      "variants": [
        {
          "delimiter": ",",
          "hasHeader": false,
          "shape": ["day", "amount", "=*", "any", "any"],
          "columns": {
            "day": 1,
            "amount": 2,
            "text": [5]
          },
          "dayOrders": ["mdy"],
          "decimalMark": ".",
          "sign": "signed"
        }
      ]
    }
    """#
}
