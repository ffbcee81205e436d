import { Award, BadgeCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { CourseCard as Course } from '#contract/courses/courses.ts';
import {
  courseAddress,
  finalTestAddress,
  lessonAddress,
  ownCertificateAddress,
} from '#contract/site/portal-addresses.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PriceTag } from '#web/ui/price-tag.tsx';
import { givenWords } from '../gifts/given-words.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { CourseFacts } from './course-facts.tsx';

/** A course in the catalogue: its price, the learner's progress, or the certificate. */
export function CourseCard({ course }: { readonly course: Course }) {
  const { id, title, summary, industry, own, author } = course;
  return (
    <article
      aria-label={title}
      className="flex h-full flex-col rounded-card border border-line bg-surface p-(--gutter) shadow-card md:p-6"
    >
      <p className="font-semibold text-[0.9375rem] text-brand">{industry === 'Other' ? 'Any industry' : industry}</p>
      <h3 className="mt-0.5 text-xl">
        <Link to={courseAddress(id)} className="hover:underline">
          {title}
        </Link>
      </h3>
      <p className="mt-2 mb-3 text-ink-soft">{summary}</p>
      <CourseFacts course={course} />
      <p className="mt-2 text-ink-soft text-sm">By {author.name}</p>
      <div className="mt-auto pt-5">{own ? <Own course={course} own={own} /> : <Offer course={course} />}</div>
    </article>
  );
}

function Offer({ course: { id, title, priceCents } }: { readonly course: Course }) {
  const isFree = priceCents === 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <PriceTag amount={isFree ? 'Free' : formatRandExact(priceCents)} />
      <span className="flex flex-wrap gap-2">
        <LinkButton to={lessonAddress(id, 1)} variant="ghost" size="small">
          Read lesson 1<span className="sr-only"> of {title}</span>
        </LinkButton>
        <LinkButton to={courseAddress(id)} variant="accent" size="small">
          {isFree ? 'Start' : 'Buy'}
          <span className="sr-only"> {title}</span>
        </LinkButton>
      </span>
    </div>
  );
}

function Own({
  course: { id, title, withdrawn },
  own,
}: {
  readonly course: Course;
  readonly own: NonNullable<Course['own']>;
}) {
  if (own.completedAt !== null) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        {own.wayBack ? (
          <Badge>Certificate withdrawn</Badge>
        ) : (
          <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
            Certified
          </Badge>
        )}
        <LinkButton
          to={own.certificateNumber ? ownCertificateAddress(own.certificateNumber) : courseAddress(id)}
          variant="secondary"
          size="small"
          icon={<Award aria-hidden="true" className="size-4" />}
        >
          Certificate<span className="sr-only"> of {title}</span>
        </LinkButton>
      </div>
    );
  }
  const { progress, resume } = own;
  const given = givenWords(own);
  const to = progress === 100 ? finalTestAddress(id) : resume ? lessonAddress(id, resume.lesson) : courseAddress(id);
  return (
    <>
      {given ? <p className="mb-1.5 text-sm wrap-anywhere">{given}</p> : null}
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-3 font-semibold text-sm">
        <span>{own.begunAt === null ? 'Yours, not started yet' : 'In progress'}</span>
        <span className="figures">{progress}%</span>
      </p>
      <ProgressBar label={`Progress in ${title}`} percent={progress} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        {withdrawn ? <Badge>No longer sold</Badge> : <span />}
        <LinkButton to={to} size="small">
          {progress === 100 ? 'Final test' : own.begunAt === null ? 'Start' : 'Continue'}
          <span className="sr-only"> with {title}</span>
        </LinkButton>
      </div>
    </>
  );
}
