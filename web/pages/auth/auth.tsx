import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { meQuery } from '#web/features/profiles/api.ts';
import { authTitles, genericAuthTitle } from '#web/features/session/auth-texts.ts';
import { ConfirmLink, emailLinkOf } from '#web/features/session/confirm-link.tsx';
import { portals } from '#web/features/session/portal-access.ts';
import { decidePostLogin } from '#web/features/session/post-login.ts';
import { SignInForm } from '#web/features/session/sign-in-form.tsx';
import { SignUpForm } from '#web/features/session/sign-up-form.tsx';
import { BrandMark } from '#web/features/shell/brand-mark.tsx';
import { Splash } from '#web/features/shell/splash.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cloth } from '#web/ui/cloth.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

export const meta = () =>
  pageMeta({ title: 'Sign in or sign up', description: 'Sign in to Thengisa or open an account.' });

export default function Auth() {
  const { status } = useSession();
  const [search, setSearch] = useSearchParams();
  const portal = portals.find((name) => name === search.get('portal')) ?? null;
  const me = useQuery({ ...meQuery, enabled: status === 'signed-in' });
  const link = emailLinkOf(search);

  if (status === 'loading' || (status === 'signed-in' && me.isPending)) return <Splash />;
  if (status === 'signed-in') return <Navigate to={decidePostLogin(me.data ?? null, portal)} replace />;
  return (
    <main id="main" className="relative isolate grid min-h-dvh content-start justify-items-center px-4 py-6 md:py-12">
      <Cloth className="text-brand opacity-[0.05]" />
      <div className="w-full max-w-lg">
        <BackLink to="/">Back to home</BackLink>
        <div className="mt-4 mb-6 flex items-center gap-3">
          <BrandMark className="size-11 text-brand" />
          <h1 className="text-3xl">{portal ? authTitles[portal] : genericAuthTitle}</h1>
        </div>
        <Card>
          {link ? (
            <ConfirmLink link={link} onDone={() => setSearch({}, { replace: true })} />
          ) : (
            <Forms portal={portal} search={search} />
          )}
        </Card>
      </div>
    </main>
  );
}

interface FormsProps {
  readonly portal: (typeof portals)[number] | null;
  readonly search: URLSearchParams;
}

function Forms({ portal, search }: FormsProps) {
  const [, setSearch] = useSearchParams();
  const [email, setEmail] = useState('');
  const asked = search.get('tab');
  const signingUp = asked === 'signup' || (asked !== 'signin' && search.get('register') === 'true');

  const addressOf = (tab: 'signin' | 'signup') => {
    const next = new URLSearchParams(search);
    next.set('tab', tab);
    return `/auth?${next}`;
  };

  function askToConfirm(address: string) {
    setEmail(address);
    setSearch(new URLSearchParams(addressOf('signin').split('?')[1]), { replace: true });
  }

  return (
    <>
      <TabLinks
        label="Sign in or sign up"
        className="mb-6"
        tabs={[
          { to: addressOf('signin'), label: 'Sign In', active: !signingUp },
          { to: addressOf('signup'), label: 'Sign Up', active: signingUp },
        ]}
      />
      {signingUp ? <SignUpForm portal={portal} onConfirmationSent={askToConfirm} /> : <SignInForm email={email} />}
    </>
  );
}
