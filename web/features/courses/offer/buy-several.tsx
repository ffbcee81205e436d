import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { CourseCard } from '#contract/courses/courses.ts';
import { courseLevels, moneyBack, mostCoursesAtOnce } from '#contract/courses/options.ts';
import { formatRandExact, plural } from '#web/lib/format.ts';
import { useIsOff } from '#web/lib/site-now.ts';
import { soldBy, WherePaid } from '#web/lib/sold-by.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { openedWords } from './opened-words.ts';
import { PayDialog } from './pay-dialog.tsx';
import { useBuyingSeveral } from './use-buying.ts';

/** Buys several courses that the learner doesn't have, each at its price, in one payment. */
export function BuySeveral({ courses }: { readonly courses: readonly CourseCard[] }) {
  const [open, setOpen] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const offered = courses.filter(({ own, withdrawn, priceCents }) => own === null && !withdrawn && priceCents > 0);
  const chosen = offered.filter(({ id }) => ticked.has(id));
  const buying = useBuyingSeveral(chosen.map(({ id }) => id));
  const isOff = useIsOff('courses');
  if ((offered.length < 2 || isOff) && !open) return null;
  const price = formatRandExact(chosen.reduce((sum, { priceCents }) => sum + priceCents, 0));
  const tick = (ids: readonly string[], on: boolean) =>
    setTicked(new Set([...[...ticked].filter((id) => !ids.includes(id)), ...(on ? ids : [])]));
  return (
    <>
      <Button
        variant="secondary"
        full="phone"
        icon={<ListChecks aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        Buy several courses
      </Button>
      <PayDialog
        open={open}
        onClose={() => setOpen(false)}
        buying={buying}
        price={price}
        then="The courses will open here"
        paid={(payment) => openedWords(payment, 'Your courses are open. Each one is yours to keep.')}
        title="Buy several courses"
        description="You make one payment, with each course at its own price. You haven’t been charged yet."
        notYet={
          chosen.length === 0
            ? 'Select the courses you want.'
            : chosen.length > mostCoursesAtOnce
              ? `Select up to ${mostCoursesAtOnce} courses.`
              : undefined
        }
      >
        <div className="grid gap-5">
          {courseLevels.map((level) => {
            const ofLevel = offered.filter((course) => course.level === level);
            const isWhole = ofLevel.every(({ id }) => ticked.has(id));
            if (ofLevel.length === 0) return null;
            return (
              <fieldset key={level} className="min-w-0">
                <legend className="sr-only">{level}</legend>
                <div className="flex items-center justify-between gap-3 border-line border-b pb-1">
                  <span aria-hidden="true" className="font-semibold">
                    {level}
                  </span>
                  <Button
                    variant="ghost"
                    size="small"
                    onClick={() =>
                      tick(
                        ofLevel.map(({ id }) => id),
                        !isWhole,
                      )
                    }
                  >
                    {isWhole ? 'None' : 'All'}
                    <span className="sr-only"> of {level}</span>
                  </Button>
                </div>
                {ofLevel.map(({ id, title, priceCents }) => (
                  <Checkbox
                    key={id}
                    checked={ticked.has(id)}
                    onChange={(on) => tick([id], on)}
                    label={
                      <span className="flex flex-wrap justify-between gap-x-4">
                        <span className="min-w-0">{title}</span>
                        <span className="figures">{formatRandExact(priceCents)}</span>
                      </span>
                    }
                  />
                ))}
              </fieldset>
            );
          })}
          <DescriptionList
            items={[
              {
                term: 'Total',
                detail: (
                  <strong className="figures font-semibold">
                    {plural(chosen.length, 'course')}, {price}, once
                  </strong>
                ),
              },
              {
                term: 'Refunds',
                detail: `Per course, within ${moneyBack.days} days, while less than ${moneyBack.belowPercent}% is done. Once per course.`,
              },
              soldBy,
            ]}
          />
          <WherePaid />
        </div>
      </PayDialog>
    </>
  );
}
