import { CircleCheck, CircleDashed } from 'lucide-react';
import type { OwnCourseOfRep, OwnCoursesOfRep } from '#contract/jobs/asked-courses.ts';
import { courseAddress, finalTestAddress, writeToTeamAddress } from '#contract/site/portal-addresses.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const standingTexts: Record<OwnCourseOfRep['standing'], string> = {
  done: 'Done',
  begun: 'In progress',
  'not begun': 'Not started',
};

function hintOf({ which, courses, met }: OwnCoursesOfRep): string {
  if (met) return 'You have the required courses.';
  const some = which === 'any' && courses.length > 1 ? 'one of them' : 'them';
  return `You can apply now. Finish ${courses.length === 1 ? 'it' : some} before you confirm the gig.`;
}

/** The courses a job requires, with the rep's progress. */
export function AskedCoursesCard(asked: OwnCoursesOfRep) {
  return (
    <Card title="Courses this job requires" description={hintOf(asked)}>
      <ul className="grid gap-3">
        {asked.courses.map(({ id, title, offered, standing, wayBack }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
            <span className="min-w-0 flex-1 basis-40 break-words leading-6">
              {offered || standing !== 'not begun' ? <TextLink to={courseAddress(id)}>{title}</TextLink> : title}
            </span>
            {offered || standing === 'done' ? (
              <Badge
                tone={standing === 'done' ? 'success' : 'neutral'}
                icon={standing === 'done' ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
              >
                {standingTexts[standing]}
              </Badge>
            ) : (
              <Badge>No longer required</Badge>
            )}
            {wayBack ? <WayBack courseId={id} way={wayBack} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What to do after a certificate was withdrawn. */
function WayBack({
  courseId,
  way,
}: {
  readonly courseId: string;
  readonly way: NonNullable<OwnCourseOfRep['wayBack']>;
}) {
  return (
    <p className="basis-full text-ink-soft text-sm leading-snug">
      Your certificate was withdrawn.{' '}
      {way === 'take the test' ? (
        <>
          You can <TextLink to={finalTestAddress(courseId)}>take the final test again</TextLink>.
        </>
      ) : (
        <>
          To take the final test again, <TextLink to={writeToTeamAddress('rep')}>message our team</TextLink>.
        </>
      )}
    </p>
  );
}
