import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import type { SettingsControl } from './settings-control.ts';

/** Length of the free trial of a new account. */
export function TrialCard({ control }: { readonly control: SettingsControl }) {
  return (
    <Card
      title="Trials"
      description="In days, for new accounts. Existing accounts keep their trial end date. Public pages and new agreements show the change within a second."
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <FormField control={control} name="repTrialDays" label="Rep trial" hint="Usually 15." required>
          {(field) => <NumberInput {...field} className="max-w-40" />}
        </FormField>
        <FormField control={control} name="businessTrialDays" label="Business trial" hint="Usually 30." required>
          {(field) => <NumberInput {...field} className="max-w-40" />}
        </FormField>
      </div>
    </Card>
  );
}
