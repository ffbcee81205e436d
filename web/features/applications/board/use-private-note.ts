import { useEffect, useEffectEvent, useState } from 'react';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { privateNoteInput } from '#contract/applications/notes.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { draftOf } from '#web/lib/drafts.ts';
import { toast } from '#web/lib/toast.ts';
import { useWriteNote } from '../api.ts';

/** The business's private note: stored on this device while it is typed, and saved when the applicant is closed. */
export function usePrivateNote({ id, rep, privateNote }: Pick<ReceivedApplication, 'id' | 'rep' | 'privateNote'>) {
  const { userId } = useMe();
  const write = useWriteNote(id);
  const saved = privateNote?.text ?? '';
  const [draft] = useState(() => draftOf('browser', `note-${id}`, userId));
  // Null until something is typed: then the saved note shows, also when another tab changes it.
  const [typed, setTyped] = useState(() => draft.find({ text: '' })?.text ?? null);
  const text = typed ?? saved;
  const unsaved = typed !== null && typed.trim() !== saved;
  const checked = privateNoteInput.safeParse({ text });
  const problem = unsaved && !checked.success && text.trim() !== '' ? checked.error.issues[0]?.message : undefined;

  function change(next: string) {
    setTyped(next);
    if (next.trim() === saved) draft.forget();
    else draft.keep({ text: next });
  }

  function settle(sent: string | null) {
    // Text typed during the request is not saved yet.
    setTyped((now) => (now === sent || sent === null ? null : now));
    if (draft.find({ text: '' })?.text === sent || sent === null) draft.forget();
  }

  // Also when the applicant is closed before the answer, for which the callbacks of `mutate` don't run.
  const send = (sent: string | null) =>
    write.mutateAsync(sent).then(
      () => settle(sent),
      () => undefined,
    );

  /** The applicant was closed with an unsaved note. If saving fails it stays on this device and is shown when they are opened. */
  const keepAfterwards = (sent: string) =>
    write.mutateAsync(sent).then(
      () => {
        if (draft.find({ text: '' })?.text.trim() === sent) draft.forget();
      },
      () =>
        toast({
          title: 'Your note isn’t saved yet',
          description: `We kept it on this device. Open ${rep.fullName} again to save it.`,
          variant: 'destructive',
        }),
    );

  const leave = useEffectEvent(() => {
    if (unsaved && checked.success && !write.isPending) void keepAfterwards(checked.data.text);
    else if (text.trim() === '') draft.forget();
  });
  useEffect(() => () => leave(), []);

  return {
    text,
    saved,
    unsaved,
    problem,
    savedAt: privateNote?.updatedAt ?? null,
    error: write.error,
    busy: write.isPending,
    change,
    save: () => send(text),
    remove: () => send(null),
  };
}
