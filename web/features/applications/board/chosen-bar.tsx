import { Columns3, X } from 'lucide-react';
import { mostChosen } from '#contract/applications/board.ts';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type Chosen, whomOf } from './use-chosen.ts';

interface Rest {
  readonly status: ApplicationStatus | undefined;
  readonly count: number;
}

interface ChosenBarProps {
  readonly chosen: Chosen;
  /** Everyone in the list; null when all are selected. */
  readonly rest: Rest | null;
  /** The list is filtered. */
  readonly narrowed: boolean;
  readonly onRest: (status: Rest['status']) => void;
  /** How many fit side by side on this screen. */
  readonly mostCompared: number;
  readonly onCompare: () => void;
  readonly onInvite: () => void;
  readonly onReject: () => void;
  readonly onClear: () => void;
}

/** Actions on the ticked applicants. Sticky while the list is scrolled. */
export function ChosenBar(props: ChosenBarProps) {
  const { chosen, rest, narrowed, onRest, mostCompared, onCompare, onInvite, onReject, onClear } = props;
  const { allMatching } = chosen;
  const open = whomOf(chosen, 'reject').count;
  const length = allMatching ? open : chosen.all.length;
  const words = allMatching ? `All ${formatCount(length)} selected` : `${formatCount(length)} selected`;
  const tooMany = !allMatching && open > mostChosen;
  return (
    <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 md:bottom-4">
      <p role="status" className="sr-only">
        {length > 0 ? words : ''}
      </p>
      {length === 0 ? null : (
        // Beside the help chat in the corner.
        <section
          aria-label="Selected applicants"
          className="me-16 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-2 ps-4 shadow-popup max-sm:px-3 max-sm:pb-3"
        >
          <p className="figures font-semibold">{words}</p>
          <IconButton
            label="Clear selection"
            icon={<X aria-hidden="true" className="size-5" />}
            className={rest ? undefined : 'me-auto'}
            onClick={onClear}
          />
          {rest ? (
            <Button variant="ghost" size="small" className="me-auto" onClick={() => onRest(rest.status)}>
              {`Select all ${formatCount(rest.count)}`}
              {rest.status ? ` ${applicationStatusTexts[rest.status].label.toLowerCase()}` : ''}
              {narrowed ? ' that match' : ''}
            </Button>
          ) : null}
          {/* On a separate line if they don't fit beside the count. */}
          <div className="flex gap-2 max-sm:w-full max-sm:flex-wrap max-sm:*:flex-1 max-sm:*:whitespace-nowrap max-sm:*:px-2">
            <Button
              variant="secondary"
              size="small"
              icon={<Columns3 aria-hidden="true" className="size-4" />}
              disabled={allMatching !== null || length < 2 || length > mostCompared}
              onClick={onCompare}
            >
              Compare
            </Button>
            <Button variant="secondary" size="small" disabled={open === 0 || tooMany} onClick={onInvite}>
              {open === 0 ? 'Invite' : `Invite ${formatCount(open)}`}
            </Button>
            <Button variant="danger" size="small" disabled={open === 0 || tooMany} onClick={onReject}>
              {open === 0 ? 'Reject' : `Reject ${formatCount(open)}`}
            </Button>
          </div>
          <Hint
            said={[
              !allMatching && length < 2 && 'Select one more to compare.',
              !allMatching && length > mostCompared && `You can compare up to ${mostCompared} on this screen.`,
              tooMany && `You can tick up to ${mostChosen} applicants. To include more, use “Select all”.`,
              !allMatching && open < length && !tooMany && 'You can reject applicants who are pending or in interview.',
            ]}
          />
        </section>
      )}
    </div>
  );
}

function Hint({ said }: { readonly said: readonly (string | false)[] }) {
  const words = said.filter(Boolean);
  return words.length > 0 ? <p className="w-full pb-1 text-ink-soft text-sm">{words.join(' ')}</p> : null;
}
