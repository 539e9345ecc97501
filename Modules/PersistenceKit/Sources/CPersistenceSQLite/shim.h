// The system's SQLite, as it is. Nothing newer than 3.37 (STRICT tables) is used.
#include <sqlite3.h>

// Swift can't call a variadic function. Unlike the PRAGMA of that name, this works inside a transaction too.
static inline int persistence_enforce_foreign_keys(sqlite3 *database, int isOn) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_FKEY, isOn, (int *)0);
}
