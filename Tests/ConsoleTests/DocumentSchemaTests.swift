import Foundation
import Testing

/// The document of every command, success and failure, against its schema; each on a fresh copy of one database.
@Suite struct DocumentSchemaTests {
  /// A line on the sample lines' data, in which `@` stands for their folder, and the schema of its document.
  private static let savings = [
    ("", "overview"), ("goal add Bike --target 800", "goal"), ("goal list", "goal-list"),
    ("goal show japan", "goal-show"), ("goal show endless", "goal-show"), ("goal show soon", "goal-show"),
    ("contribution add japan 5", "contribution"), ("contribution withdraw japan 5 --name x", "contribution"),
    ("contribution list japan", "contribution-list"),
    ("contribution import japan @contributions.csv", "contribution-import"),
    ("contribution import japan @unreadable.csv", "contribution-import"),
    ("goal edit endless --name Bike", "goal"), ("goal archive 1", "goal"), ("goal unarchive car", "goal"),
    ("contribution edit 1 --amount 201", "contribution"), ("contribution move japan endless 5", "contribution-move"),
    ("contribution delete 3 --yes", "contribution"), ("goal delete endless --yes", "goal"),
    ("goal forecast japan", "goal-forecast"), ("goal forecast endless --if 5 --by +1y", "goal-forecast"),
    ("goal forecast japan --if 0", "error"), ("goal forecast japan --by yesterday", "error"),
    ("goal chart 1", "goal-chart"), ("goal chart 1 --svg @new.svg", "goal-chart"), ("goal show nowhere", "error"),
    ("goal shw", "error"), ("demo", "goal-list"),
  ]

  private static let netWorth = [
    ("account add Halifax --type mortgage --owed 9", "account"), ("account list", "account-list"),
    ("account show savings", "account-show"), ("account chart savings --range 1W", "account-chart"),
    ("account chart savings --svg @new.svg", "account-chart"), ("account edit card --name Blue", "account"),
    ("account edit savings --type loan", "error"), ("balance set card 45", "balance"),
    ("balance history card", "balance-history"), ("balance delete 2 --yes", "balance"),
    ("balance import @balances.csv", "balance-import"), ("balance export @new.csv", "balance-export"),
    ("portfolio", "portfolio"), ("portfolio --on 2026-04-01", "portfolio"), ("portfolio chart", "portfolio-chart"),
    ("rate set GBP 1.25", "rate"), ("rate list", "rate-list"),
    ("track import @times.csv", "track-import"), ("track export @new.csv", "track-export"),
    ("import @statement.csv --goal japan --yes", "bank-import"),
    ("import @statement.csv --account savings --yes", "bank-import"),
    ("import @statement.csv --goal japan --currency EUR --yes", "bank-import"),
    ("import @contributions.csv --goal japan --yes", "error"), ("import profiles list", "import-profile-list"),
    ("import profiles show lloyds", "import-profile"), ("import profiles show nowhere", "error"),
    ("import profiles save mine @statement.csv", "import-profile"), ("import profiles delete lloyds --yes", "error"),
    ("rate import @rates.csv", "rate-import"), ("rate delete 1 --yes", "rate"),
    ("report --output @new.html", "report"), ("report month", "report-period"),
    ("report year --compare", "report-period"),
    ("report week 1999-01-01 --compare", "report-period"), ("report quarter 2030-Q1", "report-period"),
    ("report month --by goal,block --output @month.html", "report-period"), ("report month --by goal,", "error"),
    ("report", "error"), ("account delete euros --yes", "account"),
    ("balance set savings -5", "error"), ("balance delete 3 --yes", "error"), ("account show nobody", "error"),
    ("portfolio --without cash", "error"),
  ]

  private static let blocks = [
    ("group list", "group-list"), ("group add Sport", "group"), ("group edit work --name Office", "group"),
    ("group move work --to 0", "group-list"), ("group delete work --yes", "group"), ("group delete default", "error"),
    ("block list", "block-list"), ("block list --group work", "block-list"), ("block add Reading", "block"),
    ("block show coding", "block-show"), ("block edit coding --icon book", "block"),
    ("block move coding --group work", "block-list"), ("block delete coding --yes", "block"),
    ("block icons run", "block-icons"), ("block icons --family nature", "block-icons"),
    ("block colors", "block-colors"), ("calendar", "calendar"), ("calendar 2026-04", "calendar"),
    ("calendar --svg @new.svg", "calendar"), ("calendar 0001-01", "error"), ("time", "time"),
    ("time --by week --from 2026-01-01", "time"), ("time --last-week --block coding", "time"),
    ("time --from today --to yesterday", "error"),
    ("time reset --yes", "time-reset"), ("group move work --to 9", "error"), ("block move coding --to 9", "error"),
    ("open modulo://calendar/2026-04", "calendar"), ("open modulo://time", "time"),
    ("block add Reading --tint mauve", "error"),
    ("block list --data @none.db", "block-list"), ("group list --data @none.db", "group-list"),
    ("hourly set 35 --block coding", "hourly-set"), ("hourly set 36", "hourly-set"), ("hourly list", "hourly-list"),
    ("hourly month", "hourly-month"), ("hourly month 2027-01", "hourly-month"), ("hourly delete 1 --yes", "hourly"),
    ("hourly set 0", "error"), ("hourly delete 9 --yes", "error"), ("open modulo://hourly", "hourly-list"),
    ("open modulo://hourly/month/2026-04", "hourly-month"), ("open modulo://block/1/hourly/new", "open"),
  ]

