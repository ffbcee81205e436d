import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { giftBackDays, moneyBack } from '#contract/courses/options.ts';
import { charges, courseCents, priceNoticeDays } from '#contract/pricing.ts';
import type { LegalSection } from '#web/features/marketing/legal-page.tsx';
import { RepPrice } from '#web/features/marketing/rep-price.tsx';
import { formatRand } from '#web/lib/format.ts';
import { gigWords, mailUrl, support, trial } from '#web/lib/site-facts.ts';

const { company, name } = brand;
const { rep, business } = charges;
const mail = <a href={mailUrl}>{support.email}</a>;

export const termsSections: readonly LegalSection[] = [
  {
    id: 'parties',
    title: 'Who agrees to this',
    body: (
      <p>
        You and {company.legalName}, {company.city}, {company.country} (“{name}”, “we”). By opening an account you agree
        to these terms. You must be 18 or older. If you act for a company, you confirm that you may.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What we do',
    body: (
      <>
        <p>
          Businesses post short-term sales work, called gigs. Reps apply. We run the place where this happens, check
          both sides, suggest matches and keep the records.
        </p>
        <p>
          We do not employ reps and do not act as anybody's agent. What is agreed about a gig is agreed between the
          business and the rep, and both keep to the law that applies to it, including tax and labour law.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        What you tell us about yourself must be true and yours to tell. Keep your password to yourself and tell us at
        once if somebody else uses your account. One person may hold an account as a rep and as a business.
      </p>
    ),
  },
  {
    id: 'checks',
    title: 'The agreement and the checks',
    body: (
      <p>
        Before a rep applies, and before a business posts or hires, each signs the marketplace agreement, hands in the
        documents it names, and is approved by our team. A check lowers a risk. It does not remove it, and it is no
        promise about how somebody will work.
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and payment',
    body: (
      <>
        <ul>
          <li>
            Reps:{' '}
            <RepPrice free="nothing.">
              {formatRand(rep.monthlyCents)} a month{trial.rep.after}.
            </RepPrice>
          </li>
          <li>
            Businesses: {formatRand(business.monthlyCents)} a month{trial.business.after}.
          </li>
          <li>Gigs: {gigWords.fee.both} A gig that is already agreed keeps the fee it was agreed under.</li>
          <li className="reps-free:hidden">
            Training courses: {formatRand(courseCents)} each, only if you buy one. A business can give them to the reps
            who work for it, at the same price.
          </li>
        </ul>
        <p>
          Each email address gets one free trial for each kind of account, and one refund of a first payment. When a
          free trial ends, nothing is charged by itself: you subscribe first, and see the price before you pay. A
          subscription then renews each month until you cancel. Card payments run through a payment provider. The plans
          on the <Link to="/businesses#plans">business</Link>{' '}
          <RepPrice free="page">
            and <Link to="/reps#plans">rep</Link> pages
          </RepPrice>{' '}
          are a choice to remember; what is charged is the price above.
        </p>
        <p>
          We email you at least {priceNoticeDays} days before the price of an account changes. The new price applies to
          what you subscribe to after that. You can cancel at any time.
        </p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling',
    body: (
      <>
        <p>
          You can cancel at any time; what you have paid for runs to its end and nothing more is charged. Under section
          44 of the Electronic Communications and Transactions Act you may also cancel within seven days of paying and
          get your money back, unless the service began before that with your agreement. You can delete your account in
          the settings.
        </p>
        <p>
          A training course that you bought goes back on its page within {moneyBack.days} days, while less than{' '}
          {moneyBack.belowPercent} % of it is done and its test was not begun; each course once. What a business gave
          goes back within {giftBackDays} days, before the rep begins it; each course once from the same rep.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    body: (
      <ul>
        <li>Gigs or profiles that are false, unlawful, or discriminate unfairly</li>
        <li>Asking a rep for money, or for work without pay, to get a gig</li>
        <li>Collecting other people's data, or disturbing how the site runs</li>
      </ul>
    ),
  },
  {
    id: 'content',
    title: 'What you publish',
    body: (
      <p>
        Your texts, pictures and videos stay yours. You let us show them here, to the people they are meant for, for as
        long as they are in your account. We may take down what breaks these terms, and tell you why.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Who is responsible for what',
    body: (
      <p>
        We keep the marketplace running with care, and it may still fail now and then. We are responsible for damage
        that we cause wilfully or through gross negligence, and wherever the law leaves no choice. We are not
        responsible for what a business or a rep does in a gig. Nothing here takes away a right that the Consumer
        Protection Act gives you.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'When it ends',
    body: (
      <p>
        You may leave at any time. We may close or pause an account that breaks these terms; we say why, and you may
        answer. Gigs that were already agreed are still owed by those who agreed to them.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, changes and questions',
    body: (
      <>
        <p>
          The law of South Africa applies, and its courts decide. If these terms change, the new ones stand on this
          page, with the day from which they apply at its top. Whoever does not agree may leave at any time.
        </p>
        <p>
          Questions and complaints: {mail}, {support.phone}. How we handle your data is on the{' '}
          <Link to="/privacy">privacy page</Link>.
        </p>
      </>
    ),
  },
];
