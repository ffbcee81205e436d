import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import type { SettingsControl } from './settings-control.ts';

const kept = [
  {
    name: 'auditDays',
    label: 'Audit log',
    hint: 'From 731 to 3,650. We delete whole months. Money records are kept for at least five years.',
  },
  {
    name: 'impressionDays',
    label: 'Reps shown to businesses',
    hint: 'From 30 to 180. The fairness figures use these records.',
  },
  { name: 'readNotificationDays', label: 'Read notifications', hint: 'From 7 to 90, as stated on the privacy page.' },
  { name: 'notificationDays', label: 'All notifications', hint: 'From 30 to 180, as stated on the privacy page.' },
  { name: 'policyReportDays', label: 'Browser security reports (CSP)', hint: 'From 7 to 90.' },
] as const;

/** Retention periods. Older records are deleted each night. */
export function KeepingCard({ control }: { readonly control: SettingsControl }) {
  return (
    <Card
      title="Retention"
      description="In days. We’ll delete older records the following night, and they can’t be restored."
    >
      <div className="grid gap-6">
        {kept.map(({ name, label, hint }) => (
          <FormField key={name} control={control} name={name} label={label} hint={hint} required>
            {(field) => <NumberInput {...field} className="max-w-40" />}
          </FormField>
        ))}
      </div>
    </Card>
  );
}
