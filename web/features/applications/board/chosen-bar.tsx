import { Columns3, X } from 'lucide-react';
import { mostRejections } from '#contract/applications/applications.ts';
import { canApply } from '#domain/application-lifecycle.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Chosen } from './use-chosen.ts';

interface ChosenBarProps {
  readonly chosen: Chosen;
  /** How many fit side by side on this screen. */
  readonly mostCompared: number;
  readonly onCompare: () => void;
  readonly onReject: () => void;
  readonly onClear: () => void;
}

/** What can be done with those who are ticked. Stays in sight while the list is scrolled. */
export function ChosenBar({ chosen, mostCompared, onCompare, onReject, onClear }: ChosenBarProps) {
  const { length } = chosen.all;
  const open = chosen.all.filter(({ status }) => canApply('reject', status)).length;
  return (
    <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 md:bottom-4">
      <p role="status" className="sr-only">
        {length > 0 ? `${length} chosen` : ''}
      </p>
      {length === 0 ? null : (
        // Beside the help chat, which stands in the corner.
        <section
          aria-label="Chosen applicants"
          className="me-16 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-2 ps-4 shadow-popup max-sm:px-3 max-sm:pb-3"
        >
          <p className="figures font-semibold">{length} chosen</p>
          <IconButton
            label="Choose nobody"
            icon={<X aria-hidden="true" className="size-5" />}
            className="me-auto"
            onClick={onClear}
          />
          {/* A line of their own where the count and they do not fit beside each other. */}
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button
              variant="secondary"
              size="small"
              icon={<Columns3 aria-hidden="true" className="size-4" />}
              disabled={length < 2 || length > mostCompared}
              onClick={onCompare}
            >
              Compare
            </Button>
            <Button variant="danger" size="small" disabled={open === 0 || open > mostRejections} onClick={onReject}>
              {open === 0 ? 'Reject' : `Reject ${open}`}
            </Button>
          </div>
          <Hint length={length} open={open} mostCompared={mostCompared} />
        </section>
      )}
    </div>
  );
}

function Hint({ length, open, mostCompared }: { length: number; open: number; mostCompared: number }) {
  const said = [
    length < 2 ? 'Choose one more to compare.' : null,
    length > mostCompared ? `This screen compares at most ${mostCompared}.` : null,
    open > mostRejections ? `At most ${mostRejections} can be rejected at once.` : null,
    open < length && open <= mostRejections ? 'Only those who are pending or in interview can be rejected.' : null,
  ].filter((one) => one !== null);
  return said.length > 0 ? <p className="w-full pb-1 text-ink-soft text-sm">{said.join(' ')}</p> : null;
}
