import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface RestoredNoteProps {
  /** Where the form has no other button that lets it go. */
  readonly onDiscard?: () => void;
  readonly children: ReactNode;
}

/** Over a form that holds what was typed before a reload, or before the session ended. */
export function RestoredNote({ onDiscard, children }: RestoredNoteProps) {
  const discard = onDiscard && (
    <Button variant="secondary" size="small" onClick={onDiscard}>
      Discard changes
    </Button>
  );
  return (
    <Alert title="We kept what you typed" action={discard}>
      {children}
    </Alert>
  );
}
