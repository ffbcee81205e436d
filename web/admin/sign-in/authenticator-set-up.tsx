import type { AdminSignInAnswer } from '#contract/operators/operators.ts';

/** What a new authenticator app needs: a picture to scan, or the same as text. */
export function AuthenticatorSetUp({ setUp }: { readonly setUp: NonNullable<AdminSignInAnswer['setUp']> }) {
  const groups = setUp.secret.match(/.{1,4}/g) ?? [];
  return (
    <div className="grid gap-4">
      <p className="leading-relaxed">
        Scan this with an authenticator app, such as the one built into your phone's passwords. From now on it shows the
        code that goes with your password.
      </p>
      <img
        src={setUp.qrCode}
        alt="QR code for the authenticator app"
        width={208}
        height={208}
        className="justify-self-center rounded-card border border-line bg-white p-1"
      />
      <details className="rounded-card bg-sunken px-4 py-3">
        <summary className="cursor-pointer font-semibold text-[0.9375rem]">I cannot scan it</summary>
        <p className="mt-2 text-[0.9375rem] text-ink-soft">Type this key into the app, as a time-based one:</p>
        <p className="mt-1 break-words font-mono font-semibold text-lg leading-relaxed tracking-wide">
          {groups.join(' ')}
        </p>
      </details>
    </div>
  );
}
