import { type FormEvent, useId, useState } from 'react';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useWorkRecord } from '../use-work-record.ts';
import type { WorkActionProps } from './action-props.ts';
import { letGoOfWork } from './kept.ts';
import { rememberPlace, sharesPlace } from './place.ts';

/** @param quiet another action comes first */
export function WorkCheckIn({ work, code, quiet }: WorkActionProps & { readonly quiet?: boolean }) {
  const { userId } = useMe();
  const { busy, record } = useWorkRecord();
  const [typed, setTyped] = useState(code ?? '');
  const [places, setPlaces] = useState(() => sharesPlace(userId) ?? false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const fieldId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const digits = typed.replace(/\s/g, '');
    if (!/^\d{6}$/.test(digits)) {
      setTrouble('Enter the six digits of the code.');
      document.getElementById(fieldId)?.focus();
      return;
    }
    rememberPlace(userId, places);
    setTrouble(null);
    const kept = await record({ engagementId: work.id, kind: 'in', code: digits, withPlace: places });
    if (kept === null) toast({ title: 'Checked in', description: `${work.companyName} can see that you’ve arrived.` });
    else if (kept !== 'no place' && kept.refused) {
      // The rep is on site and can correct it now.
      letGoOfWork(userId, kept.id);
      setTrouble(kept.refused.message);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-md gap-3">
      <Field
        id={fieldId}
        label="Check-in code"
        hint={`Ask ${work.companyName} for the six-digit code.`}
        error={trouble}
      >
        <TextInput
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          className="figures text-2xl tracking-[0.3em]"
        />
      </Field>
      <Checkbox
        label="Share my location too"
        hint={`Only ${work.companyName} and our team see it. It helps if you’re ever reported as a no-show.`}
        checked={places}
        onChange={setPlaces}
      />
      <Button
        type="submit"
        variant={quiet ? 'secondary' : 'accent'}
        size="large"
        full
        busy={busy}
        busyLabel="Checking in"
      >
        Check in
      </Button>
    </form>
  );
}
