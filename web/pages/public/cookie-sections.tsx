import type { ReactNode } from 'react';
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
    purpose: 'Keeps you signed in. Scripts cannot read it, and it goes to our sign-in service alone.',
    until: `Until you sign out, or ${retention.sessionDays} days after your last visit.`,
  },
  {
    names: ['thengisa-device'],
    purpose: 'Lets us recognise this browser at the next sign-in, so that we can warn you of one that is not yours.',
    until: `${retention.deviceDays} days after you last signed in.`,
  },
];

const teamCookies: readonly StoredThing[] = [
  {
    names: ['thengisa-admin'],
    purpose: 'Keeps an admin signed in. Scripts cannot read it.',
    until: `Until they sign out, or ${retention.adminHours} hours.`,
  },
  {
    names: ['thengisa-admin-sign-in'],
    purpose: 'Remembers that the password was right, while the code of the authenticator app is still to come.',
    until: `Until the code was right, or ${retention.adminCodeMinutes} minutes.`,
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
      'draft:note-…',
      'draft:hand-in-…',
      'draft:message-…',
      'draft:match-look',
    ],
    purpose:
      'What you typed into a job, an application, the signature of an agreement, your profile, a training video, your private note about an applicant, the work that you hand in, a message or a question about how you are matched, and did not send yet. Never a password, an identity number or bank details.',
    until:
      'Until you send it, discard it or sign out, or for 7 days. When a session ends without you, it waits for you.',
  },
  {
    names: ['draft:interview-…'],
    purpose: 'What you typed into the times for an interview, and did not send yet.',
    until: 'Until you send or discard it, sign out, or close the tab.',
  },
  {
    names: ['draft:sign-up', 'draft:contact', 'draft:business-lead', 'draft:rep-lead'],
    purpose: 'What you typed into one of the forms that need no account, but for passwords, and did not send yet.',
    until: 'Until you send or discard it, or for a day.',
  },
  {
    names: ['last-seen:…'],
    purpose:
      'What your portal showed you last (your work, applications, interviews, courses, jobs, legal status), to read when there is no network. No contact details, no documents, no balances.',
    until: `Until you sign out or your session ends, somebody else signs in, or for ${lastSeenDays} days.`,
  },
  {
    names: ['work-kept:…'],
    purpose:
      'When you checked in or out at work without a network, with the code and, if you agreed to tell, where you were.',
    until: 'Until it is sent or you let it go, or for 14 days.',
  },
  {
    names: ['messages-kept'],
    purpose:
      'Messages that you sent without a network, with their pictures and documents, until they can go, and what you attached to one that is not sent yet. They wait for you when you sign out, too.',
    until: 'Until they are sent, or you delete them or your account; what is only attached, for 7 days.',
  },
  {
    names: ['courses-kept'],
    purpose:
      'The courses that you have begun, to read without a network, and what you read and answered until it can be sent.',
    until:
      'Until you sign out or give the course back; what could not be sent yet waits for you, until you sign in again, delete your account, or clear the data of this site.',
  },
  {
    names: ['test-answers:…'],
    purpose: 'What you chose so far in the final test of a course.',
    until: 'Until you hand it in or close the tab.',
  },
  {
    names: ['push:…', 'push-offered:…'],
    purpose:
      'Whether you want notifications on this device and for which sign-in they are on, or when you said “not now”, and when we last offered them.',
    until: 'Until you clear the data of this site.',
  },
  {
    names: ['work-place:…'],
    purpose: 'Whether your phone says where you are when you check in, as you chose.',
    until: 'Until you clear the data of this site.',
  },
  {
    names: ['thengisa-passkey'],
    purpose: 'That a passkey was used in this browser, so that it is offered sooner.',
    until: 'Until you clear it in your browser.',
  },
  {
    names: ['csv-format'],
    purpose: 'The format of your CSV downloads, if you chose one.',
    until: 'Until you clear it in your browser.',
  },
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
  {
    names: ['thengisa-viewing'],
    purpose: 'For our own team: as whom somebody sees the site in this tab, reading only.',
    until: 'Until they stop or close the tab, 15 minutes at most.',
  },
  {
    names: ['adminSession'],
    purpose: 'For our own team: that somebody is signed in as an admin, and since when.',
    until: `Until they sign out, or at the first visit after ${retention.adminHours} hours.`,
  },
  {
    names: ['draft:answer-…', 'draft:match-look-…', 'draft:team-note-…'],
    purpose: 'For our own team: an answer to a question, or a note about it, that was typed and not sent yet.',
    until: 'Until it is sent or discarded, or the tab is closed.',
  },
  {
    names: ['draft:course-file-…'],
    purpose: 'For our own team: a part of a course that was typed and not saved yet, and who typed it.',
    until: 'Until it is saved or let go, or for a day.',
  },
  {
    names: ['inbox-keys-off'],
    purpose: 'For our own team: that single keys do nothing in the inbox.',
    until: 'Until they are turned on again.',
  },
  {
    names: ['site-…'],
    purpose:
      'Copies of our files, so that pages open faster, and a page to show when there is no network. Nothing of yours is in it.',
    until: 'Until a newer version of the site takes its place.',
  },
];

export const cookieSections: readonly LegalSection[] = [
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>These two are set when you sign up or sign in, and by nobody but us.</p>
        <StoredThings caption="Cookies" things={cookies} />
        <p>Our own team has two more, at the sign-in for admins.</p>
        <StoredThings caption="Cookies of our team" things={teamCookies} />
        <p>
          Over a secure connection their names begin with <code>__Secure-</code> or <code>__Host-</code>.
        </p>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'The storage of your browser',
    body: (
      <>
        <p>
          These stay on your device. None of them is sent to us by itself. A draft has the number of your account at the
          end of its name, so that nobody else who signs in here finds it.
        </p>
        <StoredThings caption="Storage of the browser" things={storage} />
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
