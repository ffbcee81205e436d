import type { ReactNode } from 'react';
import { workAddress } from '#contract/site/portal-addresses.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { WorkAgree } from './agree.tsx';
import { WorkAppeal } from './appeal.tsx';
import { WorkAtPlace } from './at-place.tsx';
import { WorkConfirm } from './confirm.tsx';
import type { DeedProps } from './deed-props.ts';
import { WorkHandIn } from './hand-in.tsx';
import { WorkReportAbsence } from './report-absence.tsx';
import { type Deed, deedOf } from './stand.ts';

const deeds: Record<Deed, (props: DeedProps) => ReactNode> = {
  agree: WorkAgree,
  confirm: WorkConfirm,
  'check in': WorkAtPlace,
  'be there': WorkAtPlace,
  'hand in': WorkHandIn,
  appeal: WorkAppeal,
  'report absence': WorkReportAbsence,
  state: () => null,
};

/** The action due on the gig now; renders nothing while another party is to act. */
export function WorkDeed(props: DeedProps) {
  const deed = deedOf(props.work, props.milestone, props.now);
  if (deed === null) return null;
  const Do = deeds[deed];
  return <Do key={`${props.milestone.id}-${deed}`} {...props} />;
}

/** Actions that take more than a press are on the gig's page. */
const elsewhere: Partial<Record<Deed, string>> = {
  agree: 'Read and agree',
  'hand in': 'Submit hours',
  appeal: 'Appeal',
  state: 'View dispute',
};

/** The same, where the gig is one of several. */
export function WorkDeedInList(props: DeedProps) {
  const deed = deedOf(props.work, props.milestone, props.now);
  const label = deed && elsewhere[deed];
  if (!label) return <WorkDeed {...props} />;
  return (
    <LinkButton to={workAddress(props.work.id)} variant="accent" full="phone">
      {label}
    </LinkButton>
  );
}
