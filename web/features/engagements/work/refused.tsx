import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { formatTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type KeptRecord, keepWork, letGoOfWork } from './kept.ts';
import { sendKeptWork } from './sender.ts';

const recordNames: Record<KeptRecord['kind'], string> = { in: 'check-in', out: 'check-out', waiting: 'waiting record' };

/** An offline record that the server refused. The user can correct a wrong code, and the recorded time stays. */
export function WorkRefused({ record }: { readonly record: KeptRecord }) {
  const { userId } = useMe();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const { refused, kind, at, id } = record;
  if (!refused) return null;
  function again(event: FormEvent) {
    event.preventDefault();
    keepWork(userId, { ...record, code: code.replace(/\s/g, ''), refused: null });
    void sendKeptWork(queries, userId);
  }
  return (
    <Alert tone="danger" title={`Your ${recordNames[kind]} at ${formatTime(at)} wasn’t accepted: ${refused.title}`}>
      <p>{refused.message}</p>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        {refused.isCode ? (
          <form onSubmit={again} className="flex flex-wrap items-end gap-2">
            <Field label="That day’s check-in code">
              <TextInput
                value={code}
                onChange={(event) => setCode(event.target.value)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                className="figures max-w-40"
              />
            </Field>
            <Button type="submit" variant="primary" disabled={!/^\d{3}\s?\d{3}$/.test(code)}>
              Send again
            </Button>
          </form>
        ) : null}
        <Button variant="ghost" onClick={() => letGoOfWork(userId, id)}>
          Dismiss
        </Button>
      </div>
    </Alert>
  );
}
