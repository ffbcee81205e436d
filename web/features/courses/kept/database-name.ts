/** The database of courses that somebody has, for the time without a network. */
export const coursesDatabase = 'courses-kept';

/** Whether this device has it: to open it would make it. */
export async function hasCoursesDatabase(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false;
  // Older browsers do not say.
  const known = await indexedDB.databases?.();
  return known?.some(({ name }) => name === coursesDatabase) ?? true;
}
