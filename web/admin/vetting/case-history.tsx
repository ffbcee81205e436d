import type { HistoryStep } from '#contract/vetting/cases.ts';
import { documentLabels } from '#contract/vetting/documents.ts';
import type { VettingStep } from '#contract/vetting/legal.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx';
import { stepNames } from './vetting-texts.ts';

const stops: readonly VettingStep[] = ['rejected', 'reopened'];

/** Everything that happened to a case, earlier decisions included, newest first. */
export function CaseHistory({ history }: { readonly history: readonly HistoryStep[] }) {
  return (
    <Card title="History">
      <Timeline entries={[...history].reverse().map(entryOf)} />
    </Card>
  );
}

function entryOf({ id, step, at, by, document, note }: HistoryStep): TimelineEntry {
  return {
    id,
    title: document ? `${stepNames[step]}: ${documentLabels[document]}` : stepNames[step],
    time: formatDateTime(at),
    moment: at,
    tone: stops.includes(step) ? 'stopped' : 'done',
    body:
      by || note ? (
        <>
          {by ? <p className="break-all text-ink-soft text-sm">by {by}</p> : null}
          {note ? <p className="whitespace-pre-line break-words">{note}</p> : null}
        </>
      ) : undefined,
  };
}
