import { useQuery } from '@tanstack/react-query';
import type { AdminCoursePage } from '#contract/courses/admin-courses.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatCount, formatRandExact } from '#web/lib/format.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { courseSalesQuery } from './api.ts';
import { draftAddress, draftsAddress, salesAddress } from './desk-addresses.ts';
import { DropOff } from './drop-off.tsx';
import { OfferCourse } from './offer-course.tsx';
import { QuestionQuality } from './question-quality.tsx';
import { percentText, ratingText } from './sales-words.ts';

/** One course: revenue, drop-off and the questions most often failed. */
export function CourseSales({ courseId }: { readonly courseId: string }) {
  const mayWrite = useAdminMay()('courses.write');
  const { data, error, isFetching, refetch } = useQuery(courseSalesQuery(courseId));
  const above = <BackLink to={salesAddress}>All courses</BackLink>;
  if (!data) {
    return (
      <>
        <PageHeader title="Course" above={above} />
        <NotLoaded query={{ error, isFetching, refetch }} label="Loading the course" />
      </>
    );
  }
  return (
    <>
      <PageHeader title={data.title} above={above} />
      <div className="grid gap-6">
        <Card
          title="Sales"
          action={data.offered ? <Badge tone="success">In the catalogue</Badge> : <Badge>Not in the catalogue</Badge>}
        >
          <div className="grid gap-5">
            <DescriptionList look="columns" items={factsOf(data)} />
            {mayWrite ? (
              <div className="flex flex-wrap gap-3">
                <OfferCourse course={data} />
                {data.origin === 'panel' ? (
                  <LinkButton to={draftAddress(data.id)} variant="secondary" full="phone">
                    Edit course
                  </LinkButton>
                ) : (
                  <LinkButton to={draftsAddress(data.id)} variant="secondary" full="phone">
                    Copy course
                  </LinkButton>
                )}
              </div>
            ) : null}
          </div>
        </Card>
        <DropOff course={data} />
        <QuestionQuality questions={data.questions} />
      </div>
    </>
  );
}

function factsOf(course: AdminCoursePage): Description[] {
  const { owners, returned, money, begun, finished, completionPercent, ratings } = course;
  return [
    { term: 'Price', detail: formatRandExact(course.priceCents) },
    { term: 'Bought', detail: formatCount(owners.bought) },
    { term: 'Gifts from businesses', detail: formatCount(owners.gift) },
    { term: 'Free', detail: formatCount(owners.free) },
    { term: 'Returned', detail: formatCount(returned) },
    { term: 'Paid', detail: formatRandExact(money.paidCents) },
    { term: 'Refunded', detail: formatRandExact(money.returnedCents) },
    { term: 'Started', detail: formatCount(begun) },
    { term: 'Finished', detail: formatCount(finished) },
    { term: 'Completion', detail: percentText(completionPercent) },
    { term: 'Rating', detail: ratingText(ratings) },
    { term: 'Level', detail: course.level },
    { term: 'Version', detail: String(course.version) },
    {
      term: 'Where to edit',
      detail: course.origin === 'repository' ? 'In the repository, not in this panel' : 'In this panel',
      wide: true,
    },
  ];
}
