import type { ReactNode } from 'react';
import { mailUrl } from '#contract/brand.ts';
import type { LegalSection } from '#web/features/marketing/legal-page.tsx';
import { retention } from '#web/pages/public/retention.ts';

interface StoredThing {
  readonly names: readonly string[];
  readonly purpose: ReactNode;
  readonly until: string;
}

function StoredThings({ caption, things }: { readonly caption: string; readonly things: readonly StoredThing[] }) {
  return (
    <dl aria-label={caption} className="divide-y divide-line border-line border-y">
      {things.map(({ names, purpose, until }) => (
        <div key={names.join()} className="grid gap-1.5 py-4">
          <dt className="flex flex-wrap gap-2">
            {names.map((name) => (
              <code key={name} className="break-all rounded-md bg-sunken px-2 py-0.5 font-semibold text-[0.9375rem]">
                {name}
              </code>
            ))}
          </dt>
          <dd>
            {purpose} <span className="text-ink-soft">{until}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const cookies: readonly StoredThing[] = [
  {
    names: ['thengisa-refresh'],
    purpose: 'Keeps you signed in. Scripts cannot read it, and it goes to our sign-in service alone.',
    until: `Until you sign out, or ${retention.sessionDays} days after your last visit.`,
  },
  {
    names: ['thengisa-device'],
    purpose: 'Lets us recognise this browser at the next sign-in, so that we can warn you of one that is not yours.',
    until: `${retention.deviceDays} days.`,
  },
];

const storage: readonly StoredThing[] = [
  { names: ['thengisa-auth'], purpose: 'Your session while you are signed in.', until: 'Until you sign out.' },
  { names: ['theme'], purpose: 'Light or dark, if you chose one.', until: 'Until you choose “as the device”.' },
  {
    names: ['business_lead_data', 'rep_lead_data'],
    purpose: 'What you typed into the form for businesses or for reps, so that you need not type it twice.',
    until: 'Until you remove it on that page.',
  },
  {
    names: ['selected_business_plan', 'selected_rep_plan'],
    purpose: 'The plan you chose.',
    until: 'Until you clear the data of this site.',
  },
  {
    names: ['mail-sent'],
    purpose: 'When you last asked us for a mail with a link or a code, so that the button can say when to ask again.',
    until: 'Until you close the tab.',
  },
  { names: ['adminSession'], purpose: 'For our own team: that somebody is signed in as an admin.', until: '24 hours.' },
];

export const cookieSections: readonly LegalSection[] = [
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>Both are set when you sign in, and by nobody but us.</p>
        <StoredThings caption="Cookies" things={cookies} />
      </>
    ),
  },
  {
    id: 'storage',
    title: 'The storage of your browser',
    body: (
      <>
        <p>These stay on your device. None of them is sent to us by itself.</p>
        <StoredThings caption="Storage of the browser" things={storage} />
        <p>
          Your browser also keeps copies of our files, so that pages open faster and something can be shown without a
          network.
        </p>
      </>
    ),
  },
  {
    id: 'control',
    title: 'How to get rid of it',
    body: (
      <p>
        Sign out, remove saved details with the button beside them, or clear the data of this site in the settings of
        your browser. Everything but signing in works without cookies. Questions? <a href={mailUrl}>Write to us</a>.
      </p>
    ),
  },
];
