import { useState } from 'react';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { type ProfileKind, profileDraft } from './profile-draft.ts';

/** Focuses the first control of a part of the page, and scrolls it into view. */
export function goTo(id: string): void {
  const part = document.getElementById(id);
  const control = part?.querySelector<HTMLElement>('button, input, a[href]');
  part?.scrollIntoView({ block: 'center' });
  (control ?? part)?.focus({ preventScroll: true });
}

/** Whether a profile is read or edited. Text from before a reload reopens the form. */
export function useProfileMode<Field extends string>(kind: ProfileKind) {
  const { userId } = useMe();
  const [editing, setEditing] = useState(() => profileDraft(kind, userId).exists());
  const [start, setStart] = useState<{ readonly field: Field } | null>(null);
  return {
    editing,
    start,
    edit() {
      setStart(null);
      setEditing(true);
    },
    /** @param place a field of the form, or, with a #, an anchor on the page */
    show(place: Field | `#${string}`) {
      if (place.startsWith('#')) {
        goTo(place.slice(1));
        return;
      }
      setStart({ field: place as Field });
      setEditing(true);
    },
    read() {
      setEditing(false);
      setStart(null);
      // The buttons under the form are gone: focus moves to the profile's beginning.
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}
