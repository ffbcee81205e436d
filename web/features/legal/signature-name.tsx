import type { ComponentProps } from 'react';
import { isSameName } from '#domain/same-name.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export function SignatureInput(field: ComponentProps<typeof TextInput>) {
  return (
    <TextInput {...field} autoComplete="off" spellCheck={false} maxLength={200} className="font-display text-xl" />
  );
}

interface OtherNameNoteProps {
  readonly expectedName: string | null;
  readonly typedName: string;
  /** What then happens. */
  readonly then?: string;
}

/** A name other than the account's is remarked on, and accepted. */
export function OtherNameNote({ expectedName, typedName, then }: OtherNameNoteProps) {
  const typed = typedName.trim();
  if (expectedName === null || typed.length < 3 || isSameName(typed, expectedName)) return null;
  return (
    <Alert tone="info">
      Your account says {expectedName}. You may sign with another name{then ? `; ${then}` : ''}.
    </Alert>
  );
}
