import { Download } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { useInstallPrompt } from '#web/features/installation/install-prompt.ts';
import { AppPhone } from '#web/features/marketing/app-phone.tsx';
import { Button } from '#web/ui/button.tsx';

const ways = [
  { device: 'Android', how: 'Open Chrome’s menu and choose “Add to Home screen”.' },
  { device: 'iPhone', how: 'Tap Share in Safari, then “Add to Home Screen”.' },
  { device: 'Computer', how: 'Press the install icon in the address bar of Chrome or Edge.' },
];

/** The site is installable already; app stores follow. */
export function LandingApp() {
  const install = useInstallPrompt();
  return (
    <section aria-labelledby="app" className="page grid gap-x-16 pt-6 md:grid-cols-[1fr_1.3fr] md:pt-28">
      <div className="grid max-md:hidden">
        <AppPhone />
      </div>
      <div className="pb-6 md:self-center md:pb-28">
        <h2 id="app" className="text-3xl md:text-5xl">
          On your home screen today
        </h2>
        <p className="mt-3 max-w-xl text-ink-soft leading-relaxed md:mt-5 md:text-lg">
          {brand.name} installs straight from the browser. It needs no app store, takes a few hundred kilobytes and
          opens like any app.
        </p>
        <dl className="mt-5 divide-y md:mt-8 divide-line border-line border-y">
          {ways.map(({ device, how }) => (
            <div
              key={device}
              className="grid grid-cols-[minmax(5.5rem,auto)_1fr] gap-4 py-2 md:grid-cols-[6.5rem_1fr] md:py-4"
            >
              <dt className="font-bold font-display text-lg">{device}</dt>
              <dd className="text-ink-soft leading-snug md:leading-relaxed">{how}</dd>
            </div>
          ))}
        </dl>
        {install ? (
          <Button
            size="large"
            onClick={() => void install()}
            icon={<Download aria-hidden="true" className="size-5" />}
            className="mt-7"
          >
            Install {brand.name}
          </Button>
        ) : null}
        <p className="mt-4 text-ink-soft md:mt-6">{brand.claims.app}</p>
        <ul className="mt-3 flex flex-wrap gap-3">
          {['App Store', 'Google Play'].map((shop) => (
            <li
              key={shop}
              className="rounded-control border border-line-strong border-dashed px-4 py-2.5 leading-tight"
            >
              <span className="block font-semibold">{shop}</span>
              <span className="text-ink-soft text-sm">Coming soon</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
