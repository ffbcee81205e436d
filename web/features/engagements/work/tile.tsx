import type { Engagement } from '#contract/engagements/engagements.ts';
import { workAddress } from '#contract/site/portal-addresses.ts';
import { gigPlace } from '#web/features/applications/gig/gig-words.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WorkBadge } from './badge.tsx';
import { attendanceNow, type DueAction, dueActionOf, milestoneNow } from './due-action.ts';
import { shiftWords, statusWords } from './status-words.ts';
import { whenWords } from './words.ts';

interface WorkTileProps {
  readonly work: Engagement;
  readonly now: Date;
  readonly level?: 2 | 3 | 4;
  /** With a link to what is to do. */
  readonly toDo?: boolean;
  /** Today or tomorrow: with the time until then, and the place. */
  readonly near?: boolean;
  /** The day's code, if scanned. */
  readonly code?: string | undefined;
}

const labels: Record<DueAction, string> = {
  agree: 'Read and agree',
  confirm: 'Confirm gig',
  'check in': 'Check in',
  'be there': 'Check in',
  'submit hours': 'Submit hours',
  appeal: 'Appeal',
  'report absence': 'Report business as absent',
  state: 'View dispute',
};

/** A gig in short: what it is, its status, and a link to it. */
export function WorkTile({ work, now, level = 3, toDo = false, near = false, code }: WorkTileProps) {
  const milestone = milestoneNow(work, now);
  if (!milestone) return null;
  const { title, text } = statusWords(work, milestone, now);
  const label = (action: DueAction) =>
    action === 'be there' && attendanceNow(milestone, now) === 'in' ? 'Check out' : labels[action];
  const action = toDo ? dueActionOf(work, milestone, now) : null;
  return (
    <Card
      level={level}
      title={
        <TextLink to={workAddress(work.id)}>
          {work.title}
          <span className="sr-only">, your gig</span>
        </TextLink>
      }
      description={[work.companyName, whenWords(work)].filter(Boolean).join(' · ')}
      action={<WorkBadge milestone={milestone} beside={title} />}
      className="min-w-0 break-words"
    >
      {near ? (
        <p className="mb-3 leading-snug">
          <strong className="block text-lg">{shiftWords(work, milestone, now)}</strong>
          {gigPlace(work)}
        </p>
      ) : null}
      <p className="text-[0.9375rem] leading-normal">
        <strong>{title}</strong>
        <span className="block">{text}</span>
      </p>
      {action ? (
        <LinkButton to={workAddress(work.id, code)} variant="secondary" full="phone" className="mt-4">
          {label(action)}
          <span className="sr-only">: {work.title}</span>
        </LinkButton>
      ) : null}
    </Card>
  );
}
