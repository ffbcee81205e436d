import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { RepProfile } from '#contract/profiles/rep-profiles.ts';
import { repCompleteness } from '#domain/profiles/profile-completeness.ts';
import { OwnLevel } from '#web/features/courses/points/own-level.tsx';
import { ownFilesQuery } from '#web/features/files/api.ts';
import { FileUpload } from '#web/features/files/file-upload.tsx';
import { PhotoUpload } from '#web/features/files/photo-upload.tsx';
import { VerificationCard } from '#web/features/legal/verification-card.tsx';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { repProfileQuery } from '#web/features/profiles/api.ts';
import { AskRepTags } from '#web/features/profiles/ask-rep-tags.tsx';
import { CompletenessMeter } from '#web/features/profiles/completeness-meter.tsx';
import { repPartLabels, repPartPlaces } from '#web/features/profiles/profile-parts.ts';
import { type RepField, RepProfileForm } from '#web/features/profiles/rep-profile-form.tsx';
import { RepProfileView } from '#web/features/profiles/rep-profile-view.tsx';
import { useLoadFailure } from '#web/features/profiles/use-load-failure.ts';
import { useProfileMode } from '#web/features/profiles/use-profile-mode.ts';
import { WorkCalendarCard } from '#web/features/profiles/work-calendar-card.tsx';
import { ReceivedReviews } from '#web/features/reviews/received-reviews.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Pending } from '#web/ui/pending.tsx';

/** The rep's own profile: read and edit views. */
export default function ProfileTab() {
  const profile = useQuery(repProfileQuery);
  useLoadFailure(profile.error, 'Error', 'Failed to load profile');
  if (profile.data) return <Profile profile={profile.data} />;
  return (
    <>
      <PageHeader title="Profile" />
      <NotLoaded query={profile} label="Loading your profile" />
    </>
  );
}

function Profile({ profile }: { readonly profile: RepProfile }) {
  const files = useQuery(ownFilesQuery);
  const mode = useProfileMode<RepField>('rep');
  const purposes = new Set((files.data ?? []).map(({ purpose }) => purpose));
  return (
    <div className="max-w-4xl">
      <PageHeader
        title="Profile"
        description="Who you are, what you can do and when."
        action={
          mode.editing ? null : (
            <Button onClick={mode.edit} full="phone" icon={<Pencil aria-hidden="true" className="size-4.5" />}>
              Edit profile
            </Button>
          )
        }
      />
      <div className="grid gap-6">
        {files.isPending ? (
          <Pending />
        ) : (
          <CompletenessMeter
            {...repCompleteness(profile, purposes)}
            labels={repPartLabels}
            purpose="A clear photo helps businesses choose you."
            onAdd={(part) => mode.show(repPartPlaces[part])}
          />
        )}
        <OwnLevel />
        <Card title="Photo">
          <div id="profile-photo">
            <PhotoUpload purpose="profile-photo" label="Profile photo" optional />
          </div>
        </Card>
        {mode.editing ? (
          <RepProfileForm profile={profile} start={mode.start} onDone={mode.read} />
        ) : (
          <>
            <AskRepTags profile={profile} />
            <RepProfileView profile={profile} />
          </>
        )}
        <ReceivedReviews side="rep" />
        <div id="your-days">
          <WorkCalendarCard profile={profile} />
        </div>
        <Card title="CV upload" description="Businesses you apply to can open it. Our team can too, to verify you.">
          <div className="grid gap-6">
            <div id="cv">
              <FileUpload purpose="cv" label="CV" optional />
            </div>
            <div id="profile-video">
              <FileUpload
                purpose="profile-video"
                label="Profile video"
                hint="Thirty seconds with your name, what you’ve sold and what you’d like to sell."
                optional
              />
            </div>
          </div>
        </Card>
        <VerificationCard />
      </div>
    </div>
  );
}
