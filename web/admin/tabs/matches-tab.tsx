import { useSearchParams } from 'react-router';
import { JobReviewPage } from '#web/admin/matching/job-review.tsx';
import { MatchDesk } from '#web/admin/matching/match-desk.tsx';

/** The parts, or the job that the URL selects. */
export default function MatchesTab() {
  const job = useSearchParams()[0].get('job');
  return job ? <JobReviewPage key={job} jobId={job} /> : <MatchDesk />;
}
