import type { ReactNode } from 'react';
import { lessDataCookie, lessDataDays } from '#contract/site/less-data.ts';
import type { LegalSection } from '#web/features/marketing/legal-page.tsx';
import { retention } from '#web/features/marketing/retention.ts';
import { lastSeenDays } from '#web/lib/last-seen.ts';
import { mailUrl } from '#web/lib/site-facts.ts';

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
    purpose: 'Keeps you signed in. Scripts can’t read it, and it goes only to our sign-in service.',
    until: `Until you sign out, or ${retention.sessionDays} days after your last visit.`,
  },
  {
    names: ['thengisa-device'],
    purpose: 'Lets us recognise this browser next time, so we can warn you about sign-ins that aren’t yours.',
    until: `${retention.deviceDays} days after you last signed in.`,
  },
];

const choiceCookies: readonly StoredThing[] = [
  {
    names: [lessDataCookie],
    purpose: 'That you chose “Use less data” in the settings of this device.',
    until: `Until you turn it off, or ${lessDataDays} days.`,
  },
];

const teamCookies: readonly StoredThing[] = [
  {
    names: ['thengisa-admin'],
    purpose: 'Keeps an admin signed in. Scripts can’t read it.',
    until: `Until they sign out, or ${retention.adminHours} hours.`,
  },
  {
    names: ['thengisa-admin-sign-in'],
    purpose: 'Remembers that the password was right until the authenticator code is entered.',
    until: `Until the code is right, or ${retention.adminCodeMinutes} minutes.`,
  },
];

const storage: readonly StoredThing[] = [
  { names: ['thengisa-auth'], purpose: 'Your session while you are signed in.', until: 'Until you sign out.' },
  {
    names: [
      'draft:new-job',
      'draft:copy-of-…',
      'draft:draft-…',
      'draft:job-…',
      'draft:application-…',
      'draft:agreement-…',
      'draft:rep-profile',
      'draft:business-profile',
      'draft:training-video',
      'draft:hand-in-…',
      'draft:message-…',
      'draft:match-look',
    ],
    purpose:
      'What you typed and haven’t sent in a job, application, agreement, profile, training video, hours, message or question about matching. Never a password, identity number or bank details.',
    until: 'Until you send it, discard it or sign out, or for 7 days. It stays if your session ends automatically.',
  },
  {
    names: ['draft:interview-…'],
    purpose: 'Interview times you typed and haven’t sent.',
    until: 'Until you send or discard it, sign out, or close the tab.',
  },
  {
    names: ['draft:sign-up', 'draft:contact', 'draft:business-lead', 'draft:rep-lead'],
    purpose: 'What you typed and haven’t sent in a form that needs no account. Never passwords.',
    until: 'Until you send or discard it, or for a day.',
  },
  {
    names: ['last-seen:…'],
    purpose:
      'What your portal last showed you (gigs, applications, interviews, courses, jobs, legal status), to read offline. No contact details, documents or balances.',
    until: `Until you sign out, your session ends or someone else signs in, or for ${lastSeenDays} days.`,
  },
  {
    names: ['work-kept:…'],
    purpose: 'When you checked in or out offline, with the code and, if you agreed to share it, your location.',
    until: 'Until it’s sent or you discard it, or for 14 days.',
  },
  {
    names: ['messages-kept'],
    purpose:
      'Messages you sent offline, with their pictures and documents, and attachments you haven’t sent yet. They stay when you sign out.',
    until: 'Until they’re sent, or you delete them or your account. Unsent attachments stay for 7 days.',
  },
  {
    names: ['courses-kept'],
    purpose: 'Courses you’ve started, to read offline, and your progress until it can be sent.',
    until:
      'Until you sign out or return the course. Unsent progress stays until you sign in again, delete your account or clear this site’s data.',
  },
  {
    names: ['test-answers:…'],
    purpose: 'Your answers so far in a course’s final test.',
    until: 'Until you submit them or close the tab.',
  },
  {
    names: ['push:…', 'push-offered:…'],
    purpose:
      'Whether you want notifications on this device and for which sign-in, when you chose “Not now” and when we last offered them.',
    until: 'Until you clear this site’s data.',
  },
  {
    names: ['work-place:…'],
    purpose: 'Whether you chose to share your location when you check in.',
    until: 'Until you clear this site’s data.',
  },
  {
    names: ['thengisa-passkey'],
    purpose: 'That you used a passkey in this browser, so we can offer it sooner.',
    until: 'Until you clear it in your browser.',
  },
  {
    names: ['csv-format'],
    purpose: 'The format of your CSV downloads, if you chose one.',
    until: 'Until you clear it in your browser.',
  },
  { names: ['theme'], purpose: 'Light or dark, if you chose one.', until: 'Until you choose “Same as device”.' },
  {
    names: ['business_lead_data', 'rep_lead_data'],
    purpose: 'What you typed into the form for businesses or reps, so you don’t have to type it twice.',
    until: 'Until you remove it on that page.',
  },
  {
    names: ['selected_business_plan', 'selected_rep_plan'],
    purpose: 'The plan you chose.',
    until: 'Until you clear this site’s data.',
  },
  {
    names: ['mail-sent'],
    purpose: 'When you last asked for an email with a link or code, so the button can say when to ask again.',
    until: 'Until you close the tab.',
  },
  {
    names: ['thengisa-viewing'],
    purpose: 'For our team: the account being viewed in this tab, read-only.',
    until: 'Until they stop or close the tab, or for up to 15 minutes.',
  },
  {
    names: ['adminSession'],
    purpose: 'For our team: that an admin is signed in, and since when.',
    until: `Until they sign out, or at the first visit after ${retention.adminHours} hours.`,
  },
  {
    names: ['draft:answer-…', 'draft:match-look-…', 'draft:team-note-…'],
    purpose: 'For our team: an unsent answer to a question, or a note about it.',
    until: 'Until it’s sent or discarded, or the tab is closed.',
  },
  {
    names: ['draft:course-file-…'],
    purpose: 'For our team: an unsaved part of a course, and who typed it.',
    until: 'Until it’s saved or discarded, or for a day.',
  },
  {
    names: ['inbox-keys-off'],
    purpose: 'For our team: that keyboard shortcuts are off in the inbox.',
    until: 'Until they’re turned on again.',
  },
  {
    names: ['site-…'],
    purpose:
      'Copies of our files, so pages open faster, and a page to show when you’re offline. They contain none of your data.',
    until: 'Until a newer version of the site replaces it.',
  },
];

export const cookieSections: readonly LegalSection[] = [
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>Only we set these two, when you sign up or sign in.</p>
        <StoredThings caption="Cookies" things={cookies} />
        <p>Choosing “Use less data” in your settings sets one more.</p>
        <StoredThings caption="Choices" things={choiceCookies} />
        <p>Our team has two more, for the admin sign-in.</p>
        <StoredThings caption="Our team’s cookies" things={teamCookies} />
        <p>
          Over a secure connection, the names of sign-in cookies start with <code>__Secure-</code> or{' '}
          <code>__Host-</code>.
        </p>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'Your browser’s storage',
    body: (
      <>
        <p>
          These stay on your device, and we don’t receive them automatically. A draft’s name ends with your account
          number, so other people who sign in here don’t see it.
        </p>
        <StoredThings caption="Browser storage" things={storage} />
      </>
    ),
  },
  {
    id: 'control',
    title: 'How to remove it',
    body: (
      <p>
        Sign out, remove saved details with the button beside them, or clear this site’s data in your browser settings.
        Everything except signing in works without cookies. Questions? <a href={mailUrl}>Write to us</a>.
      </p>
    ),
  },
];
