import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface RestoredNoteProps {
  /** For forms without another way to discard it. */
  readonly onDiscard?: () => void;
  readonly children: ReactNode;
}

/** Above a form restored after a reload, or after the session ended. */
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
