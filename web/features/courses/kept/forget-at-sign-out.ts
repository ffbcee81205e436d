import { sessionState, watchSession } from '#web/lib/session-store.ts';
import { hasCoursesDatabase } from './database-name.ts';

/** Deletes the courses on this device when the user signs out or another one signs in; they are downloaded again after the next sign-in. */
export function forgetAtSignOut(): () => void {
  const look = () => {
    const { status, session } = sessionState();
    // If the server can't be reached, no sign-out has taken place.
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
