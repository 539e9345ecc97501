extension BankProfile.International {
  static let texts = [payoneer, paypal, revolut, stripe, venmo, wise, wiseHistory]

  private static let payoneer = #"""
    {
      "name": "payoneer",
      "title": "Payoneer",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Transaction Date",
            "out": "Debit Amount",
            "in": "Credit Amount",
            "text": ["Description"],
            "currency": "Currency",
            "balance": "Running Balance",
            "id": "Transaction ID",
            "status": "Status"
          },
          "requiredColumns": ["Transaction Time", "Time Zone", "Transfer Amount"],
          "dayOrders": ["mdy", "dmy"],
          "decimalMark": ".",
          "sign": "in-out",
          "bookedStatuses": ["Completed"]
        }
      ]
    }
    """#

  private static let stripe = #"""
    {
      "name": "stripe",
      "title": "Stripe, payments",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "created",
            "amount": "converted_amount",
            "fee": "fee",
            "text": ["description"],
            "currency": "converted_currency",
            "id": "id",
            "status": "status"
          },
          "requiredColumns": ["seller_message", "amount_refunded"],
          "dayOrders": ["ymd"],
          "decimalMark": ".",
          "sign": "signed",
          "bookedStatuses": ["Paid"]
        }
      ]
    }
    """#

  private static let venmo = #"""
    {
      "name": "venmo",
      "title": "Venmo",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Datetime",
            "amount": "Amount (total)",
            "text": ["From", "To", "Note"],
            "id": "ID",
            "status": "Status"
          },
          "requiredColumns": ["Type", "Funding Source", "Destination"],
          "dayOrders": ["ymd"],
          "decimalMark": ".",
          "sign": "signed",
          "skippedStatuses": ["Pending", "Failed", "Cancelled"]
        }
      ]
    }
    """#

  private static let paypal = #"""
    {
      "name": "paypal",
      "title": "PayPal",
      "variants": [
        {
          "columns": {
            "day": "Date",
            "amount": "Net",
            "text": ["Name", "Type"],
            "currency": "Currency",
            "balance": "Balance",
            "id": "Transaction ID",
            "status": "Status"
          },
          "requiredColumns": ["Time", "Gross", "Fee"],
          "dayOrders": ["mdy", "dmy"],
          "sign": "signed",
          "bookedStatuses": ["Completed"]
        },
        {
          "columns": {
            "day": "Date",
            "amount": "Net",
            "text": ["Name", "Type"],
            "currency": "Currency",
            "id": "Transaction ID",
            "status": "Status"
          },
          "requiredColumns": ["Time", "Gross", "Fee"],
          "dayOrders": ["mdy", "dmy"],
          "sign": "signed",
          "bookedStatuses": ["Completed"]
        },
        {
          "columns": {
            "day": "Datum",
            "amount": "Netto",
            "text": ["Name", ["Typ", "Beschreibung"]],
            "currency": "Währung",
            "id": "Transaktionscode",
            "status": "Status"
          },
          "requiredColumns": ["Uhrzeit", "Brutto"],
          "dayOrders": ["dmy"],
          "decimalMark": ",",
          "sign": "signed",
          "bookedStatuses": ["Abgeschlossen"]
        }
      ]
    }
    """#

  private static let revolut = #"""
    {
      "name": "revolut",
      "title": "Revolut",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Completed Date",
            "amount": "Amount",
            "fee": "Fee",
            "text": ["Description"],
            "currency": "Currency",
            "balance": "Balance",
            "status": "State",
            "group": ["Product"]
          },
          "requiredColumns": ["Type", "Started Date"],
          "dayOrders": ["ymd"],
          "decimalMark": ".",
          "sign": "signed",
          "bookedStatuses": ["COMPLETED"]
        },
        {
          "delimiter": ",",
          "columns": {
            "day": "Datum des Abschlusses",
            "amount": "Betrag",
            "fee": "Gebühr",
            "text": ["Beschreibung"],
            "currency": "Währung",
            "balance": ["Kontostand", "Saldo"],
            "status": ["State", "Status"],
            "group": ["Produkt"]
          },
          "requiredColumns": ["Art", "Datum des Beginns"],
          "dayOrders": ["ymd"],
          "decimalMark": ".",
          "sign": "signed",
          "bookedStatuses": ["ABGESCHLOSSEN", "COMPLETED"]
        },
        {
          "delimiter": ",",
          "columns": {
            "day": "Date de fin",
            "amount": "Montant",
            "fee": ["Frais"],
            "text": ["Description"],
            "currency": "Devise",
            "balance": "Solde",
            "status": ["État", "State"],
            "group": ["Produit"]
          },
          "requiredColumns": ["Type", "Date de début"],
          "dayOrders": ["ymd"],
          "decimalMark": ".",
          "sign": "signed",
          "bookedStatuses": ["TERMINÉ", "COMPLETED"]
        }
      ]
    }
    """#

  private static let wise = #"""
    {
      "name": "wise",
      "title": "Wise, statement",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Date",
            "amount": "Amount",
            "text": ["Description"],
            "currency": "Currency",
            "balance": "Running Balance",
            "id": "TransferWise ID"
          },
          "requiredColumns": ["Payment Reference", "Exchange From", "Exchange To"],
          "dayOrders": ["dmy", "ymd"],
          "decimalMark": ".",
          "sign": "signed"
        }
      ]
    }
    """#

  private static let wiseHistory = #"""
    {
      "name": "wise-history",
      "title": "Wise, history of transfers",
      "variants": [
        {
          "delimiter": ",",
          "columns": {
            "day": "Finished on",
            "amount": "Source amount (after fees)",
            "flag": "Direction",
            "fee": "Source fee amount",
            "text": ["Target name", "Reference"],
            "currency": "Source currency",
            "id": "ID",
            "status": "Status"
          },
          "requiredColumns": ["Created on", "Source name", "Exchange rate"],
          "dayOrders": ["ymd"],
          "decimalMark": ".",
          "sign": "flag",
          "inWords": ["IN"],
          "outWords": ["OUT"],
          "neutralWords": ["NEUTRAL"],
          "bookedStatuses": ["COMPLETED"]
        }
      ]
    }
    """#
}
