import type { WorkCalendar } from '#contract/profiles/availability.ts';
import { repAvailability } from '#contract/profiles/options.ts';
import type { RepProfile } from '#contract/profiles/rep-profiles.ts';
import { type Availability, availabilityOf, isOneWeek, weekOf } from '#domain/profiles/work-calendar.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useSaveRepProfile } from './api.ts';
import { draftOf } from './rep-profile-form.tsx';

const labelOf = (availability: Availability) =>
  repAvailability.find(({ value }) => value === availability)?.label.toLowerCase() ?? availability;

const daysOf = (weekdays: WorkCalendar['weekdays']) =>
  weekdays === null ? 'any day' : weekdays.length === 0 ? 'no day of the week' : weekdays.join(', ');

interface AvailabilityQuestionProps {
  readonly profile: RepProfile;
  readonly weekdays: WorkCalendar['weekdays'];
  readonly onWeek: (weekdays: WorkCalendar['weekdays']) => void;
}

/** Asks which one is right when profile and calendar disagree. */
export function AvailabilityQuestion({ profile, weekdays, onWeek }: AvailabilityQuestionProps) {
  const save = useSaveRepProfile();
  const { availability } = profile;
  if (availability === null || isOneWeek(availability, weekdays)) return null;
  const [week, meant] = [weekOf(availability), availabilityOf(weekdays)];
  const keepDays = async () => {
    try {
      await save.mutateAsync({ body: { ...draftOf(profile), availability: meant } });
      toast({ title: 'Success', description: 'Profile updated successfully' });
    } catch (error) {
      failureToast('We couldn’t save your availability', error);
    }
  };
  return (
    <Alert
      tone="warning"
      title="When can you work?"
      className="mb-5"
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => onWeek(week)}>
            Change my days to {week === null ? 'any day' : week.join(' and ')}
          </Button>
          <Button variant="secondary" size="small" busy={save.isPending} onClick={() => void keepDays()}>
            Change my availability to {labelOf(meant)}
          </Button>
        </div>
      }
    >
      Your availability says {labelOf(availability)}, but below you’ve marked {daysOf(weekdays)}.
    </Alert>
  );
}
