import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { AdminSession, AdminSignInAnswer } from '#contract/operators/operators.ts';
import { adminLoginPath, adminPath, invitationMark } from '#contract/site/sign-in-addresses.ts';
import { isWithin } from '#domain/accounts/redirect-target.ts';
import { adminSessionQuery, useEnterPanel } from '#web/admin/people/api.ts';
import { forgetExpiredAdmin } from '#web/admin/sign-in/admin-hint.ts';
import { AuthenticatorSetUp } from '#web/admin/sign-in/authenticator-set-up.tsx';
import { AdminCodeForm } from '#web/admin/sign-in/code-form.tsx';
import { AdminPasskeyButton } from '#web/admin/sign-in/passkey-button.tsx';
import { signInSuccess } from '#web/admin/sign-in/sign-in-failure.ts';
import { AdminSignInForm } from '#web/admin/sign-in/sign-in-form.tsx';
import { AcceptInvitation } from '#web/admin/team/accept-invitation.tsx';
import { LocalSignIns } from '#web/features/session/local-notes.tsx';
import { useDestination } from '#web/features/session/use-destination.ts';
import { Waiting } from '#web/features/session/waiting.tsx';
import { BrandMark } from '#web/features/shell/brand-mark.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cloth } from '#web/ui/cloth.tsx';

export const meta = () => pageMeta({ title: 'Admin Login', hidden: true });

type Step = 'password' | Pick<AdminSignInAnswer, 'setUp' | 'passkey'>;

export default function AdminLogin() {
  const session = useQuery(adminSessionQuery);
  const enter = useEnterPanel();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const invitation = hash.startsWith(`#${invitationMark}`) ? hash.slice(invitationMark.length + 1) : null;
  const destination = useDestination();
  const [step, setStep] = useState<Step>('password');
  // A signed-in admin comes back only for this.
  const settingUp = search.get('second-factor') === 'set-up';

  const panel = destination !== null && isWithin(adminPath, destination) ? destination : adminPath;

  useEffect(() => forgetExpiredAdmin(new Date()), []);

  if (session.isPending) return <Waiting />;
  if (session.isSuccess && !settingUp && invitation === null) return <Navigate to={panel} replace />;

  function finish(opened: AdminSession) {
    enter(opened);
    toast(signInSuccess);
    void navigate(panel, { replace: true });
  }

  const title =
    invitation !== null
      ? 'Choose your password'
      : step === 'password'
        ? 'Admin Login'
        : step.setUp
          ? 'Set up two-factor sign-in'
          : 'Confirm it’s you';
  return (
    <main
      id="main"
      tabIndex={-1}
      className="relative isolate grid min-h-dvh content-start justify-items-center px-4 py-6 outline-none md:py-12"
    >
      <Cloth className="text-brand opacity-[0.05]" />
      <div className="w-full max-w-lg">
        <BackLink to="/">Back to home</BackLink>
        <div className="mt-4 mb-6 flex items-center gap-3">
          <BrandMark className="size-11 text-brand" />
          <h1 className="text-3xl">{title}</h1>
        </div>
        <Card>
          <div className="grid gap-6">
            {invitation !== null ? (
              <>
                <p>You’re now an admin. Sign in with this password and a second factor.</p>
                <AcceptInvitation
                  token={invitation}
                  onAccepted={() => {
                    toast({ title: 'Password set', description: 'You can now sign in.' });
                    void navigate(adminLoginPath, { replace: true });
                  }}
                />
              </>
            ) : step === 'password' ? (
              <>
                <Alert tone="warning" title="Restricted access">
                  For authorised admins only. We record every sign-in attempt.
                </Alert>
                {settingUp ? <p>Sign in again to set up an authenticator app for your account.</p> : null}
                <AdminSignInForm
                  setUpSecondFactor={settingUp}
                  onAnswer={(answer) => (answer.session ? finish(answer.session) : setStep(answer))}
                />
                <AdminPasskeyButton onSignedIn={finish}>Sign in with a passkey</AdminPasskeyButton>
              </>
            ) : (
              <>
                {step.setUp ? <AuthenticatorSetUp setUp={step.setUp} /> : null}
                {step.passkey === 'alone' ? (
                  <p>Your account also needs one of your passkeys.</p>
                ) : (
                  <AdminCodeForm onSignedIn={finish} onStartAgain={() => setStep('password')} />
                )}
                {step.passkey === 'none' ? null : (
                  <AdminPasskeyButton isMain={step.passkey === 'alone'} onSignedIn={finish}>
                    {step.passkey === 'alone' ? 'Use your passkey' : 'Use a passkey instead'}
                  </AdminPasskeyButton>
                )}
                <Button variant="ghost" full onClick={() => setStep('password')}>
                  Start again
                </Button>
              </>
            )}
          </div>
        </Card>
        {invitation === null && step === 'password' ? <LocalSignIns admin /> : null}
      </div>
    </main>
  );
}
