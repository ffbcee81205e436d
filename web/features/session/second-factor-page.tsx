import { lazy, Suspense } from 'react';
import type { Session } from '#web/lib/session-store.ts';
import { AuthFrame } from './auth-frame.tsx';
import type { Portal } from './portals.ts';
import { Waiting } from './waiting.tsx';

// Most accounts have no second factor.
const SecondFactorForm = lazy(() => import('./second-factor-form.tsx'));

interface SecondFactorPageProps {
  readonly session: Session;
  readonly portal?: Portal | null;
}

/** Half signed in: the password was right, and the account asks for one thing more. */
export function SecondFactorPage({ session, portal = null }: SecondFactorPageProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <AuthFrame
        title="Confirm it is you"
        description={`Two-factor sign-in is on for ${session.user.email}.`}
        portal={portal}
      >
        <SecondFactorForm session={session} />
      </AuthFrame>
    </Suspense>
  );
}
