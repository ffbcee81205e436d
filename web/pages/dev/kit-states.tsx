import { Briefcase, Inbox, Users, Wallet } from 'lucide-react';
import { Alert } from '#web/ui/alert.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';

const tones: BadgeTone[] = ['neutral', 'brand', 'accent', 'success', 'danger', 'info'];

export function KitStates() {
  return (
    <>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatCard label="Total Jobs Posted" value="14" icon={<Briefcase aria-hidden="true" />} />
        <StatCard
          label="Active Applications"
          value="1,208"
          note="12 since yesterday"
          icon={<Inbox aria-hidden="true" />}
        />
        <StatCard label="Total Spent" value="R48,250" icon={<Wallet aria-hidden="true" />} />
        <StatCard label="Hired Reps" value={undefined} icon={<Users aria-hidden="true" />} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Avatar name="Thandi Mokoena" size="small" />
        <Avatar name="Sipho Dlamini" />
        <Avatar name="Anika van der Merwe" size="large" />
        <Spinner label="Loading" />
      </div>
      <div className="grid gap-3">
        <Alert title="Your agreement is being reviewed">We will write to you as soon as it is done.</Alert>
        <Alert tone="success" title="Legal Verified" />
        <Alert tone="warning" title="2 days left in your free trial" action={<Button size="small">Subscribe</Button>}>
          After that your portal is locked until you subscribe.
        </Alert>
        <Alert tone="danger" title="Review required">
          Your application requires additional review. Please contact support for assistance.
        </Alert>
      </div>
      <EmptyState
        level={3}
        icon={<Briefcase aria-hidden="true" />}
        title="No jobs yet"
        action={<Button>Post Your First Job</Button>}
      >
        Say what you want sold, where and when. Reps see it the moment you post it.
      </EmptyState>
      <SkeletonCards count={1} label="Loading jobs" />
    </>
  );
}
