import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { type SearchMail, savedSearchInput, searchMails } from '#contract/saved-searches.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
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
  const formId = useId();
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
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !formState.isSubmitting) onClose();
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={formState.isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={formState.isSubmitting} busyLabel="Saving">
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <FormField control={control} name="name" label="Name" required>
          {(field) => <TextInput {...field} maxLength={60} autoComplete="off" />}
        </FormField>
        <FormRadioGroup
          control={control}
          name="mail"
          legend="Mail me new jobs"
          options={searchMails.map((value) => ({ value, label: mailLabels[value], hint: mailHints[value] }))}
        />
        {formState.errors.root ? (
          <Alert tone="danger" title="Not saved" announce>
            {formState.errors.root.message}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}
