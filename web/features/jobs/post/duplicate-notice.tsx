import { jobRefusals } from '#contract/jobs/refusals.ts';
import { ownJobAddress } from '#contract/site/portal-addresses.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Duplicate } from './duplicate-of.ts';

/** In the refused form: links to the job that is already open. */
export function DuplicateNotice({ jobId, detail }: Duplicate) {
  return (
    <Alert tone="warning" title={jobRefusals['job.duplicate'].title} announce>
      <p>{detail}</p>
      <TextLink to={ownJobAddress(jobId)}>Open existing job</TextLink>
    </Alert>
  );
}
