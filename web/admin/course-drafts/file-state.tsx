import { Check, CloudOff, LoaderCircle, Pencil, TriangleAlert } from 'lucide-react';
import type { FileState } from './use-file-text.ts';

const looks = {
  saved: { Icon: Check, words: 'Saved', tone: 'text-ink-soft' },
  typing: { Icon: Pencil, words: 'Not saved yet', tone: 'text-ink-soft' },
  saving: { Icon: LoaderCircle, words: 'Saving', tone: 'text-ink-soft' },
  waiting: { Icon: CloudOff, words: 'Not saved. Kept on this device, and retrying', tone: 'text-danger' },
  refused: { Icon: TriangleAlert, words: 'Not saved. Kept on this device', tone: 'text-danger' },
  outdated: { Icon: TriangleAlert, words: 'Not saved. Kept on this device', tone: 'text-danger' },
  gone: { Icon: TriangleAlert, words: 'Not saved. Kept on this device', tone: 'text-danger' },
} as const;

/** Whether the text is saved. */
export function FileStateLine({ state }: { readonly state: FileState }) {
  const { Icon, words, tone } = looks[state.is];
  return (
    <p role="status" className={`flex items-start gap-2 text-sm leading-snug ${tone}`}>
      <Icon aria-hidden="true" className="mt-px size-4 shrink-0" />
      <span className="min-w-0">
        {words}
        {'why' in state ? `: ${state.why}` : ''}
      </span>
    </p>
  );
}
