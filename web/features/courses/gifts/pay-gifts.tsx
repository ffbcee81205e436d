import { Gift } from 'lucide-react';
import { useState } from 'react';
import type { GiftRep } from '#contract/courses/gifts.ts';
import { giftBackDays, mostGifts } from '#contract/courses/options.ts';
import { formatRandExact, plural } from '#web/lib/format.ts';
import { soldBy, WherePaid } from '#web/lib/sold-by.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { openedWords } from '../offer/opened-words.ts';
import { PayDialog } from '../offer/pay-dialog.tsx';
import { useGiving } from '../offer/use-buying.ts';
import type { GiftCourse } from './choose-courses.tsx';

interface PayGiftsProps {
  readonly courses: readonly GiftCourse[];
  readonly reps: readonly GiftRep[];
  readonly onPaid: () => void;
}

function whyNot({ courses, reps }: PayGiftsProps, count: number): string | undefined {
  if (courses.length === 0) return 'Select a course.';
  if (reps.length === 0) return 'Select a rep.';
  if (count === 0) return 'They already have it.';
  return count > mostGifts ? `You can give up to ${mostGifts} at a time. Give the others afterwards.` : undefined;
}

/** The total, and the button to pay. */
export function PayGifts(props: PayGiftsProps) {
  const { courses, reps, onPaid } = props;
  const [open, setOpen] = useState(false);
  const { gifts, totalCents, had } = sumGifts(courses, reps);
  // The dialog keeps its content from when it opened, also after payment.
  const [pressed, setPressed] = useState({ gifts, totalCents, courses, reps });
  const buying = useGiving(pressed.gifts);
  const price = formatRandExact(totalCents);
  const refused = whyNot(props, gifts.length);
  return (
    <Card>
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{gifts.length === 0 ? 'Nothing selected yet' : giftsText(gifts)}</span>
        <strong className="figures font-semibold text-xl">{price}</strong>
      </p>
      {had > 0 ? (
        <p className="mt-1 text-ink-soft text-sm">
          We left out {had === 1 ? 'one course' : `${had} courses`} they already have.
        </p>
      ) : null}
      <Button
        variant="accent"
        full
        className="mt-4"
        icon={<Gift aria-hidden="true" className="size-4.5" />}
        disabled={refused !== undefined}
        {...(refused !== undefined && { disabledReason: refused })}
        onClick={() => {
          setPressed({ gifts, totalCents, courses, reps });
          setOpen(true);
        }}
      >
        Review and pay
      </Button>
      <PayDialog
        open={open}
        onClose={() => {
          if (buying.started) onPaid();
          setOpen(false);
        }}
        buying={buying}
        price={formatRandExact(pressed.totalCents)}
        then="They’ll have the courses"
        paid={(payment) => openedWords(payment, 'They have the courses now. We’ve told them the courses are from you.')}
      >
        <Order {...pressed} />
      </PayDialog>
    </Card>
  );
}

const giftsText = (gifts: readonly { readonly repId: string }[]): string =>
  `${plural(gifts.length, 'course')} for ${plural(new Set(gifts.map(({ repId }) => repId)).size, 'rep')}`;

interface OrderProps extends Pick<PayGiftsProps, 'courses' | 'reps'> {
  readonly gifts: ReturnType<typeof sumGifts>['gifts'];
  readonly totalCents: number;
}

/** The gifts, listed before payment. */
function Order({ gifts, totalCents, courses, reps }: OrderProps) {
  const titlesFor = (rep: GiftRep) =>
    courses
      .filter(({ id }) => gifts.some(({ courseId, repId }) => courseId === id && repId === rep.repId))
      .map(({ title }) => title);
  return (
    <div className="grid gap-5">
      <DescriptionList
        items={[
          ...reps.flatMap((rep) => {
            const titles = titlesFor(rep);
            return titles.length === 0 ? [] : [{ term: rep.repName, detail: titles.join(', ') }];
          }),
          {
            term: 'Total',
            detail: (
              <strong className="figures font-semibold">
                {giftsText(gifts)}: {formatRandExact(totalCents)}, once
              </strong>
            ),
          },
          {
            term: 'Withdrawing a course',
            detail: `Within ${giftBackDays} days, if the rep hasn’t started it. You can do this once per course and rep. After that, it’s theirs to keep.`,
          },
          { term: 'What you can see', detail: 'Who has earned the certificate. You can’t see their progress.' },
          soldBy,
        ]}
      />
      <WherePaid />
    </div>
  );
}

interface Priced {
  readonly id: string;
  readonly priceCents: number;
}

/** Each of the courses for each of the reps, less what a rep already has; with the price. */
export function sumGifts(courses: readonly Priced[], reps: readonly GiftRep[]) {
  const pairs = reps.flatMap((rep) =>
    courses.filter(({ id }) => !rep.has.includes(id)).map((course) => ({ course, rep })),
  );
  return {
    gifts: pairs.map(({ course: { id: courseId }, rep: { repId } }) => ({ courseId, repId })),
    totalCents: pairs.reduce((sum, { course }) => sum + course.priceCents, 0),
    /** Left out, as they have it already. */
    had: courses.length * reps.length - pairs.length,
  };
}
