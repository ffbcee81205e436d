import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig, CircleX, Hourglass, LogIn, SearchX } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';
import type { Payment } from '#contract/payments/payments.ts';
import {
  businessTabAddress,
  courseAddress,
  giveCoursesAddress,
  settingsAddress,
  trainingAddress,
} from '#contract/site/portal-addresses.ts';
import { signInPath, withDestination } from '#contract/site/sign-in-addresses.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { paymentQuery } from '#web/features/payments/api.ts';
import { coursesPaidWords } from '#web/features/payments/courses-words.ts';
import { hiresPaidWords } from '#web/features/payments/hires-words.ts';
import { paymentWords } from '#web/features/payments/payment-words.ts';
import { meQuery } from '#web/features/session/api.ts';
import { LiveUpdates } from '#web/features/session/live-updates.tsx';
import { decidePostLogin } from '#web/features/session/post-login.ts';
import { SecondFactorPage } from '#web/features/session/second-factor-page.tsx';
import { Unreachable } from '#web/features/session/unreachable.tsx';
import { Waiting } from '#web/features/session/waiting.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { formatRand, formatRandExact } from '#web/lib/format.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.tsx';
import { mailUrl, support } from '#web/lib/site-facts.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PaymentFrame } from './payment-frame.tsx';

export const meta = () => pageMeta({ title: 'Your payment', hidden: true });

/** The provider's return page for payers, mostly before its notification is in. */
export default function PaymentSuccess() {
  const session = useSession();
  const [search] = useSearchParams();
  const paymentId = z.uuid().safeParse(search.get('payment_id')).data;

  if (session.status === 'loading') return <Waiting />;
  if (session.status === 'unreachable') return <Unreachable />;
  if (session.status === 'second-factor') return <SecondFactorPage session={session.session} />;
  if (session.status === 'signed-out') return <SignedOut />;
  if (paymentId === undefined) return <NotFound />;
  return (
    <>
      <LiveUpdates />
      <OwnPayment paymentId={paymentId} />
    </>
  );
}

const leadStyle = 'text-ink-soft text-lg leading-relaxed';
const actionsStyle = 'mt-2 flex w-full flex-col gap-3 md:flex-row';

function OwnPayment({ paymentId }: { readonly paymentId: string }) {
  const { data: payment, error, isFetching, refetch } = useQuery(paymentQuery(paymentId));
  if (payment) return <Shown payment={payment} />;
  if (!error) return <Waiting />;
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  return (
    <main id="main" className="page grid min-h-dvh content-center">
      <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
    </main>
  );
}

const looks = {
  paid: { icon: <CircleCheckBig aria-hidden="true" />, tone: 'success' },
  waiting: { icon: <Hourglass aria-hidden="true" />, tone: 'neutral' },
  stopped: { icon: <CircleX aria-hidden="true" />, tone: 'danger' },
} as const;

function lookOf({ paymentStatus }: Payment) {
  if (paymentStatus === 'COMPLETE') return looks.paid;
  return paymentStatus === 'PENDING' ? looks.waiting : looks.stopped;
}

/** Where to continue with the paid item, and where to retry. Undefined: on the dashboard. */
const goesOn: Record<Payment['item'], (payment: Payment) => { readonly to: string; readonly label?: string }> = {
  subscription: () => ({ to: settingsAddress('billing') }),
  hires: () => ({ to: businessTabAddress('my-team'), label: 'Back to My team' }),
  courses: ({ side, courses: [course, ...more] }) => {
    if (side === 'business') return { to: giveCoursesAddress({ part: 'given' }), label: 'View courses given' };
    return course && more.length === 0
      ? { to: courseAddress(course.courseId), label: 'Open course' }
      : { to: trainingAddress(), label: 'Open courses' };
  },
};

function Shown({ payment }: { readonly payment: Payment }) {
  const { paymentStatus, itemName, amountGross, receiptNumber, merchantPaymentId, side } = payment;
  const { data: me } = useQuery(meQuery);
  const words = { ...paymentWords[paymentStatus], ...hiresPaidWords(payment), ...coursesPaidWords(payment) };
  const next = goesOn[payment.item](payment);
  const waits = paymentStatus === 'PENDING';
  const again = paymentStatus === 'FAILED' || paymentStatus === 'CANCELLED' || paymentStatus === 'ABANDONED';
  const first = again ? { to: next.to, label: 'Try Again' } : next.label ? next : null;
  return (
    <PaymentFrame {...lookOf(payment)} title={words.title}>
      <p role="status" className={leadStyle}>
        {words.text}
      </p>
      <DescriptionList
        className="w-full rounded-card border border-line bg-surface px-5 py-4"
        items={[
          { term: 'Item', detail: itemName },
          ...payment.hires.map(({ repName, what, amountCents, state }) => ({
            term: repName,
            detail: `${formatRand(amountCents)}: ${what}${state === 'returning' ? '. We’ll refund this' : ''}`,
          })),
          { term: 'Amount', detail: <span className="figures font-semibold">{formatRandExact(amountGross)}</span> },
          { term: 'Status', detail: words.label },
          ...(receiptNumber ? [{ term: 'Receipt', detail: receiptNumber }] : []),
          ...(waits ? [{ term: 'Payment number', detail: merchantPaymentId }] : []),
        ]}
      />
      {waits ? <IfItTakesLong /> : null}
      <div className={actionsStyle}>
        {first ? (
          <LinkButton to={first.to} size="large" full="phone">
            {first.label}
          </LinkButton>
        ) : null}
        {payment.item === 'hires' && !again ? null : (
          <LinkButton
            to={decidePostLogin(me ?? null, side)}
            variant={first ? 'secondary' : 'primary'}
            size="large"
            full="phone"
          >
            Continue to Dashboard
          </LinkButton>
        )}
      </div>
    </PaymentFrame>
  );
}

function IfItTakesLong() {
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      You can close this page. Your payment will count once your bank confirms it, and we’ll email you. If you haven’t
      heard from us after a day, send the payment number to{' '}
      <a href={mailUrl} className="font-medium text-brand underline underline-offset-4">
        {support.email}
      </a>
      .
    </p>
  );
}

/** Also shown for another user's payment, so that no one can probe for it. */
function NotFound() {
  return (
    <PaymentFrame icon={<SearchX aria-hidden="true" />} title="Payment not found">
      <p className={leadStyle}>This payment isn’t on your account. See your payments under Settings, Billing.</p>
      <div className={actionsStyle}>
        <LinkButton to={settingsAddress('billing')} size="large" full="phone">
          View your payments
        </LinkButton>
      </div>
    </PaymentFrame>
  );
}

function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <PaymentFrame icon={<LogIn aria-hidden="true" />} title="Sign in to see your payment">
      <p className={leadStyle}>
        Your payment counts whether you’re signed in or not. We’ll email you once your bank confirms it.
      </p>
      <div className={actionsStyle}>
        <LinkButton to={withDestination(signInPath, pathname + search)} size="large" full="phone">
          Sign in
        </LinkButton>
        <LinkButton to="/" variant="secondary" size="large" full="phone">
          Continue to Dashboard
        </LinkButton>
      </div>
    </PaymentFrame>
  );
}
