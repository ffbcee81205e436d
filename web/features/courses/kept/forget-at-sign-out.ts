import { sessionState, watchSession } from '#web/lib/session-store.ts';
import { hasCoursesDatabase } from './database-name.ts';

/** Whoever leaves this device, or comes after somebody else, leaves no courses on it: they come back with the next sign-in. */
export function forgetAtSignOut(): () => void {
  const look = () => {
    const { status, session } = sessionState();
    // Where the server cannot be reached nobody has signed out.
    if (session || status === 'signed-out') void forgetOthers(session?.user.id ?? null).catch(() => {});
  };
  look();
  return watchSession(look);
}

async function forgetOthers(userId: string | null): Promise<void> {
  if (!(await hasCoursesDatabase())) return;
  const { forgetTexts } = await import('./courses-database.ts');
  await forgetTexts((course) => course.userId !== userId);
}
