import ModuloUtilities

extension ProfileFile {
  static let international = [
    ProfileFile(
      // The effect is the amount without the fee; two currencies with a balance each.
      "revolut",
      """
      Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
      TOPUP,Current,2026-01-02 08:00:00,2026-01-02 08:00:05,Top-up,100.00,0.00,EUR,COMPLETED,100.00
      EXCHANGE,Current,2026-01-03 09:00:00,2026-01-03 09:00:01,To GBP,-20.00,1.50,EUR,COMPLETED,78.50
      EXCHANGE,Current,2026-01-03 09:00:00,2026-01-03 09:00:01,To GBP,17.00,0.00,GBP,COMPLETED,17.00
      CARD_PAYMENT,Current,2026-01-04 10:00:00,,Hotel,-50.00,0.00,EUR,REVERTED,
      CARD_PAYMENT,Current,2026-01-05 10:00:00,2026-01-06 11:00:00,Museum,-12.00,0.00,GBP,COMPLETED,5.00

      """,
      [
        "2026-01-02 100.00 EUR Top-up =100.00", "2026-01-03 -21.50 EUR To GBP =78.50",
        "2026-01-03 17.00 GBP To GBP =17.00", "2026-01-06 -12.00 GBP Museum =5.00",
      ], skips: ["5 status REVERTED"]),
    ProfileFile(
      "wise",
      """
      "TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From",\
      "Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,\
      "Card Last Four Digits","Card Holder Full Name",Attachment,Note,"Total fees"
      CARD-7,14-03-2026,-9.99,EUR,Card transaction,,90.01,,,,,,,Shop,1111,A B,,,0.00
      TRANSFER-6,02-03-2026,100.00,EUR,Received money,,100.00,,,,C D,,,,,,,,0.00

      """,
      [
        "2026-03-14 -9.99 EUR Card transaction #CARD-7 =90.01",
        "2026-03-02 100.00 EUR Received money #TRANSFER-6 =100.00",
      ]),
    ProfileFile(
      // Days of the United States, a hold that doesn't count.
      "paypal",
      """
      \u{FEFF}"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net",\
      "From Email Address","To Email Address","Transaction ID","Balance","Balance Impact"
      "02/13/2026","10:00:00","PST","Seller","Express Checkout Payment","Completed","USD","-1,019.00","0.00",\
      "-1,019.00","a@example.org","b@example.org","T1","81.00","Debit"
      "02/14/2026","10:00:00","PST","Hotel","Authorization","Pending","USD","-50.00","0.00","-50.00",\
      "a@example.org","c@example.org","T2","81.00","Debit"
      "02/15/2026","10:00:00","PST","Buyer","Payment","Completed","USD","20.00","-0.88","19.12","d@example.org",\
      "a@example.org","T3","100.12","Credit"

      """,
      [
        "2026-02-13 -1019.00 USD Seller Express Checkout Payment #T1 =81.00",
        "2026-02-15 19.12 USD Buyer Payment #T3 =100.12",
      ], skips: ["3 status Pending"]),
    ProfileFile(
      // Neither the order of days nor anything else is certain: one question.
      "paypal",
      """
      "Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","Transaction ID"
      "03/02/2026","10:00:00","GMT","Shop","Payment","Completed","GBP","-7.50","0.00","-7.50","T9"

      """, ["2026-02-03 -7.50 GBP Shop Payment #T9"], answer: .day(.feb3)),
    ProfileFile(
      "paypal",
      """
      "Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Gebühr","Netto","Transaktionscode"
      "03.02.2026","10:00:00","CET","Laden","Zahlung","Abgeschlossen","EUR","-7,50","0,00","-7,50","X1"

      """, ["2026-02-03 -7.50 EUR Laden Zahlung #X1"]),
  ]
}
