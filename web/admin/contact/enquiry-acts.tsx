import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { type ContactMessage, enquiryAnswer } from '#contract/contact/enquiries.ts';
import { longest } from '#web/lib/longest.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { teamQuery } from './api.ts';

interface EnquiryActsProps extends Pick<ContactMessage, 'assignedTo'> {
  readonly name: string;
  readonly email: string;
  readonly onAnswer: (answer: { id: string; text: string }) => Promise<unknown>;
  readonly onAssign: (adminId: string | null) => void;
}

/** The assignee of an enquiry, and the answer. */
export function EnquiryActs({ name, email, assignedTo, onAnswer, onAssign }: EnquiryActsProps) {
  // One answer, however often it is resent.
  const [id, setId] = useState<string | null>(null);
  const team = useQuery(teamQuery).data ?? [];
  return (
    <>
      <Field label="Assigned to" className="min-w-48">
        <Select
          options={team.map(({ adminId, email: value, you }) => ({ value: adminId, label: you ? 'You' : value }))}
          value={team.find((one) => one.email === assignedTo)?.adminId ?? null}
          onChange={onAssign}
          placeholder="Unassigned"
        />
      </Field>
      <Button variant="secondary" full="phone" className="md:w-fit" onClick={() => setId(uuidv7())}>
        Answer
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {id === null ? null : (
        <ReasonDialog
          title={`Answer ${name}`}
          description={`We’ll email your answer to ${email} from our team.`}
          label="Answer"
          hint="We’ll keep your answer with the enquiry."
          confirmLabel="Send answer"
          tone="primary"
          failedTitle="We couldn’t send the answer"
          limit={longest(enquiryAnswer)}
          onSend={(text) => onAnswer({ id, text })}
          onClose={() => setId(null)}
        />
      )}
    </>
  );
}
