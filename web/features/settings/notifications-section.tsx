import { useQuery } from '@tanstack/react-query';
import type { NotificationChoice } from '#contract/accounts/notification-choices.ts';
import { quietHours } from '#domain/notifications/quiet-night.ts';
import { mailTopicLabels } from '#texts/notifications/emails.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { accountQuery } from '#web/features/session/api.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useChooseNotifications } from './api.ts';
import { reasonOf } from './failure-reason.ts';
import { PushSection } from './push-section.tsx';

interface ChoiceTexts {
  readonly name: NotificationChoice;
  readonly label: string;
  readonly hint: string;
}

const forReps: readonly ChoiceTexts[] = [
  {
    name: 'applicationUpdates',
    label: mailTopicLabels.applicationUpdates,
    hint: 'When you’re accepted or rejected, or an interview is proposed, moved or cancelled.',
  },
];

const forBusinesses: readonly ChoiceTexts[] = [
  {
    name: 'newApplicants',
    label: mailTopicLabels.newApplicants,
    hint: 'When reps apply for your jobs. At most one email an hour.',
  },
  {
    name: 'interviewAnswers',
    label: mailTopicLabels.interviewAnswers,
    hint: 'When a rep accepts an interview, can’t make it or withdraws afterwards.',
  },
  {
    name: 'jobClosing',
    label: mailTopicLabels.jobClosing,
    hint: 'Two days before the last day to apply.',
  },
];

const forBoth: readonly ChoiceTexts[] = [
  {
    name: 'workUpdates',
    label: mailTopicLabels.workUpdates,
    hint: 'Confirmations, approvals, payments and your deadlines.',
  },
];

const messages: ChoiceTexts = {
  name: 'messages',
  label: mailTopicLabels.messages,
  hint: 'When a message has been unread for 15 minutes. The email says who wrote, not what.',
};

const aboutMessages: readonly ChoiceTexts[] = [
  {
    name: 'quietNights',
    label: `Quiet from ${quietHours.from}:00 to 0${quietHours.to}:00`,
    hint: 'No emails or device notifications about messages at night. We send unread ones at 07:00.',
  },
  {
    name: 'messagePreviews',
    label: 'Show message text on my devices',
    hint: 'Others could see it on a locked screen. Without it, a notification only says who wrote.',
  },
];

const fittingJobs: ChoiceTexts = {
  name: 'fittingJobs',
  label: 'Notify me straight away of new jobs that fit me',
  hint: 'In the app and on devices with notifications on. At most two a day. Never by email, and never on your devices at night.',
};

const news: ChoiceTexts = {
  name: 'productNews',
  label: 'News about Thengisa',
  hint: 'Occasional, and only if you opt in.',
};

/** Which emails a user gets besides those about the account itself, and how they are notified of messages. */
export function NotificationsSection() {
  const { roles } = useMe();
  const mails = [
    ...(roles.includes('sales_rep') ? forReps : []),
    ...(roles.includes('business') ? forBusinesses : []),
    ...forBoth,
    messages,
    news,
  ];
  return (
    <>
      <PushSection />
      <Card title="Messages" description="When and how we notify you.">
        <Choices choices={aboutMessages} height="min-h-53 sm:min-h-34" />
      </Card>
      <Card
        title="Emails"
        description="Changes are saved immediately. We don’t email what you’ve already read in the app. We always email you about your account, such as a new sign-in or a changed password."
      >
        <Choices choices={mails} height="min-h-90 sm:min-h-63" />
      </Card>
    </>
  );
}

export const FittingJobsChoice = () => <Choices choices={[fittingJobs]} height="min-h-28 sm:min-h-16" />;

interface ChoicesProps {
  readonly choices: readonly ChoiceTexts[];
  /** A class for their height. */
  readonly height: string;
}

function Choices({ choices, height }: ChoicesProps) {
  const account = useQuery(accountQuery);
  const choose = useChooseNotifications();
  return (
    <QueryPart query={account} label="Loading your choices" height={height}>
      {({ notifications }) => (
        <div className="grid gap-4">
          {choices.map(({ name, label, hint }) => (
            <Checkbox
              key={name}
              label={label}
              hint={hint}
              checked={notifications[name]}
              onChange={(checked) =>
                choose.mutate(
                  { body: { [name]: checked } },
                  { onError: (error) => failureToast('We couldn’t save your choice', error, reasonOf(error)) },
                )
              }
            />
          ))}
        </div>
      )}
    </QueryPart>
  );
}
