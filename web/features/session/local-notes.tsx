import { localMode } from '#web/lib/local-mode.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

const linkStyle = 'font-medium text-brand underline underline-offset-4';

const LocalMails = () => (
  <>
    Emails aren’t sent. Read them at{' '}
    <a href="/dev/mail" className={linkStyle}>
      /dev/mail
    </a>
    .
  </>
);

/** Where an email is announced, with its local mailbox; renders nothing in production. */
export function LocalMailNote() {
  return useHydrated() && localMode() ? (
    <p className="text-ink-soft text-sm">
      This server runs in local mode. <LocalMails />
    </p>
  ) : null;
}

/** Under a sign-in form, the team's with `admin`: how to sign in on a laptop; renders nothing in production. */
export function LocalSignIns({ admin = false }: { readonly admin?: boolean }) {
  const local = useHydrated() ? localMode() : null;
  if (!local) return null;
  if (admin && !local.demo) return null;
  const emails = local.demo ? (admin ? [local.demo.admin] : local.demo.emails) : [];
  return (
    <div className="mt-8 rounded-card bg-sunken p-4 text-[0.9375rem] text-ink-soft leading-normal">
      <p className="font-semibold text-ink">Local mode</p>
      {local.demo ? (
        <p className="mt-1">
          {admin ? 'The demo has an owner:' : 'The demo has accounts to try:'}{' '}
          {emails.map((email, index) => (
            <span key={email}>
              {index > 0 ? ' and ' : ''}
              <code className="wrap-anywhere text-ink">{email}</code>
            </span>
          ))}
          . {admin ? 'The password is' : 'The password for both is'}{' '}
          <code className="wrap-anywhere text-ink">{local.demo.password}</code>.
        </p>
      ) : null}
      {admin ? null : (
        <p className="mt-1">
          <LocalMails />
        </p>
      )}
    </div>
  );
}
