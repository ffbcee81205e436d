/** The database of a user's courses, for use offline. */
export const coursesDatabase = 'courses-kept';

/** Whether this device has it: to open it would make it. */
export async function hasCoursesDatabase(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false;
  // Older browsers do not say.
  const known = await indexedDB.databases?.();
  return known?.some(({ name }) => name === coursesDatabase) ?? true;
}
