/** Who or what acted without an admin, as the audit log stores it, in words. */
const actors: Readonly<Record<string, string>> = {
  'command line': 'Command line',
  schedule: 'System (schedule)',
  start: 'System (startup)',
  'new mailbox': 'New email address',
  'owner of the account': 'Account owner',
};

/** The admin's email address, or what acted instead. */
export const actorText = (who: string): string => actors[who] ?? who;

/** The stored actors whose words contain this. */
export const actorsWorded = (search: string): string[] =>
  Object.keys(actors).filter((who) => actorText(who).toLowerCase().includes(search.toLowerCase()));
