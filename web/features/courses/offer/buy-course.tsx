import { useState } from 'react';
import type { CoursePage } from '#contract/courses/courses.ts';
import { moneyBack } from '#contract/courses/options.ts';
import { offTexts } from '#contract/site/off-texts.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { useIsOff } from '#web/lib/site-now.ts';
import { soldBy, WherePaid } from '#web/lib/sold-by.tsx';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { useBuying } from './use-buying.ts';

interface BuyCourseProps {
  readonly course: Pick<CoursePage, 'id' | 'title' | 'priceCents'>;
}

/** From the price to the payment. The page behind it opens the course once the payment arrives. */
export function BuyCourse({ course: { id, title, priceCents } }: BuyCourseProps) {
  const [open, setOpen] = useState(false);
  const buying = useBuying(id);
  const price = formatRandExact(priceCents);
  if (useIsOff('courses') && !open) return <p className="text-ink-soft">{offTexts.courses}</p>;
  return (
    <>
      <Button variant="accent" full onClick={() => setOpen(true)}>
        Buy for {price}
      </Button>
      <PayDialog
        open={open}
        onClose={() => setOpen(false)}
        buying={buying}
        price={price}
        then="The course will open here"
      >
        <Order title={title} price={price} />
      </PayDialog>
    </>
  );
}

/** The order, described before buying (ECTA, section 43). */
function Order({ title, price }: { readonly title: string; readonly price: string }) {
  return (
    <div className="grid gap-5">
      <DescriptionList
        items={[
          { term: 'What you’re buying', detail: <strong className="font-semibold">Training course: {title}</strong> },
          { term: 'Price', detail: <strong className="figures font-semibold">{price}, once</strong> },
          { term: 'Access', detail: 'Yours to keep' },
          {
            term: 'Refunds',
            detail: `Within ${moneyBack.days} days, as long as you’ve done less than ${moneyBack.belowPercent}% of it. Request it on the course page, once per course.`,
          },
          soldBy,
        ]}
      />
      <WherePaid />
    </div>
  );
}
