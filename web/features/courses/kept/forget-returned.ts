import { hasCoursesDatabase } from './database-name.ts';

const seen = new Set<string>();

/** With the first contact: courses refunded since, on this device or another, are deleted here. */
export function forgetReturned(userId: string): () => void {
  const look = () => {
    if (!seen.has(userId)) void forget(userId).catch(() => {});
  };
  look();
  window.addEventListener('online', look);
  return () => window.removeEventListener('online', look);
}

async function forget(userId: string): Promise<void> {
  // Most users have none, and need none of the code.
  if (!(await hasCoursesDatabase())) return;
  const { forgetNotOwned } = await import('./forget-not-owned.ts');
  await forgetNotOwned(userId);
  seen.add(userId);
}
