import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { line } from '#contract/fields.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { salesKeysQuery } from './api.ts';
import { ShownOnce } from './shown-once.tsx';

/** The keys with which the business’s system records sales. */
export function SalesKeysCard() {
  const query = useQuery(salesKeysQuery);
  const [naming, setNaming] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const full = (query.data?.items.length ?? 0) >= saleLimits.keys;
  return (
    <Card
      title="API keys"
      description="Your shop or till records your reps’ sales with a key."
      action={
        <Button size="small" disabled={full || !query.data} onClick={() => setNaming(true)}>
          Create key
        </Button>
      }
    >
      <QueryPart query={query} label="Loading your keys">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">No keys yet. Create one for the system that takes your orders.</p>
          ) : (
            <ul className="-my-2 divide-y divide-line">
              {items.map((key) => (
                <KeyRow key={key.id} {...key} />
              ))}
            </ul>
          )
        }
      </QueryPart>
      {full ? (
        <p className="mt-4 text-ink-soft text-sm">You can have {saleLimits.keys} keys. Revoke one to create another.</p>
      ) : null}
      {naming ? <KeyDialog onMade={setMade} onClose={() => setNaming(false)} /> : null}
      {made ? (
        <ShownOnce title="Your new key" copyLabel="Copy key" secret={made} onClose={() => setMade(null)} />
      ) : null}
    </Card>
  );
}

interface KeyRowProps {
  readonly id: string;
  readonly name: string;
  readonly ending: string;
  readonly madeAt: string;
}

function KeyRow({ id, name, ending, madeAt }: KeyRowProps) {
  const revoke = useMutation(mutationOf(salesSystemsApi.revokeKey));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-[min(10rem,100%)] flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-ink-soft text-sm">
          Ends in {ending}, created on {formatDate(madeAt)}
        </p>
      </div>
      <AskFirst
        trigger={
          <Button variant="secondary" size="small" aria-label={`Revoke ${name}`}>
            Revoke
          </Button>
        }
        title={`Revoke ${name}?`}
        description="Systems that use this key can’t record sales any more. You can’t undo this."
        confirmLabel="Revoke key"
        failed="We couldn’t revoke the key"
        act={async () => {
          await revoke.mutateAsync({ params: { keyId: id } });
          toast({ title: 'Key revoked' });
        }}
      />
    </li>
  );
}

const fields = z.object({ name: line('The name', 60) });

function KeyDialog({ onMade, onClose }: { readonly onMade: (key: string) => void; readonly onClose: () => void }) {
  const make = useMutation(mutationOf(salesSystemsApi.makeKey));
  const form = useForm({ resolver: zodResolver(fields), defaultValues: { name: '' } });
  return (
    <SendDialog
      form={form}
      size="small"
      title="Create an API key"
      description="Name the system that will use it."
      confirmLabel="Create key"
      failedTitle="We couldn’t create the key"
      onSend={async (body) => onMade((await make.mutateAsync({ body })).key)}
      onClose={onClose}
    >
      <FormField control={form.control} name="name" label="Name" hint="For example “Online shop”" required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
    </SendDialog>
  );
}
