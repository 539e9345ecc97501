import ModuloUtilities

extension ProfileFile {
  static let american = [
    ProfileFile(
      "chase-card",
      """
      Transaction Date,Post Date,Description,Category,Type,Amount,Memo
      02/03/2026,02/04/2026,CORNER SHOP,Groceries,Sale,-23.40,
      02/01/2026,02/03/2026,Payment Thank You,,Payment,150.00,autopay

      """, ["2026-02-04 -23.40 CORNER SHOP", "2026-02-03 150.00 Payment Thank You autopay"]),
    ProfileFile(
      // Rows have one field more than the header; the newest stands first.
      "chase-checking",
      """
      Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
      DEBIT,03/04/2026,"RENT, MARCH",-900.00,ACH_DEBIT,1100.50,,
      CREDIT,03/03/2026,PAYROLL,2000.50,ACH_CREDIT,2000.50,,

      """, ["2026-03-04 -900.00 RENT, MARCH =1100.50", "2026-03-03 2000.50 PAYROLL =2000.50"]),
    ProfileFile(
      "bank-of-america",
      #"""
      Description,,Summary Amt.
      Beginning balance as of 10/01/2026,,"1,000.00"
      Total credits,,"1,250.00"
      Total debits,,"-40.25"
      Ending balance as of 10/31/2026,,"2,209.75"

      Date,Description,Amount,Running Bal.
      10/01/2026,Beginning balance as of 10/01/2026,,"1,000.00"
      10/05/2026,"SALARY","1,250.00","2,250.00"
      10/06/2026,"CAFE ""BLUE""","-40.25","2,209.75"

      """#, ["2026-10-05 1250.00 SALARY =2250.00", #"2026-10-06 -40.25 CAFE "BLUE" =2209.75"#],
      skips: ["1 outside", "3 outside", "4 outside", "8 zero"],
      balances: ["opening 2026-09-30 1000.00", "closing 2026-10-31 2209.75"]),
    ProfileFile(
      "wells-fargo",
      """
      "02/27/2026","-12.99","*","","ONLINE STORE 4411"
      "02/02/2026","500.00","*","","TRANSFER IN"

      """, ["2026-02-27 -12.99 ONLINE STORE 4411", "2026-02-02 500.00 TRANSFER IN"]),
    ProfileFile(
      "capital-one",
      """
      Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit
      2026-01-04,2026-01-05,1234,TRAIN,Travel,41.20,
      2026-01-07,2026-01-08,1234,PAYMENT,Payment,,300.00

      """, ["2026-01-05 -41.20 TRAIN", "2026-01-08 300.00 PAYMENT"]),
    ProfileFile(
      // Purchases are positive, and a field has a line break.
      "amex",
      """
      Date,Description,Amount,Extended Details,Appears On Your Statement As,Address,City/State,Zip Code,Country,\
      Reference,Category
      01/15/2026,HARDWARE STORE,54.10,"line one
      line two",HARDWARE STORE,1 MAIN ST,"SPRINGFIELD
      IL",62701,UNITED STATES,'3201',Merchandise
      01/10/2026,AUTOPAY PAYMENT,-200.00,,AUTOPAY,,,,,'3187',

      """, ["2026-01-15 -54.10 HARDWARE STORE #'3201'", "2026-01-10 200.00 AUTOPAY PAYMENT #'3187'"],
      answer: nil),
    ProfileFile(
      "discover",
      """
      Trans. Date,Post Date,Description,Amount,Category
      05/01/2026,05/02/2026,GAS STATION,38.00,Gasoline
      05/20/2026,05/20/2026,INTERNET PAYMENT,-38.00,Payments and Credits

      """, ["2026-05-02 -38.00 GAS STATION", "2026-05-20 38.00 INTERNET PAYMENT"]),
    ProfileFile(
      "schwab-checking",
      """
      "Date","Status","Type","CheckNumber","Description","Withdrawal","Deposit","RunningBalance"
      "06/04/2026","Pending","VISA","","HOTEL","$88.00","",""
      "06/03/2026","Posted","VISA","","BOOKS","$1,036.47","","$63.53"
      "06/01/2026","Posted","DIRECTDEP","","PAY","","$1,100.00","$1,100.00"

      """, ["2026-06-03 -1036.47 $ BOOKS =63.53", "2026-06-01 1100.00 $ PAY =1100.00"], skips: ["2 status Pending"]),
    ProfileFile(
      "schwab-checking",
      """
      "Transactions for Checking account XXXX-001 as of 07/02/2026"
      "Date","Type","Check #","Description","Withdrawal (-)","Deposit (+)","RunningBalance"
      "Posted Transactions"
      "07/02/2026","ATM","","CASH","$60.00","","$40.00"
      "07/01/2026","TRANSFER","","SAVINGS","","$100.00","$100.00"

      """, ["2026-07-02 -60.00 $ CASH =40.00", "2026-07-01 100.00 $ SAVINGS =100.00"],
      skips: ["1 outside", "3 outside"]),
  ]
}
