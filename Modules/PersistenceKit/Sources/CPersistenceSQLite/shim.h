// The system's SQLite, as it is. Nothing newer than 3.37 (STRICT tables) is used.
#include <sqlite3.h>

// Swift can't call a variadic function. Unlike the PRAGMA of that name, this works inside a transaction too.
static inline int persistence_enforce_foreign_keys(sqlite3 *database, int isOn) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_FKEY, isOn, (int *)0);
}

// A file's own triggers and views don't run, its schema calls no function that isn't harmless, and no statement writes
// SQLite's own tables past it.
static inline int persistence_distrust_schema(sqlite3 *database) {
  int code = sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  if (code == SQLITE_OK) code = sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  return code;
}

#ifdef __linux__
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Renames a file unless there is something of that name; as renameat2, which Swift doesn't see.
static inline int persistence_rename_to_free(const char *path, const char *name) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, name, 1 /* RENAME_NOREPLACE */);
}
#endif
