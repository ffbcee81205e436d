import { zodResolver } from '@hookform/resolvers/zod';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { disputeLimits } from '#contract/engagements/options.ts';
import { prose } from '#contract/fields.ts';
import type { FileDescription } from '#contract/files/files.ts';
import { deadlineOf } from '#domain/engagements/deadlines.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatUntil } from '#web/lib/format-time.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { EvidenceField } from './evidence-field.tsx';
import { proposalOf } from './proposal.ts';

export interface Opening {
  readonly note: string;
  readonly proposedCents: number;
  readonly fileIds: string[];
}

interface OpenDisputeDialogProps {
  readonly title: string;
  readonly description: string;
  readonly confirm: string;
  readonly done: string;
  readonly payCents: number;
  /** The other side. */
  readonly other: string;
  readonly onSend: (opening: Opening) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Opens a dispute with what happened, a proposed amount and files. */
export default function OpenDisputeDialog(props: OpenDisputeDialogProps) {
  const { title, description, confirm, done, payCents, other, onSend, onClose } = props;
  const [files, setFiles] = useState<readonly Pick<FileDescription, 'id' | 'name'>[]>([]);
  const schema = z.object({ note: prose('What happened', 1000), proposedCents: proposalOf(payCents) });
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { note: '', proposedCents: null },
  });
  const until = deadlineOf('state', new Date(), { number: 1, start: null, end: null });
  return (
    <SendDialog
      form={form}
      title={title}
      description={`${description} Both sides can make statements until ${formatUntil(until.toISOString())} (SAST).`}
      confirmLabel={confirm}
      failedTitle="We couldn’t send this"
      onSend={async (said) => {
        await onSend({ ...said, fileIds: files.map(({ id }) => id) });
        toast({ title: done, description: `We’ve notified ${other}.` });
      }}
      onOutdated={null}
      onClose={onClose}
    >
      <FormField control={form.control} name="note" label="What happened" hint={`${other} will read this.`} required>
        {(field) => <Textarea {...field} rows={5} limit={longest(schema.shape.note)} />}
      </FormField>
      <FormField
        control={form.control}
        name="proposedCents"
        label="Amount the rep should get"
        hint={`At most ${formatRandExact(payCents)}, before our fee.`}
        required
      >
        {(field) => <MoneyInput {...field} />}
      </FormField>
      {files.map(({ id, name }) => (
        <p key={id} className="flex items-center justify-between gap-3">
          <span className="min-w-0 break-words">{name}</span>
          <Button
            variant="ghost"
            size="small"
            icon={<X aria-hidden="true" className="size-4" />}
            onClick={() => setFiles(files.filter((one) => one.id !== id))}
          >
            Remove<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </p>
      ))}
      {files.length < disputeLimits.files ? (
        <EvidenceField
          label="A picture or PDF"
          hint={`Only you, ${other} and our team can open it.`}
          onUploaded={(file) => setFiles((before) => [...before, file])}
        />
      ) : null}
    </SendDialog>
  );
}
