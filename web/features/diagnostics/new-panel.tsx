import { RotateCw } from 'lucide-react';
import type { CheckStatus } from '#domain/diagnostics/overall-status.ts';
import { plural } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckList, StatusBadge } from './check-list.tsx';
import type { CheckItem } from './use-checks.ts';

const words: Readonly<Record<CheckStatus, string>> = {
  testing: 'Testing',
  pass: 'Pass',
  fail: 'Fail',
  warning: 'Warning',
};

function summaryOf(overall: CheckStatus, items: readonly CheckItem[]): string {
  const count = (status: CheckStatus) => items.filter(({ outcome }) => outcome?.status === status).length;
  if (overall === 'testing') return 'Running the checks.';
  if (overall === 'pass') return `All ${items.length} checks passed.`;
  const parts = [count('fail') && `${count('fail')} failed`, count('warning') && plural(count('warning'), 'warning')];
  return `${parts.filter(Boolean).join(', ')} out of ${items.length} checks.`;
}

interface NewPanelProps {
  readonly items: readonly CheckItem[];
  readonly overall: CheckStatus;
  readonly onRerun: () => void;
}

export function NewPanel({ items, overall, onRerun }: NewPanelProps) {
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <Card
      title="Diagnostics"
      action={
        <Button
          variant="secondary"
          size="small"
          busy={overall === 'testing'}
          busyLabel="Testing"
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={onRerun}
        >
          Run again
        </Button>
      }
    >
      <p role="status" className="flex flex-wrap items-center gap-2.5">
        <span className="font-semibold">Overall</span>
        <StatusBadge status={overall}>{words[overall]}</StatusBadge>
        <span className="text-[0.9375rem] text-ink-soft">{summaryOf(overall, items)}</span>
      </p>
      {groups.map((group) => (
        <section key={group} className="mt-6">
          <h3 className="border-line border-b pb-2 text-lg">{group}</h3>
          <CheckList label={group} items={items.filter((item) => item.group === group)} wordFor={(one) => words[one]} />
        </section>
      ))}
    </Card>
  );
}
