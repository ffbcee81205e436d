import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sessionState, watchSession } from './session-store.ts';

/** Where what is typed is kept until it is sent. */
export interface FormDraft<Values> {
  /** What was typed before, or null. */
  readonly found: Values | null;
  readonly keep: (values: Values) => void;
  readonly forget: () => void;
}

/** Keeps what is typed into a form until it is sent, and gives back what was typed before. */
export function useFormDraft<Values extends FieldValues, Sent extends FieldValues = Values>(
  { reset, subscribe }: Pick<UseFormReturn<Values, unknown, Sent>, 'reset' | 'subscribe'>,
  draft: FormDraft<Values>,
) {
  const [found] = useState(draft.found);
  const [restored, setRestored] = useState(found !== null);
  const typed = useRef(found);
  const over = useRef(false);
  // The one of the newest render: what it keeps beside the values may have changed.
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

  // Who signs out in another tab lets go of every draft there. Nobody asked this tab, where somebody was typing.
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
    /** It was sent: what the form does afterwards is not kept. */
    sent() {
      over.current = true;
      letGo();
    },
    /** Begins anew with these values. */
    discard(values: Values) {
      reset(values);
      letGo();
    },
  };
}
