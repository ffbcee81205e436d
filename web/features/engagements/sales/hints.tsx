import { useQuery } from '@tanstack/react-query';
import { teamWorkAddress } from '#contract/site/portal-addresses.ts';
import { hintText } from '#texts/engagements/sales.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { salesHintsQuery } from './api.ts';

/** What is unusual about the sales of the last days, of all jobs or of one. Renders nothing where nothing is. */
export function SalesHints({ jobId }: { readonly jobId: string | undefined }) {
  const { data } = useQuery(salesHintsQuery(jobId));
  if (!data || data.items.length === 0) return null;
  return (
    <Card
      title="Worth a look"
      description="Unusual in the last 30 days. Most have an ordinary reason, and these sales still count."
      folded={data.items.length > 5}
    >
      <ul className="grid gap-4">
        {data.items.map((hint) => (
          <li key={`${hint.engagementId} ${hint.kind} ${hint.day}`} className="min-w-0 wrap-anywhere">
            <p className="font-semibold">
              <TextLink to={teamWorkAddress(hint.engagementId)}>{hint.repName}</TextLink>, {formatDay(hint.day)}
            </p>
            <p className="text-ink-soft text-sm">{hint.title}</p>
            <p className="leading-normal">{hintText(hint)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
