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
        to these terms. You must be 18 or older. If you act for a company, you confirm that you’re authorised to.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What we do',
    body: (
      <>
        <p>
          Businesses post short-term sales work, called gigs. Reps apply. We run the marketplace, verify businesses and
          reps, suggest matches and keep the records.
        </p>
        <p>
          We don’t employ reps and don’t act as anyone’s agent. The business and the rep agree on a gig with each other.
          Both must follow the law that applies to it, including tax and labour law.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        What you tell us about yourself must be true and yours to share. Keep your password to yourself and tell us
        immediately if someone else uses your account. You can have an account as both a rep and a business.
      </p>
    ),
  },
  {
    id: 'checks',
    title: 'The agreement and the checks',
    body: (
      <p>
        Before a rep applies, and before a business posts or hires, they must sign the marketplace agreement, upload the
        documents it lists and be approved by our team. A check lowers risk but doesn’t remove it. It doesn’t guarantee
        how well someone will work.
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
          <li>Gigs: {gigWords.fee.both} An agreed gig keeps the fee that applied when it was agreed.</li>
          <li className="reps-free:hidden">
            Training courses: {formatRand(courseCents)} each, only if you buy one. A business can give them to the reps
            who work for it, at the same price.
          </li>
        </ul>
        <p>
          Each email address gets one free trial per account type and one refund of a first payment. We don’t charge you
          automatically when a free trial ends. If you subscribe, you pay the monthly price above, which you see before
          you subscribe. Your subscription renews each month until you cancel. A payment provider processes card
          payments. During the beta, choosing a plan on the <Link to="/businesses#plans">business</Link>{' '}
          <RepPrice free="page">
            and <Link to="/reps#plans">rep</Link> pages
          </RepPrice>{' '}
          only tells us which one you prefer. You pay the price above, whichever you choose.
        </p>
        <p>
          We email you at least {priceNoticeDays} days before the price of an account changes. The new price applies to
          subscriptions you start after that. You can cancel at any time.
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
          You can cancel at any time. What you’ve paid for runs to its end, and you won’t be charged again. Under
          section 44 of the Electronic Communications and Transactions Act, you may also cancel within seven days of
          paying and get your money back, unless the service began before that with your agreement. You can delete your
          account in the settings.
        </p>
        <p>
          You can return a training course you bought on its page within {moneyBack.days} days, once per course, while
          less than {moneyBack.belowPercent}% is done and you haven’t started its test. A business can withdraw a course
          it gave within {giftBackDays} days, once per course and rep, before the rep starts it.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'What isn’t allowed',
    body: (
      <ul>
        <li>Gigs or profiles that are false, unlawful, or discriminate unfairly</li>
        <li>Asking a rep to pay, or to work for free, to get a gig</li>
        <li>Collecting other people’s data, or disrupting the site</li>
      </ul>
    ),
  },
  {
    id: 'content',
    title: 'What you publish',
    body: (
      <p>
        Your texts, pictures and videos stay yours. You let us show them here to the people they’re meant for, as long
        as they’re in your account. We may take down anything that breaks these terms, and we’ll tell you why.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Who is responsible for what',
    body: (
      <p>
        We run the marketplace with care, but it may fail now and then. We’re responsible for damage we cause wilfully
        or through gross negligence, and wherever the law requires it. We aren’t responsible for what a business or a
        rep does in a gig. Nothing here takes away a right that the Consumer Protection Act gives you.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'When it ends',
    body: (
      <p>
        You may leave at any time. We may close or pause an account that breaks these terms. We’ll say why, and you can
        respond. Gigs that were already agreed still bind those who agreed to them.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, changes and questions',
    body: (
      <>
        <p>
          South African law applies, and South African courts decide any dispute. If these terms change, this page shows
          the new ones, with the date they take effect at the top. If you don’t agree, you may leave at any time.
        </p>
        <p>
          Questions and complaints: {mail}, {support.phone}. How we handle your data is on the{' '}
          <Link to="/privacy">privacy page</Link>.
        </p>
      </>
    ),
  },
];
