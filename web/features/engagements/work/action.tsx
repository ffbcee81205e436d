import type { ReactNode } from 'react';
import { workAddress } from '#contract/site/portal-addresses.ts';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import type { WorkActionProps } from './action-props.ts';
import { WorkAppeal } from './appeal.tsx';
import { WorkAtPlace } from './at-place.tsx';
import { WorkConfirm } from './confirm.tsx';
import { type DueAction, dueActionOf } from './due-action.ts';

// What most gigs never show.
const agree = partOf(() => import('./agree.tsx'));
const submitHours = partOf(() => import('./submit-hours.tsx'));
const reportAbsence = partOf(() => import('./report-absence.tsx'));

const later = (part: typeof agree) => (props: WorkActionProps) => (
  <LazyPart part={part} fallback={<SkeletonText lines={4} />}>
    {(Action) => <Action {...props} />}
  </LazyPart>
);

const actions: Record<DueAction, (props: WorkActionProps) => ReactNode> = {
  agree: later(agree),
  confirm: WorkConfirm,
  'check in': WorkAtPlace,
  'be there': WorkAtPlace,
  'submit hours': later(submitHours),
  appeal: WorkAppeal,
  'report absence': later(reportAbsence),
  state: () => null,
};

/** The action due on the gig now; renders nothing while another party is to act. */
export function WorkAction(props: WorkActionProps) {
  const action = dueActionOf(props.work, props.milestone, props.now);
  if (action === null) return null;
  const Do = actions[action];
  return <Do key={`${props.milestone.id}-${action}`} {...props} />;
}

/** Actions that take more than a press are on the gig's page. */
const elsewhere: Partial<Record<DueAction, string>> = {
  agree: 'Read and agree',
  'submit hours': 'Submit hours',
  appeal: 'Appeal',
  state: 'View dispute',
};

/** The same, where the gig is one of several. */
export function WorkActionInList(props: WorkActionProps) {
  const action = dueActionOf(props.work, props.milestone, props.now);
  const label = action && elsewhere[action];
  if (!label) return <WorkAction {...props} />;
  return (
    <LinkButton to={workAddress(props.work.id)} variant="accent" full="phone">
      {label}
    </LinkButton>
  );
}
