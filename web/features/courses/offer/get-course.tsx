import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type CoursePage, coursesApi } from '#contract/courses/courses.ts';
import { freeLesson } from '#contract/courses/options.ts';
import { finalTestAddress, lessonAddress, ownCertificateAddress } from '#contract/site/portal-addresses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PriceTag } from '#web/ui/price-tag.tsx';
import { givenWords } from '../gifts/given-words.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { BuyCourse } from './buy-course.tsx';
import { RefundCourse } from './refund-course.tsx';

interface GetCourseProps {
  readonly course: CoursePage;
  readonly isKept: boolean;
}

/** The action for a course: get, begin, continue, or take the test. */
export function GetCourse({ course, isKept }: GetCourseProps) {
  const { id, title, standing } = course;
  const lesson = standing?.resume?.lesson ?? 1;
  if (standing === null) return <Offer course={course} />;
  const given = givenWords(standing);
  const from = given ? <p className="wrap-anywhere">{given}</p> : null;
  const refund = standing.refundableUntil ? <RefundCourse course={course} until={standing.refundableUntil} /> : null;
  if (standing.begunAt === null)
    return (
      <div className="grid gap-4">
        {from}
        <Begin courseId={id} label="Begin" />
        {refund}
      </div>
    );
  return (
    <div className="grid gap-4">
      {from}
      <div>
        <p className="mb-1.5 flex justify-between gap-3 font-semibold">
          <span>{standing.wayBack ? 'Certificate withdrawn' : standing.completedAt ? 'Certified' : 'In progress'}</span>
          <span className="figures">{standing.progress}%</span>
        </p>
        <ProgressBar label={`Progress in ${title}`} percent={standing.progress} />
      </div>
      {standing.certificateNumber ? (
        <LinkButton
          to={ownCertificateAddress(standing.certificateNumber)}
          variant={standing.wayBack ? 'secondary' : 'accent'}
          full
        >
          {standing.wayBack ? 'See why and what to do' : 'View certificate'}
        </LinkButton>
      ) : null}
      {standing.test.open ? (
        <LinkButton to={finalTestAddress(id)} variant="accent" full>
          Take final test
        </LinkButton>
      ) : null}
      <LinkButton
        to={lessonAddress(id, lesson)}
        variant={standing.test.open || standing.completedAt ? 'secondary' : 'accent'}
        full
      >
        {standing.completedAt ? 'Read again' : `Continue with lesson ${lesson}`}
      </LinkButton>
      {isKept ? (
        <p className="text-ink-soft text-sm">All lessons are on this device, so they also open offline.</p>
      ) : null}
      {refund}
    </div>
  );
}

function Offer({ course }: { readonly course: CoursePage }) {
  const { id, priceCents, withdrawn } = course;
  return (
    <div className="grid justify-items-start gap-4">
      <PriceTag size="large" amount={priceCents === 0 ? 'Free' : formatRandExact(priceCents)} />
      {priceCents === 0 && !withdrawn ? <Begin courseId={id} label="Start for free" /> : null}
      {priceCents > 0 && !withdrawn ? <BuyCourse course={course} /> : null}
      {priceCents === 0 ? null : (
        <LinkButton to={lessonAddress(id, freeLesson)} variant="secondary" full>
          Read lesson {freeLesson} free
        </LinkButton>
      )}
    </div>
  );
}

function Begin({ courseId, label }: { readonly courseId: string; readonly label: string }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    ...mutationOf(coursesApi.enrol),
    onSuccess: () => navigate(lessonAddress(courseId, 1)),
    onError: (error) => failureToast('We couldn’t open the course', error),
  });
  return (
    <Button variant="accent" full busy={isPending} busyLabel="Opening" onClick={() => mutate({ params: { courseId } })}>
      {label}
    </Button>
  );
}
