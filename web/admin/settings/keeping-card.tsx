import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import type { SettingsControl } from './settings-control.ts';

const kept = [
  {
    name: 'auditDays',
    label: 'Audit log',
    hint: '731 to 3,650. Deleted by whole months. Records about money are kept for at least five years.',
  },
  {
    name: 'impressionDays',
    label: 'Which reps a business was shown',
    hint: '30 to 180. The fairness figures are counted from it.',
  },
  { name: 'readNotificationDays', label: 'Notifications, once read', hint: '7 to 90, as the privacy page says.' },
  { name: 'notificationDays', label: 'Notifications', hint: '30 to 180, as the privacy page says.' },
  { name: 'policyReportDays', label: 'Security policy reports', hint: '7 to 90.' },
] as const;

/** How long things are kept. What is older goes in the night. */
export function KeepingCard({ control }: { readonly control: SettingsControl }) {
  return (
    <Card title="Retention" description="In days. Older records are deleted the following night and can’t be restored.">
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
