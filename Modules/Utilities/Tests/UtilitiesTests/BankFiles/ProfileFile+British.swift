import ModuloUtilities

extension ProfileFile {
  static let british = [
    ProfileFile(
      "monzo",
      """
      Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,\
      Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
      tx_01,03/02/2026,08:11:12,Card payment,Bakery,🥐,Eating out,-3.20,GBP,-3.20,GBP,,,,BAKERY LEEDS,,-3.20,
      tx_02,04/02/2026,09:00:00,Faster payment,A Friend,,Transfers,25.00,GBP,25.00,GBP,,,,lunch,,,25.00

      """, ["2026-02-03 -3.20 GBP Bakery BAKERY LEEDS #tx_01", "2026-02-04 25.00 GBP A Friend lunch #tx_02"]),
    ProfileFile(
      "monzo",
      """
      id,created,amount,currency,local_amount,local_currency,category,emoji,description,address,notes,receipt
      tx_9,2018-02-25 12:34:56 +0000,-4.50,GBP,-4.50,GBP,eating_out,,CAFE,,,

      """, ["2018-02-25 -4.50 GBP CAFE #tx_9"]),
    ProfileFile(
      // The currency stands in the names of columns.
      "starling",
      """
      Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes
      05/01/2026,Opening,Opening Balance,,0.00,100.00,NONE,
      06/01/2026,Water Company,INV 7,DIRECT DEBIT,-30.50,69.50,BILLS_AND_SERVICES,

      """, ["2026-01-06 -30.50 GBP Water Company INV 7 =69.50"], skips: ["2 zero"]),
    ProfileFile(
      // The header ends with an empty name, and the newest row stands first.
      "lloyds",
      """
      Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,\
      Credit Amount,Balance,
      25/05/2026,BGC,'11-22-33,12345678,WAGES,,900.00,1400.00
      05/05/2026,DEB,'11-22-33,12345678,GREENGROCER ,12.34,,500.00

      """,
      ["2026-05-25 900.00 GBP WAGES =1400.00", "2026-05-05 -12.34 GBP GREENGROCER =500.00"],
      accounts: ["12345678 GBP"]),
    ProfileFile(
      // The number is empty, and the memo is padded with blanks and a tab.
      "barclays",
      """
      Number,Date,Account,Amount,Subcategory,Memo
      \t ,13/03/2026,20-00-00 12345678,-7.00,PAYMENT,"PARKING           \t ON 12 MAR"
       ,02/03/2026,20-00-00 12345678,70.00,FT,REFUND

      """, ["2026-03-13 -7.00 GBP PARKING ON 12 MAR", "2026-03-02 70.00 GBP REFUND"],
      accounts: ["20-00-0012345678 GBP"]),
    ProfileFile(
      // Three lines before the header, signs of pounds in one byte, months in letters.
      "nationwide",
      """
      "Account Name:","Current ****00000"
      "Account Balance:","£1,214.56"
      "Available Balance: ","£1,214.56"

      "Date","Transaction type","Description","Paid out","Paid in","Balance"
      "08 Dec 2025","Visa purchase","DIY SHOP","£10.00","","£1,214.56"
      "05 Dec 2025","Bank credit","SALARY","","£1,224.56","£1,224.56"

      """, ["2025-12-08 -10.00 £ DIY SHOP =1214.56", "2025-12-05 1224.56 £ SALARY =1224.56"],
      skips: ["3 outside"], accounts: ["Current****00000 GBP"], balances: ["closing 2025-12-08 1214.56"],
      isLatin1: true
    ),
  ]
}
