import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sessionState, watchSession } from './session-store.ts';

/** Where unsent text is stored. */
export interface FormDraft<Values> {
  /** The stored text, or null. */
  readonly found: Values | null;
  readonly keep: (values: Values) => void;
  readonly forget: () => void;
}

/** Stores what is typed into a form until it is sent, and restores it. */
export function useFormDraft<Values extends FieldValues, Sent extends FieldValues = Values>(
  { reset, subscribe }: Pick<UseFormReturn<Values, unknown, Sent>, 'reset' | 'subscribe'>,
  draft: FormDraft<Values>,
) {
  const [found] = useState(draft.found);
  const [restored, setRestored] = useState(found !== null);
  const typed = useRef(found);
  const over = useRef(false);
  // From the latest render: what it stores beside the values may have changed.
  const kept = useRef(draft);

  useEffect(() => {
    kept.current = draft;
  });

  useEffect(() => {
    if (found) reset(found, { keepDefaultValues: true });
  }, [found, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (over.current) return;
          typed.current = isDirty ? values : null;
          if (isDirty) kept.current.keep(values);
          else kept.current.forget();
        },
      }),
    [subscribe],
  );

  // Signing out in another tab deletes every draft there. This tab, with a form in use, was not involved.
  useEffect(
    () =>
      watchSession(() => {
        const { status, goTo } = { goTo: null, ...sessionState() };
        if (status === 'signed-out' && goTo === null && typed.current && !over.current) {
          kept.current.keep(typed.current);
        }
      }),
    [],
  );

  const letGo = () => {
    typed.current = null;
    kept.current.forget();
    setRestored(false);
  };
  return {
    restored,
    letGo,
    /** Sent: later changes of the form are not stored. */
    sent() {
      over.current = true;
      letGo();
    },
    /** Restarts with these values. */
    discard(values: Values) {
      reset(values);
      letGo();
    },
  };
}
