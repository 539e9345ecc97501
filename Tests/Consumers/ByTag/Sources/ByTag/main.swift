import ModuloUtilities

guard let start = CalendarDay("2026-04-12"), let end = CalendarDay("2026-12-12") else { fatalError("a day isn't read") }
print("ByTag: \(start.days(until: end)) days")
