import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { SettingsControl } from './settings-control.ts';

const contacts = [
  { name: 'supportEmail', label: 'Email', hint: 'Contact messages also go to this address.', type: 'email' },
  { name: 'supportPhone', label: 'Phone', hint: 'As shown on pages, for example +27 10 500 0123.', type: 'tel' },
  { name: 'supportWhatsapp', label: 'WhatsApp', hint: 'Digits only, for example 27105000123.', type: 'tel' },
] as const;

const hours = [
  { name: 'weekdayHours', label: 'Monday to Friday' },
  { name: 'saturdayHours', label: 'Saturday' },
  { name: 'sundayHours', label: 'Sunday' },
] as const;

/** Contact details of support, and its hours. */
export function SupportCard({ control }: { readonly control: SettingsControl }) {
  return (
    <Card
      title="Support"
      description="We show these on every page and in new emails. First make sure your team monitors this address and answers these numbers."
    >
      <div className="grid gap-6">
        {contacts.map(({ name, label, hint, type }) => (
          <FormField key={name} control={control} name={name} label={label} hint={hint} required>
            {(field) => <TextInput {...field} type={type} autoComplete="off" className="max-w-80" />}
          </FormField>
        ))}
        <fieldset className="grid gap-4">
          <legend className="font-medium">Hours</legend>
          <p className="text-ink-soft text-sm">
            Whole hours only, in South African time, for example 8:00-18:00, or Closed.
          </p>
          <div className="grid gap-6 sm:grid-cols-3">
            {hours.map(({ name, label }) => (
              <FormField key={name} control={control} name={name} label={label} required>
                {(field) => <TextInput {...field} autoComplete="off" />}
              </FormField>
            ))}
          </div>
        </fieldset>
      </div>
    </Card>
  );
}
