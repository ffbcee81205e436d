import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface WeekStepsProps {
  /** Null in the current week. */
  readonly onThisWeek: (() => void) | null;
  /** @param weeks -1 or 1 */
  readonly onStep: (weeks: -1 | 1) => void;
}

/** To the previous or next week, and back to the current one. */
export function WeekSteps({ onThisWeek, onStep }: WeekStepsProps) {
  return (
    <div className="flex items-center">
      {onThisWeek === null ? null : (
        <Button variant="ghost" size="small" onClick={onThisWeek}>
          This week
        </Button>
      )}
      <IconButton
        label="Previous week"
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label="Next week"
        icon={<ChevronRight aria-hidden="true" className="size-5" />}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
