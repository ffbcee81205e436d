import { useQuery } from '@tanstack/react-query';
import type { NotificationChoice } from '#contract/notifications/choices.ts';
import { mailTopicLabels } from '#domain/mail-topic-labels.ts';
import { quietHours } from '#domain/quiet-night.ts';
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
    hint: 'An acceptance or a rejection, an interview that is proposed, moved or cancelled.',
  },
];

const forBusinesses: readonly ChoiceTexts[] = [
  {
    name: 'newApplicants',
    label: mailTopicLabels.newApplicants,
    hint: 'When reps apply for your jobs: at most one mail an hour, however many they are.',
  },
  {
    name: 'interviewAnswers',
    label: mailTopicLabels.interviewAnswers,
    hint: 'When a rep accepts an interview, cannot make it, or withdraws after one was agreed.',
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
    hint: 'What the other side did, what became of the money, and what you have to do by when.',
  },
];

const messages: ChoiceTexts = {
  name: 'messages',
  label: mailTopicLabels.messages,
  hint: 'When you have not read one for a quarter of an hour: who wrote, and not what.',
};

const aboutMessages: readonly ChoiceTexts[] = [
  {
    name: 'quietNights',
    label: `Quiet from ${quietHours.from}:00 to 0${quietHours.to}:00`,
    hint: 'Nothing about messages by mail or on your devices then. What you have not read by morning comes at 07:00.',
  },
  {
    name: 'messagePreviews',
    label: 'Show on my devices what they wrote',
    hint: 'Otherwise a notification says only who wrote. Others may see it on a locked screen.',
  },
];

const fittingJobs: ChoiceTexts = {
  name: 'fittingJobs',
  label: 'Tell me at once of a new job that fits me',
  hint: 'In the app, and on your devices where notifications are on: two a day at most, on devices never at night, and never by mail.',
};

const news: ChoiceTexts = {
  name: 'productNews',
  label: 'News about Thengisa',
  hint: 'Now and then, and only if you want it.',
};

/** Which mails a person gets besides those about the account itself, and how they are told of messages. */
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
      <Card title="Messages" description="How loud they are.">
        <Choices choices={aboutMessages} height="min-h-53 sm:min-h-34" />
      </Card>
      <Card
        title="Mails"
        description="Choices are kept at once. What you have read in the app is not mailed. Mails about your account, such as a new sign-in or a changed password, always come."
      >
        <Choices choices={mails} height="min-h-90 sm:min-h-63" />
      </Card>
    </>
  );
}

export const FittingJobsChoice = () => <Choices choices={[fittingJobs]} height="min-h-28 sm:min-h-16" />;

interface ChoicesProps {
  readonly choices: readonly ChoiceTexts[];
  /** A class for how high they are. */
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
                  { onError: (error) => failureToast('Your choice was not kept', error, reasonOf(error)) },
                )
              }
            />
          ))}
        </div>
      )}
    </QueryPart>
  );
}
