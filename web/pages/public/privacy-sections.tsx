import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { engagementLimits } from '#contract/agreed-terms.ts';
import { brand } from '#contract/brand.ts';
import { giftBackDays } from '#contract/courses/options.ts';
import { sentMailDays } from '#contract/notifications/mail-topics.ts';
import { reliabilityRule } from '#domain/reliability/rule.ts';
import { alsoMatchedBy, matchedBy } from '#texts/matching/matched-by.ts';
import type { LegalSection } from '#web/features/marketing/legal-page.tsx';
import { retention } from '#web/features/marketing/retention.ts';
import { mailUrl, matchReview, support } from '#web/lib/site-facts.ts';

const { company } = brand;
const mail = <a href={mailUrl}>{support.email}</a>;

interface Stored {
  readonly what: string;
  readonly details: string;
  readonly why: ReactNode;
  readonly until: string;
}

const untilDeleted = 'Until you delete the account';

const stored: readonly Stored[] = [
  {
    what: 'Account',
    details: 'email address, name, whether you are a rep or a business, and a password stored only as a salted hash',
    why: 'It signs you in and shows who agreed to what.',
    until: untilDeleted,
  },
  {
    what: 'Profile',
    details: 'what you add to it, such as experience, skills, location, photo and CV',
    why: 'Businesses and reps use it to choose each other.',
    until: untilDeleted,
  },
  {
    what: 'Documents',
    details: 'an identity document, or a company’s registration and proof of address',
    why: 'We check them to know who businesses and reps are.',
    until: `${retention.documentDays} days after we checked them, or until you delete the account. Of the number on them, we keep only an irreversible code, to notice when two accounts use the same one.`,
  },
  {
    what: 'Agreements and payments',
    details: 'what you signed, with the time, your network address and browser, and what was paid, when and for what',
    why: 'They prove what was agreed and paid.',
    until: 'For as long as tax law and the law of evidence require, which may be after you delete your account',
  },
  {
    what: 'What you do here',
    details: 'gigs, applications, decisions, training videos, messages and courses',
    why: 'We need these to provide the service.',
    until: `${untilDeleted}. Records that other people need stay without your name.`,
  },
  {
    what: 'Reviews',
    details: 'what reps and businesses write about each other after a gig, and a business’s private notes about reps',
    why: 'They show how a gig went. To keep out invented reviews, we compare the verification numbers, documents, phone numbers and browsers of both accounts.',
    until: `${untilDeleted}. Then the words are deleted, and the stars stay without your name.`,
  },
  {
    what: 'Reliability',
    details:
      'whether you came, paid, cancelled, answered or were late, worked out from your gigs and interview times, and your appeals',
    why: (
      <>
        Businesses that you apply to or that are shown you as a match, and reps who see your jobs, read a sentence with
        its numbers. Matching ranks reps by it, unless they ask us not to. You read every entry, and our team those you
        appeal. The rules are on the <Link to="/reliability">reliability page</Link>.
      </>
    ),
    until: `An entry counts for ${reliabilityRule.countedDays} days. It is stored until you delete the account.`,
  },
  {
    what: 'Scans of sales codes',
    details:
      'for each gig and day, how often a device opened the code, as an irreversible code of its network and browser',
    why: 'They show businesses and reps how a code works. The key of the irreversible code is deleted the next day, so devices can’t be followed from day to day.',
    until: `${retention.scanDays} days. Recorded sales stay with the agreements and payments.`,
  },
  {
    what: 'Notifications and emails',
    details: 'notifications in the app, and which emails we sent you, without their text',
    why: 'They keep you informed.',
    until: `Notifications: ${retention.readNotificationDays} days after you read them, or ${retention.notificationDays} days at most. Emails: ${sentMailDays} days.`,
  },
  {
    what: 'What you write to us',
    details: 'contact form messages, and enquiry forms if you ticked the consent box',
    why: 'We use them to answer you.',
    until: `Contact form: ${retention.contactMonths} months. Enquiry forms: ${retention.leadMonths} months, or until you withdraw your consent.`,
  },
  {
    what: 'Sign-ups and former addresses',
    details:
      'sign-ups that were not confirmed, and after a deleted account or a changed address an irreversible code of the old address',
    why: 'With the code we keep the end of your free trial and whether a first payment was refunded, so that neither can be used twice.',
    until: `Sign-ups: ${retention.signUpDays} days. Codes: ${retention.formerTrialMonths} months.`,
  },
  {
    what: 'Technical records',
    details: 'sign-ins with device and network address, and a log of requests without contents',
    why: 'We use these for security and to fix faults.',
    until: `Sign-ins: until you sign out, or ${retention.sessionDays} days after your last visit`,
  },
];

