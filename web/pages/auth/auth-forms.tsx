import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { authPath } from '#contract/site/sign-in-addresses.ts';
import { withoutLink } from '#web/features/session/email-link.ts';
import { LocalSignIns } from '#web/features/session/local-notes.tsx';
import type { Portal } from '#web/features/session/portals.ts';
import { SessionEnded } from '#web/features/session/session-ended.tsx';
import { SignInForm } from '#web/features/session/sign-in-form.tsx';
import type { SignUpFormProps } from '#web/features/session/sign-up-form.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

// Its pickers are large, and most visitors here have an account.
const signUp = partOf(() => import('./sign-up.tsx'));

type AuthTab = 'signin' | 'signup';

function tabOf(search: URLSearchParams): AuthTab {
  const asked = search.get('tab');
  if (asked === 'signin' || asked === 'signup') return asked;
  return search.get('register') === 'true' ? 'signup' : 'signin';
}

interface Typed {
  signIn: { readonly email: string; readonly password: string };
  signUp: SignUpFormProps['typed'];
}

interface AuthFormsProps {
  /** From the URL; empty while the prerendered page hydrates. */
  readonly search: URLSearchParams;
  readonly portal: Portal | null;
  readonly onSignedIn: () => void;
}

/** Sign in or sign up: two tabs with their own URLs. */
export function AuthForms({ search, portal, onSignedIn }: AuthFormsProps) {
  const [, setSearch] = useSearchParams();
  /** The address that a confirmation link was just sent to. */
  const [waiting, setWaiting] = useState('');
  /** The other tab is one click away: typed text is still there, passwords too, as long as the page is open. */
  const typed = useRef<Typed>({ signIn: { email: '', password: '' }, signUp: null });
  const tab = tabOf(search);

  const addressOf = (next: AuthTab) => {
    const changed = withoutLink(search);
    changed.set('tab', next);
    return changed;
  };

  return (
    <>
      <SessionEnded />
      <TabLinks
        label="Sign in or sign up"
        className="mb-6"
        tabs={[
          { to: `${authPath}?${addressOf('signin')}`, label: 'Sign In', active: tab === 'signin' },
          { to: `${authPath}?${addressOf('signup')}`, label: 'Sign Up', active: tab === 'signup' },
        ]}
      />
      {tab === 'signup' ? (
        <LazyPart part={signUp} fallback={<LoadingForm />}>
          {(SignUp) => (
            <SignUp
              portal={portal}
              typed={typed.current.signUp}
              onTyped={(values) => {
                typed.current.signUp = values;
              }}
              email={typed.current.signIn.email}
              onSignedIn={onSignedIn}
              onConfirmationSent={(email) => {
                setWaiting(email);
                setSearch(addressOf('signin'), { replace: true });
              }}
            />
          )}
        </LazyPart>
      ) : (
        <SignInForm
          key={waiting}
          email={waiting || typed.current.signIn.email || (typed.current.signUp?.email ?? '')}
          password={typed.current.signIn.password}
          onTyped={(values) => {
            typed.current.signIn = values;
          }}
          confirmationSent={waiting !== ''}
          onSignedIn={onSignedIn}
        />
      )}
      <LocalSignIns />
    </>
  );
}

function LoadingForm() {
  return (
    <div className="grid gap-7">
      <Skeleton className="h-12" label="Loading the form" grows />
      {['second', 'third', 'fourth'].map((field) => (
        <Skeleton key={field} className="h-12" />
      ))}
    </div>
  );
}
