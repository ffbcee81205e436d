import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { offTexts } from '#contract/site/off-texts.ts';
import { businessTabAddress, giveCoursesAddress } from '#contract/site/portal-addresses.ts';
import { GiveCourses } from '#web/features/courses/gifts/give-courses.tsx';
import { GivenList } from '#web/features/courses/gifts/given-list.tsx';
import { trialQuery } from '#web/features/payments/api.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { OwnVideos } from '#web/features/training-videos/own-videos.tsx';
import { UploadVideo } from '#web/features/training-videos/upload-video.tsx';
import { useIsOff } from '#web/lib/site-now.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

/** The training video manager, and the courses that a business gives. After the trial, only viewing and ending are possible. */
export default function TrainingTab() {
  const [search] = useSearchParams();
  const closed = useQuery(trialQuery('business')).data?.access_granted === false;
  const isCourses = search.get('show') === 'courses';
  return (
    <>
      <PageHeader
        title="Training"
        description={
          isCourses
            ? 'Give your reps courses that end with a certificate.'
            : 'Share videos with the reps you accept, to watch before their first day.'
        }
      />
      <TabLinks
        label="Training types"
        className="mb-6"
        tabs={[
          { to: businessTabAddress('training'), label: 'Your videos', active: !isCourses },
          { to: giveCoursesAddress(), label: 'Courses for your team', active: isCourses },
        ]}
      />
      {isCourses ? <Courses closed={closed} search={search} /> : <Videos closed={closed} />}
    </>
  );
}

function Videos({ closed }: { readonly closed: boolean }) {
  if (closed) return <OwnVideos />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <UploadVideo />
      <OwnVideos />
    </div>
  );
}

function Courses({ closed, search }: { readonly closed: boolean; readonly search: URLSearchParams }) {
  const isOff = useIsOff('gifts');
  const isGiven = closed || isOff || search.get('part') === 'given';
  const application = search.get('application') ?? undefined;
  return (
    <>
      {isOff ? <Alert className="mb-5">{offTexts.gifts}</Alert> : null}
      {closed || isOff ? null : (
        <TabLinks
          label="Course views"
          className="mb-5"
          tabs={[
            { to: giveCoursesAddress(), label: 'Give courses', active: !isGiven },
            { to: giveCoursesAddress({ part: 'given' }), label: 'Courses given', active: isGiven },
          ]}
        />
      )}
      {isGiven ? <GivenList /> : <GiveCourses key={application ?? ''} application={application} />}
    </>
  );
}
