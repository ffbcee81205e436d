import type { Session } from '#web/lib/session-store.ts';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import type { Portal } from './portals.ts';

// Most accounts have no second factor.
const form = partOf(() => import('./second-factor-form.tsx'));

interface SecondFactorPageProps {
  readonly session: Session;
  readonly portal?: Portal | null;
}

/** Half signed in: the password was right, and a second factor is required. */
export function SecondFactorPage({ session, portal = null }: SecondFactorPageProps) {
  return (
    <AuthFrame
      title="Confirm it’s you"
      description={`Two-factor sign-in is on for ${session.user.email}.`}
      portal={portal}
    >
      <LazyPart part={form} fallback={<Skeleton className="h-12" label="Loading the form" grows />}>
        {(SecondFactorForm) => <SecondFactorForm session={session} />}
      </LazyPart>
    </AuthFrame>
  );
}
