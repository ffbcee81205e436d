import { Briefcase } from 'lucide-react';
import type { Attachment } from '#contract/messaging/attachments.ts';
import { jobForRepAddress, ownJobAddress } from '#contract/site/portal-addresses.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Side } from '../api.ts';
import { AttachmentCard } from './card.tsx';

interface JobCardProps {
  readonly job: Extract<Attachment, { kind: 'job' }>;
  readonly side: Side | null;
}

export const JobCard = ({ job: { jobId, title, open }, side }: JobCardProps) => (
  <AttachmentCard
    icon={<Briefcase className="size-5" />}
    title={
      side === null || (side === 'rep' && !open) ? (
        title
      ) : (
        <TextLink to={side === 'rep' ? jobForRepAddress(jobId) : ownJobAddress(jobId)}>{title}</TextLink>
      )
    }
  >
    <p className="text-ink-soft">{open ? 'Job' : 'Job, no longer open'}</p>
  </AttachmentCard>
);
