import { hasCoursesDatabase } from './database-name.ts';

const seen = new Set<string>();

/** With the first contact: what went back since, on this device or another, does not stay here. */
export function forgetReturned(userId: string): () => void {
  const look = () => {
    if (!seen.has(userId)) void forget(userId).catch(() => {});
  };
  look();
  window.addEventListener('online', look);
  return () => window.removeEventListener('online', look);
}

async function forget(userId: string): Promise<void> {
  // Most have none, and need none of the code.
  if (!(await hasCoursesDatabase())) return;
  const { forgetNotOwned } = await import('./forget-not-owned.ts');
  await forgetNotOwned(userId);
  seen.add(userId);
}
