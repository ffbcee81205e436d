import type { AdminSignInAnswer } from '#contract/operators/operators.ts';

/** Setup of a new authenticator app: a QR code, or the same as text. */
export function AuthenticatorSetUp({ setUp }: { readonly setUp: NonNullable<AdminSignInAnswer['setUp']> }) {
  const groups = setUp.secret.match(/.{1,4}/g) ?? [];
  return (
    <div className="grid gap-4">
      <p className="leading-relaxed">
        Scan this code with an authenticator app, such as your phone’s password app. The app will show a code each time
        you sign in.
      </p>
      <img
        src={setUp.qrCode}
        alt="QR code for the authenticator app"
        width={208}
        height={208}
        className="justify-self-center rounded-card border border-line bg-white p-1"
      />
      <details className="rounded-card bg-sunken px-4 py-3">
        <summary className="cursor-pointer font-semibold text-[0.9375rem]">I can’t scan this code</summary>
        <p className="mt-2 text-[0.9375rem] text-ink-soft">Enter this key in the app and choose a time-based code:</p>
        <p className="mt-1 break-words font-mono font-semibold text-lg leading-relaxed tracking-wide">
          {groups.join(' ')}
        </p>
      </details>
    </div>
  );
}
