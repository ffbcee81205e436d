import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type SearchMail, savedSearchInput, searchMails } from '#contract/jobs/saved-searches.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { mailLabels } from './filter-words.ts';

const mailHints: Record<SearchMail, string> = {
  daily: 'One email with all new jobs',
  instant: 'Up to one email an hour',
  none: 'Saved here only',
};

const schema = savedSearchInput.pick({ name: true, mail: true });

interface Chosen {
  name: string;
  mail: SearchMail;
}

interface SavedSearchDialogProps {
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly start: Chosen;
  readonly onClose: () => void;
  /** Throws the server's refusal. */
  readonly onSave: (chosen: Chosen) => Promise<void>;
}

/** The name and email schedule of a saved search. */
export default function SavedSearchDialog({
  title,
  description,
  confirmLabel,
  start,
  onClose,
  onSave,
}: SavedSearchDialogProps) {
  const form = useForm<Chosen>({
    resolver: zodResolver(schema),
    defaultValues: start,
  });

  return (
    <SendDialog
      form={form}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      busyLabel="Saving"
      failedTitle="We couldn’t save the search"
      onSend={onSave}
      onOutdated={null}
      onClose={onClose}
    >
      <FormField control={form.control} name="name" label="Name" required>
        {(field) => <TextInput {...field} maxLength={longest(schema.shape.name)} autoComplete="off" />}
      </FormField>
      <FormRadioGroup
        control={form.control}
        name="mail"
        legend="Email me new jobs"
        options={searchMails.map((value) => ({ value, label: mailLabels[value], hint: mailHints[value] }))}
      />
    </SendDialog>
  );
}
