import {
  CalendarClock,
  CalendarX,
  CircleCheckBig,
  ClipboardCheck,
  HandCoins,
  Hourglass,
  type LucideIcon,
  Users,
} from 'lucide-react';
import type { Attention } from '#contract/dashboards/dashboards.ts';
import { Card } from '#web/ui/card.tsx';
import { attentionWords } from './attention-words.ts';
import { LinkRows } from './link-rows.tsx';

const icons: Record<Attention['kind'], LucideIcon> = {
  interview: CalendarClock,
  funding: HandCoins,
  hand_in: ClipboardCheck,
  declined: CalendarX,
  waiting: Users,
  closing: Hourglass,
};

const pressing: readonly Attention['kind'][] = ['interview', 'funding', 'hand_in'];

function idOf(one: Attention): string {
  if ('applicationId' in one) return one.applicationId;
  return 'engagementId' in one ? one.engagementId : one.jobId;
}

interface AttentionCardProps {
  readonly attention: readonly Attention[];
  /** Something else on the page needs attention: without a list nothing is shown. */
  readonly quiet?: boolean;
}

/** Tasks that wait for the business, the most urgent first, each with a link. */
export function AttentionCard({ attention, quiet = false }: AttentionCardProps) {
  const now = new Date();
  if (attention.length === 0 && quiet) return null;
  if (attention.length === 0) {
    return (
      <p className="flex items-center gap-3 rounded-card bg-success-soft px-5 py-4 font-semibold text-on-success-soft">
        <CircleCheckBig aria-hidden="true" className="size-5 shrink-0" />
        Nothing needs your attention at the moment.
      </p>
    );
  }
  return (
    <Card title="What needs your attention" flush>
      <LinkRows
        rows={attention.map((one) => ({
          id: `${one.kind} ${idOf(one)}`,
          Icon: icons[one.kind],
          pressing: pressing.includes(one.kind),
          ...attentionWords(one, now),
        }))}
      />
    </Card>
  );
}
