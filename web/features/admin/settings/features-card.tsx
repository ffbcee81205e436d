import { Card } from '#web/ui/card.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import type { SettingsControl } from './settings-control.ts';

const switches = [
  {
    name: 'coursesOn',
    label: 'Training courses',
    hint: 'Off: no course can be bought, or begun for nothing. Whoever has one goes on with it.',
  },
  { name: 'giftsOn', label: 'Giving courses', hint: 'Off: businesses give none. Those that were given stay.' },
  {
    name: 'attachmentsOn',
    label: 'Files and cards in messages',
    hint: 'Off: messages are words alone. What was sent can still be opened.',
  },
  {
    name: 'suggestionsOn',
    label: 'Suggested reps',
    hint: 'Off: businesses are suggested nobody, and invite nobody. Invitations that were sent stay.',
  },
] as const;

/** What can be off while the rest goes on. */
export function FeaturesCard({ control }: { readonly control: SettingsControl }) {
  return (
    <Card title="What is on" description="What is off is hidden, and refused with a word that it is off.">
      <div className="grid gap-5">
        {switches.map((one) => (
          <FormCheckbox key={one.name} control={control} {...one} />
        ))}
      </div>
    </Card>
  );
}
