/** The database of a user's courses, for use offline. */
export const coursesDatabase = 'courses-kept';

/** Whether this device has the database: opening it would create it. */
export async function hasCoursesDatabase(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false;
  // Older browsers can't list them.
  const known = await indexedDB.databases?.();
  return known?.some(({ name }) => name === coursesDatabase) ?? true;
}
