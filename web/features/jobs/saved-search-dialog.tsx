import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type SearchMail, savedSearchInput, searchMails } from '#contract/jobs/saved-searches.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export const mailLabels: Record<SearchMail, string> = {
  daily: 'Once a day',
  instant: 'As soon as there is one',
  none: 'No mail',
};

const mailHints: Record<SearchMail, string> = {
  daily: 'One mail with all that is new',
  instant: 'At most one mail an hour',
  none: 'Only kept for you here',
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
  /** Throws what the server answers when it says no. */
  readonly onSave: (chosen: Chosen) => Promise<void>;
}

/** What a saved search is called, and when it is mailed. */
export function SavedSearchDialog({
  title,
  description,
  confirmLabel,
  start,
  onClose,
  onSave,
}: SavedSearchDialogProps) {
  const { control, handleSubmit, formState, setError } = useForm<Chosen>({
    resolver: zodResolver(schema),
    defaultValues: start,
  });

  const submit = handleSubmit(async (chosen) => {
    try {
      await onSave(chosen);
      onClose();
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });

  return (
    <FormDialog
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      busyLabel="Saving"
      failedTitle="Not saved"
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField control={control} name="name" label="Name" required>
        {(field) => <TextInput {...field} maxLength={60} autoComplete="off" />}
      </FormField>
      <FormRadioGroup
        control={control}
        name="mail"
        legend="Mail me new jobs"
        options={searchMails.map((value) => ({ value, label: mailLabels[value], hint: mailHints[value] }))}
      />
    </FormDialog>
  );
}
