import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Result } from '#contract/endpoint.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { plural } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { salesHookQuery } from './api.ts';
import { ShownOnce } from './shown-once.tsx';

type SalesHook = NonNullable<Result<typeof salesSystemsApi.hook>['hook']>;

/** Where changes of sales are posted. */
export function SalesHookCard() {
  const query = useQuery(salesHookQuery);
  const [editing, setEditing] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Card title="Webhook" description="We post every change to a sale to your system.">
      <QueryPart query={query} label="Loading your webhook">
        {({ hook }) => (
          <div className="grid gap-4">
            {hook ? <Shown hook={hook} /> : <p className="text-ink-soft">No webhook yet.</p>}
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" full="phone" onClick={() => setEditing(true)}>
                {hook ? (hook.on ? 'Change address or secret' : 'Turn on again') : 'Add webhook'}
              </Button>
              {hook ? <Remove /> : null}
            </div>
            {editing ? (
              <HookDialog address={hook?.address ?? null} onSecret={setSecret} onClose={() => setEditing(false)} />
            ) : null}
          </div>
        )}
      </QueryPart>
      {secret ? (
        <ShownOnce
          title="Your webhook’s secret"
          copyLabel="Copy secret"
          secret={secret}
          onClose={() => setSecret(null)}
        />
      ) : null}
    </Card>
  );
}

function Shown({ hook: { address, on, failures, lastFailure, deliveredAt } }: { readonly hook: SalesHook }) {
  return (
    <DescriptionList
      items={[
        { term: 'Address', detail: <span className="wrap-anywhere">{address}</span> },
        {
          term: 'Status',
          detail: on ? (
            <Badge tone="success">On</Badge>
          ) : (
            <Badge tone="danger">{failures > 0 ? 'Off after failures' : 'Off'}</Badge>
          ),
        },
        { term: 'Last delivery', detail: deliveredAt ? formatDateTime(deliveredAt) : 'None yet' },
        ...(lastFailure
          ? [
              {
                term: 'Last failure',
                detail: `${lastFailure} ${failures > 0 ? `${plural(failures, 'post')} in a row failed.` : 'We’ll try again.'}`,
              },
            ]
          : []),
      ]}
    />
  );
}

function Remove() {
  const remove = useMutation(mutationOf(salesSystemsApi.removeHook));
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" full="phone">
          Remove webhook
        </Button>
      }
      title="Remove the webhook?"
      description="We’ll stop posting changes of sales to your system."
      confirmLabel="Remove webhook"
      failed="We couldn’t remove the webhook"
      act={async () => {
        await remove.mutateAsync({});
        toast({ title: 'Webhook removed' });
      }}
    />
  );
}

const fields = z.object({
  address: z.url('Enter a web address that begins with https://.').max(500),
  newSecret: z.boolean(),
});

interface HookDialogProps {
  /** Null: there is none yet. */
  readonly address: string | null;
  readonly onSecret: (secret: string) => void;
  readonly onClose: () => void;
}

function HookDialog({ address, onSecret, onClose }: HookDialogProps) {
  const save = useMutation(mutationOf(salesSystemsApi.setHook));
  const form = useForm({ resolver: zodResolver(fields), defaultValues: { address: address ?? '', newSecret: false } });
  return (
    <SendDialog
      form={form}
      title="Webhook"
      description={
        address === null
          ? 'We create a secret when you save, and sign every post with it.'
          : 'Saving turns it on. The secret stays the same unless you ask for a new one.'
      }
      confirmLabel="Save webhook"
      failedTitle="We couldn’t save the webhook"
      onSend={async (body) => {
        const { secret } = await save.mutateAsync({ body });
        if (secret === null) toast({ title: 'Webhook saved' });
        else onSecret(secret);
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="address" label="Web address" hint="A public https address" required>
        {(field) => <TextInput {...field} type="url" inputMode="url" placeholder="https://" />}
      </FormField>
      {address === null ? null : (
        <FormCheckbox
          control={form.control}
          name="newSecret"
          label="Make a new secret"
          hint="The old secret stops working."
        />
      )}
    </SendDialog>
  );
}
