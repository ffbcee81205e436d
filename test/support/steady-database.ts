import type { DatabaseWatch } from '#server/platform/db/database-watch.ts';

/** For parts of the server that are tested on a database that is never away. */
export const steadyDatabase: DatabaseWatch = {
  answers: true,
  isAway: false,
  clientOf: (Plain) => Plain,
  onBack: () => {},
  close: async () => {},
};