  private static let tracking = [
    ("track", "track"), ("track start coding", "track"), ("track start coding --at 09:00", "track"),
    ("track pause", "error"), ("track stop", "error"), ("track discard --yes", "error"),
    ("track add coding --from 09:00 --to 10:10 --memo x", "track-add"),
    ("track add coding --from 11:00 --to 11:00:30", "error"),
    ("track list", "track-list"), ("track list coding --from 2026-04-10 --to 2026-04-10 --limit 1", "track-list"),
    ("track edit 1 --memo x", "track-change"), ("track delete 1 --yes", "track-change"),
    ("track split 1 --at 2026-04-10T21:20", "track-change"), ("track switch coding", "track-switch"),
    ("track continue", "track"), ("track join 1 1", "error"), ("day 2026-04-10", "day"),
    ("day", "day"),
    ("day noon", "error"),
  ]

  private static let whole = [
    ("data path", "data-path"), ("data path --mock", "data-path"), ("data check", "data-check"),
    ("data check --data @none.db", "error"), ("data backup @new.db", "data-backup"),
    ("data backup @backup.db", "error"), ("data export @new.json", "data-export"),
    ("data export @rest.json --damaged", "data-export"),
    ("data restore @backup.db --yes", "data-restore"), ("data restore @backup.db", "error"),
    ("data import @document.json", "error"), ("data import @document.json --data @new.db", "data-import"),
    ("data delete", "error"), ("data clean", "data-clean"), ("data delete --yes", "data-delete"),
    ("data delete --yes --with-copies", "data-delete"), ("settings list", "settings-list"),
    ("settings get locale", "settings-value"), ("settings get feedback", "settings-value"),
    ("settings set feedback off", "settings-value"), ("settings set currency EUR", "settings-value"),
    ("settings set theme mauve", "error"), ("settings get colour", "error"),
  ]

  private static let links = [
    ("open modulo://account", "account-list"), ("open modulo://account/savings", "account-show"),
    ("open modulo://account/1/balance", "balance-history"), ("open modulo://portfolio", "portfolio"),
    ("open modulo://portfolio/chart", "portfolio-chart"), ("open modulo://rate", "rate-list"),
    ("open modulo://track", "track"), ("open modulo://day/2026-04-10", "day"), ("open modulo://session", "track-list"),
    ("open modulo://block/1/session", "track-list"), ("open modulo://session/1/edit", "open"),
    ("open modulo://track/start/coding", "open"), ("open modulo://tutorial", "open"),
    ("open modulo://day/noon", "error"), ("open modulo://report/month/2026-03", "report-period"),
    ("open modulo://report/decade", "error"),
    ("open modulo://account/new", "open"), ("open modulo://account/card/edit", "open"),
    ("open modulo://account/card/balance/new", "open"), ("open modulo://account/nobody", "error"),
    ("preview", "preview-list"), ("preview goal/1", "preview"), ("preview goal/1/delete --svg @new.svg", "preview"),
    ("preview goal --mock --state failed", "preview"), ("preview goal --state failed", "error"),
    ("preview nowhere", "error"),
  ]

  /// The sample lines' data, with a goal without an end, one that ends today, an account in another currency, and what
  /// an hour is worth.
  private static let world = Fixture { modulo in
    try await SampleLines.everything.place(in: modulo)
    try await modulo("goal", "add", "Endless", "--target", "5")
    try await modulo("goal", "add", "Soon", "--target", "5", "--end", "today")
    try await modulo("account", "add", "Euros", "--type", "cash", "--balance", "5", "--currency", "EUR")
    try await modulo("hourly", "set", "20")
    try await modulo("hourly", "set", "30 EUR", "--group", "work")
  }

  private static let all: [(String, String)] = [savings, netWorth, blocks, tracking, whole, links].flatMap(\.self)

  @Test(arguments: all)
  func `the document of a command fits its schema`(_ line: String, _ schema: String) async throws {
    let lines = try await SampleLines(Self.world)
    let words = line.split(separator: " ").map { String($0).replacing("@", with: lines.modulo.folder.path + "/") }
    let document = try await lines.modulo.run(words + ["--json"]).json()
    let faults = try Schema(named: schema).faults(in: document)
    #expect(faults == [])
  }
}
