import clsx from 'clsx';
import { Bookmark } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useSaveJob } from './saved-api.ts';

interface SaveJobButtonProps {
  readonly job: { readonly id: string; readonly title: string };
  readonly saved: boolean;
  /** With a label beside the icon, where there is room. */
  readonly named?: boolean;
}

/** Saves a job for later, or removes it. */
export function SaveJobButton({ job, saved, named = false }: SaveJobButtonProps) {
  const save = useSaveJob(job.id);
  const shown = save.isPending ? save.variables : saved;
  const mark = <Bookmark aria-hidden="true" className={clsx('size-5', shown && 'fill-current')} />;
  if (named) {
    return (
      <Button variant="secondary" icon={mark} aria-pressed={shown} onClick={() => save.mutate(!shown)}>
        {shown ? 'Saved' : 'Save job'}
      </Button>
    );
  }
  return (
    <IconButton
      label={`Save ${job.title}`}
      icon={mark}
      aria-pressed={shown}
      className={clsx('relative', shown ? 'text-brand' : 'text-ink-soft')}
      onClick={() => save.mutate(!shown)}
    />
  );
}
