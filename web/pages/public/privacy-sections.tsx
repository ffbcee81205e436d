import { engagementLimits } from '#contract/agreed-terms.ts';
import { brand } from '#contract/brand.ts';
import { giftBackDays } from '#contract/courses/options.ts';
import type { LegalSection } from '#web/features/marketing/legal-page.tsx';
import { retention } from '#web/features/marketing/retention.ts';
import { mailUrl, matchReview, support } from '#web/lib/site-facts.ts';

const { company } = brand;
const mail = <a href={mailUrl}>{support.email}</a>;

export const privacySections: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        {company.legalName}, {company.city}, {company.country}, is the responsible party under the Protection of
        Personal Information Act (POPIA). For everything on this page write to our information officer at {mail} or call{' '}
        {support.phone}. For people in the European Union we keep to the GDPR in the same way.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What we keep, and why',
    body: (
      <>
        <p>We ask for a piece of information only where something does not work without it.</p>
        <ul>
          <li>
            <strong>Your account:</strong> email address, name, whether you are a rep or a business, and a password that
            is stored only as a salted hash. To let you in, and to know who agreed to what.
          </li>
          <li>
            <strong>Your profile:</strong> what you write into it, such as experience, skills, location, photo and CV.
            So that the other side can choose.
          </li>
          <li>
            <strong>Your documents and your agreement:</strong> an identity document, or a company's registration and
            proof of address, and the agreement you sign, with the time, the address of your connection and your
            browser. To check that both sides are who they say they are, and to be able to prove it.
          </li>
          <li>
            <strong>What you do here:</strong> gigs, applications, decisions, training videos, messages, courses. That
            is the service itself.
          </li>
          <li>
            <strong>Payments:</strong> what was paid, when, and for what. Card numbers are typed at our payment provider
            and never reach us.
          </li>
          <li>
            <strong>What you write to us:</strong> messages of the contact form, and lead forms if you ticked the box.
            Without the tick a lead form is saved in your own browser and reaches nobody.
          </li>
          <li>
            <strong>Technical records:</strong> sign-ins with device and network address, and a log of requests without
            contents. For security and to find faults.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'who-sees',
    title: 'Who sees it',
    body: (
      <>
        <p>
          A business sees the profile and the message of a rep who applies to it, with their points, their level and the
          courses that they are certified for. While a rep works for it, it can give them courses: it sees which courses
          they have, and of those that it gave who is certified and, for {giftBackDays} days, whether one was begun. It
          does not see how they learn, nor what they answer. A rep sees the gig and the business behind it, and once
          accepted the training videos that the business chose; those open on the site where they play, which sees the
          visit as any site does. Identity and company documents are stored encrypted and seen only by the people of our
          team who check them; each look is recorded. No other user sees them.
        </p>
        <p>
          A rep and a business see each other's phone number and email only for a gig they share. They see them once the
          gig is funded or, where gigs are not paid through {brand.name}, once the rep is accepted. They no longer see
          them when the gig is cancelled or expires, or {engagementLimits.contactDays} days after its last day. Before
          that, they send messages here.
        </p>
        <p>
          If you turn notifications on, the maker of your browser (Google, Apple, Mozilla or Microsoft) carries them to
          your device. They are encrypted on the way: it sees that one comes, and not what it says.
        </p>
        <p>
          To help you, a person on our team may see the site as you for {retention.viewingMinutes} minutes, with a
          reason. They can only read, and what others wrote to you, your papers and your bank account stay hidden. When
          and why is in the copy of your data.
        </p>
        <p>
          Companies that run machines for us (hosting, mail delivery, card payments) handle data on our instructions,
          and only as far as they must. Where one of them stores data outside South Africa, we use it only if the law
          there or a contract protects you as POPIA does. We hand data to authorities only when the law obliges us to.
        </p>
      </>
    ),
  },
  {
    id: 'matching',
    title: 'Matching by machine',
    body: (
      <p>
        Matching compares industry, duration, location, experience and skills, and suggests who fits a gig. It decides
        nothing. {matchReview} A person always chooses whom to hire. You may ask us how a match was made or object to
        it, and a person on our team will review it.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    body: (
      <ul>
        <li>Account, profile and CV: until you delete the account.</li>
        <li>
          Identity and company documents: {retention.documentDays} days after they were checked, or until you delete the
          account. Of the number on them we keep only a scrambled mark that cannot be turned back, to notice when two
          accounts use the same one.
        </li>
        <li>Sign-ups that nobody confirmed: {retention.signUpDays} days.</li>
        <li>
          What we told you in the app: {retention.readNotificationDays} days after you read it, and at most{' '}
          {retention.notificationDays} days.
        </li>
        <li>Which mails went to you, without their words: 30 days.</li>
        <li>
          After you delete your account or change its email address, a scrambled mark of the old address, with the end
          of your free trial and whether a first payment was refunded, so that neither starts again:{' '}
          {retention.formerTrialMonths} months.
        </li>
        <li>Messages of the contact form: {retention.contactMonths} months.</li>
        <li>Lead forms with consent: {retention.leadMonths} months, or until you take the consent back.</li>
        <li>
          Records of payments and signed agreements: as long as tax law and the law of evidence ask for it, which may be
          longer than your account.
        </li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          In the settings of your account you can download what we keep about you, end the sessions of other devices,
          choose which mails you get, and delete the account. For anything else write to {mail}. You may
        </p>
        <ul>
          <li>ask whether we know something about you, and what</li>
          <li>have it corrected or deleted</li>
          <li>object to its use, and take back any consent, with effect from then on</li>
        </ul>
        <p>
          We charge nothing for it. If our answer does not satisfy you, you may complain to the{' '}
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
    title: 'How it is kept safe',
    body: (
      <p>
        Connections are encrypted, files are private and opened through links that expire within minutes, rights are
        checked on the server at every call, and you can add a second factor to your sign-in. If data ever gets into the
        wrong hands, we tell you and the Information Regulator as soon as we can.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Under 18',
    body: <p>{brand.name} is for adults. We delete accounts of younger people when we learn of them.</p>,
  },
  {
    id: 'changes',
    title: 'Changes to this page',
    body: (
      <p>
        When what we do with data changes, this page changes first. The date at the top says since when it is in force.
      </p>
    ),
  },
];
