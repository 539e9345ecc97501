// SQLite's session extension. Many libraries have it, and their header declares it for those only that ask for it as the
// library was built; so it is declared here, and weakly: where it isn't, its functions are null.
#include <sqlite3.h>
#include <stdlib.h>

typedef struct sqlite3_session sqlite3_session;
typedef struct sqlite3_changeset_iter sqlite3_changeset_iter;

#define PROBE_WEAK __attribute__((weak))
PROBE_WEAK int sqlite3session_create(sqlite3 *, const char *, sqlite3_session **);
PROBE_WEAK int sqlite3session_attach(sqlite3_session *, const char *);
PROBE_WEAK int sqlite3session_diff(sqlite3_session *, const char *, const char *, char **);
PROBE_WEAK int sqlite3session_changeset(sqlite3_session *, int *, void **);
PROBE_WEAK void sqlite3session_delete(sqlite3_session *);
PROBE_WEAK int sqlite3changeset_invert(int, const void *, int *, void **);
PROBE_WEAK int sqlite3changeset_apply(
    sqlite3 *, int, void *, int (*)(void *, const char *), int (*)(void *, int, sqlite3_changeset_iter *), void *);

// Whether the library has the extension.
static inline int probe_has_session(void) {
  return sqlite3session_create && sqlite3session_attach && sqlite3session_diff && sqlite3session_changeset &&
         sqlite3session_delete && sqlite3changeset_invert && sqlite3changeset_apply &&
         sqlite3_compileoption_used("ENABLE_SESSION");
}

// The inverse of what leads from an attached database to the main one, in some tables; to be freed with sqlite3_free.
static inline int probe_inverse(
    sqlite3 *db, const char *from, const char *const *tables, int count, int *size, void **inverse) {
  sqlite3_session *session = 0;
  void *changes = 0;
  int length = 0;
  int status = sqlite3session_create(db, "main", &session);
  for (int i = 0; status == SQLITE_OK && i < count; i++) {
    status = sqlite3session_attach(session, tables[i]);
    if (status == SQLITE_OK) status = sqlite3session_diff(session, from, tables[i], 0);
  }
  if (status == SQLITE_OK) status = sqlite3session_changeset(session, &length, &changes);
  if (status == SQLITE_OK) status = sqlite3changeset_invert(length, changes, size, inverse);
  sqlite3_free(changes);
  if (session) sqlite3session_delete(session);
  return status;
}

static inline int probe_note_conflict(void *first, int kind, sqlite3_changeset_iter *place) {
  (void)place;
  if (!*(int *)first) *(int *)first = kind;
  return 2;  // SQLITE_CHANGESET_ABORT
}

// Applies changes whole or not at all; the kind of the first conflict, 0 for none.
static inline int probe_apply(sqlite3 *db, void *changes, int size, int *conflict) {
  *conflict = 0;
  return sqlite3changeset_apply(db, size, changes, 0, probe_note_conflict, conflict);
}
