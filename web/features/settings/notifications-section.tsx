import { useQuery } from '@tanstack/react-query';
import type { NotificationChoices } from '#contract/notification-choices.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { accountQuery, useChooseNotifications } from './api.ts';
import { failureToast } from './failure-toast.ts';
import { QueryPart } from './query-part.tsx';

interface ChoiceTexts {
  readonly name: keyof NotificationChoices;
  readonly label: string;
  readonly hint: string;
}

const forReps: ChoiceTexts = {
  name: 'applicationUpdates',
  label: 'Updates on my applications',
  hint: 'An invitation to an interview, an acceptance, a rejection.',
};

const forBusinesses: ChoiceTexts = {
  name: 'newApplicants',
  label: 'New applicants',
  hint: 'When a rep applies for one of your jobs.',
};

const news: ChoiceTexts = {
  name: 'productNews',
  label: 'News about Thengisa',
  hint: 'Now and then, and only if you want it.',
};

/** Which mails a person gets besides those about the account itself. */
export function NotificationsSection() {
  const { roles } = useMe();
  const account = useQuery(accountQuery);
  const choose = useChooseNotifications();
  const shown = [
    ...(roles.includes('sales_rep') ? [forReps] : []),
    ...(roles.includes('business') ? [forBusinesses] : []),
    news,
  ];
  return (
    <Card
      title="Mails"
      description="Choices are kept at once. Mails about your account, such as a new sign-in or a changed password, always come."
    >
      <QueryPart query={account} label="Loading your choices">
        {({ notifications }) => (
          <div className="grid gap-4">
            {shown.map(({ name, label, hint }) => (
              <Checkbox
                key={name}
                label={label}
                hint={hint}
                checked={notifications[name]}
                onChange={(checked) =>
                  choose.mutate(
                    { [name]: checked },
                    { onError: (error) => failureToast('Your choice was not kept', error) },
                  )
                }
              />
            ))}
          </div>
        )}
      </QueryPart>
    </Card>
  );
}