export const privacySections: readonly LegalSection[] = [
  {
    id: 'what',
    title: 'What we store and for how long',
    body: (
      <>
        <p>We only ask for information that a feature needs.</p>
        <table className="w-full border-collapse text-start text-base leading-normal">
          <thead>
            <tr className="border-line-strong border-b-2 text-start">
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                What and why
              </th>
              <th scope="col" className="w-2/5 py-2 text-start font-semibold">
                How long
              </th>
            </tr>
          </thead>
          <tbody>
            {stored.map(({ what, details, why, until }) => (
              <tr key={what} className="border-line border-b align-top">
                <th scope="row" className="py-3 pe-4 text-start font-normal">
                  <strong>{what}:</strong> {details}. {why}
                </th>
                <td className="py-3">{until}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          You enter card numbers with our payment provider, and we never see them. If you don’t tick the consent box on
          an enquiry form, what you enter is saved only in your own browser.
        </p>
      </>
    ),
  },
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        {company.legalName}, {company.city}, {company.country}, is the responsible party under the Protection of
        Personal Information Act (POPIA). For anything on this page, email our information officer at {mail} or call{' '}
        {support.phone}. We also comply with the GDPR for people in the European Union.
      </p>
    ),
  },
  {
    id: 'who-sees',
    title: 'Who sees it',
    body: (
      <>
        <p>
          When a rep applies, the business sees their profile, message, points, level and certified courses. Of reps we
          suggest, it sees the facts of the profile with a first name and an initial, and the words our reasons quote.
          While a rep works for a business, it can give them courses and see which courses they have. For courses it
          gave, it sees who is certified and, for {giftBackDays} days, whether one was started. It doesn’t see how they
          learn or what they answer. A rep sees the gig and the business behind it. Once accepted, they also see the
          training videos the business chose. These open on the site that hosts them, which sees the visit as any site
          does. We store identity and company documents encrypted. Only the team members who check them can open them,
          and we record each time they do. No other user sees them.
        </p>
        <p>
          A rep and a business see each other’s phone number and email only for a gig they share. They see them once the
          gig is funded or, where gigs are not paid through {brand.name}, once the rep is accepted. They no longer see
          them when the gig is cancelled or expires, or {engagementLimits.contactDays} days after its last day. Before
          that, they send messages here.
        </p>
        <p>
          If you turn notifications on, the maker of your browser (Google, Apple, Mozilla or Microsoft) carries them to
          your device. They’re encrypted on the way, so the browser maker sees that one was sent but not what it says.
        </p>
        <p>
          To help you, a person on our team may view the site as you for {retention.viewingMinutes} minutes and must
          give a reason. They can only read. Messages from others, your documents and your bank account stay hidden. If
          you download your data, it shows when and why this happened.
        </p>
        <p>
          Companies that provide hosting, email delivery and card payments for us handle data only as far as they need
          to, on our instructions. We use a company that stores data outside South Africa only if the law there or a
          contract protects you as POPIA does. We give data to authorities only when the law requires it.
        </p>
      </>
    ),
  },
  {
    id: 'matching',
    title: 'Automated matching',
    body: (
      <p>
        Matching weighs {matchedBy}. It also weighs {alsoMatchedBy}. It suggests who fits a gig. A business that is sent
        an application sees how well the rep fits and why, including missed gigs. Reps can ask us to ignore their
        reliability. The reasons can quote skills and sentences from a rep’s profile to a business, and from a job to a
        rep. It doesn’t decide who gets a gig. {matchReview} A person always chooses who to hire. You can ask us how a
        match was made or object to it, and a person on our team will review it.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          In your account settings, you can download what we store about you, sign out other devices, choose which
          emails you get and delete the account. For anything else, email {mail}. You can
        </p>
        <ul>
          <li>ask whether we hold information about you, and what it is</li>
          <li>have it corrected or deleted</li>
          <li>object to its use and withdraw any consent from then on</li>
        </ul>
        <p>
          This is free. If you aren’t satisfied with our answer, you can complain to the{' '}
          <a href="https://inforegulator.org.za" target="_blank" rel="noreferrer">
            Information Regulator
          </a>{' '}
          of South Africa.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How we keep it safe',
    body: (
      <p>
        Connections are encrypted. Files are private and open through links that expire within minutes. Our server
        checks permissions on every request, and you can add a second factor to your sign-in. If data ever gets into the
        wrong hands, we’ll tell you and the Information Regulator as soon as we can.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Under 18',
    body: <p>{brand.name} is for adults. We delete the accounts of younger people when we find out about them.</p>,
  },
  {
    id: 'changes',
    title: 'Changes to this page',
    body: (
      <p>Before we change what we do with data, we change this page. The date at the top says when it took effect.</p>
    ),
  },
];
