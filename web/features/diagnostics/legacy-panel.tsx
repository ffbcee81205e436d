import { RotateCw } from 'lucide-react';
import type { CheckStatus } from '#domain/diagnostics/overall-status.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckList } from './check-list.tsx';
import { legacyStatusOf } from './report-text.ts';
import type { CheckItem } from './use-checks.ts';

const words = { success: 'Success', error: 'Error', warning: 'Warning' } as const;
const wordFor = (status: CheckStatus) => (status === 'testing' ? 'Checking' : words[legacyStatusOf[status]]);

interface LegacyPanelProps {
  readonly items: readonly CheckItem[];
  readonly onRerun: () => void;
  /** Names the checks that only admins see. */
  readonly note?: string | undefined;
}

export function LegacyPanel({ items, onRerun, note }: LegacyPanelProps) {
  const busy = items.some(({ outcome }) => outcome === null);
  const wrong = items.filter(({ outcome }) => outcome !== null && outcome.status !== 'pass').length;
  return (
    <Card
      title="Legacy check"
      description="The checks from the first version of this page."
      action={
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          busyLabel="Checking"
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={onRerun}
        >
          Check again
        </Button>
      }
    >
      <p role="status" className="text-[0.9375rem] text-ink-soft">
        {busy ? 'Checking.' : wrong === 0 ? 'No problems found.' : `${wrong} of ${items.length} checks need attention.`}
      </p>
      <CheckList label="Legacy check" items={items} wordFor={wordFor} />
      {note ? <p className="mt-3 text-ink-soft text-sm">{note}</p> : null}
    </Card>
  );
}
