import { Card } from '#web/ui/card.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import type { SettingsControl } from './settings-control.ts';

const switches = [
  {
    name: 'coursesOn',
    label: 'Training courses',
    hint: 'When off, reps can’t buy or start courses. Reps who already own a course can keep it.',
  },
  {
    name: 'giftsOn',
    label: 'Courses from businesses',
    hint: 'When off, businesses can’t give courses to reps. Reps keep the courses they’ve already been given.',
  },
  {
    name: 'attachmentsOn',
    label: 'Files and cards in messages',
    hint: 'When off, messages are text only. Files already sent can still be opened.',
  },
  {
    name: 'suggestionsOn',
    label: 'Suggested reps',
    hint: 'When off, businesses get no suggested reps and can’t invite reps. Invitations already sent stay open.',
  },
] as const;

/** Features that can be turned off separately. */
export function FeaturesCard({ control }: { readonly control: SettingsControl }) {
  return (
    <Card title="Features" description="Features that are off are hidden from users.">
      <div className="grid gap-5">
        {switches.map((one) => (
          <FormCheckbox key={one.name} control={control} {...one} />
        ))}
      </div>
    </Card>
  );
}
