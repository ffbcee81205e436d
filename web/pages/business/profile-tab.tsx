import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { BusinessProfile } from '#contract/profiles/business-profiles.ts';
import { businessCompleteness } from '#domain/profiles/profile-completeness.ts';
import { ownFilesQuery } from '#web/features/files/api.ts';
import { PhotoUpload } from '#web/features/files/photo-upload.tsx';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { AccountSettingsCard } from '#web/features/profiles/account-settings-card.tsx';
import { businessProfileQuery } from '#web/features/profiles/api.ts';
import { type BusinessField, BusinessProfileForm } from '#web/features/profiles/business-profile-form.tsx';
import { BusinessProfileView } from '#web/features/profiles/business-profile-view.tsx';
import { CompletenessMeter } from '#web/features/profiles/completeness-meter.tsx';
import { businessPartLabels, businessPartPlaces } from '#web/features/profiles/profile-parts.ts';
import { useLoadFailure } from '#web/features/profiles/use-load-failure.ts';
import { useProfileMode } from '#web/features/profiles/use-profile-mode.ts';
import { ReceivedReviews } from '#web/features/reviews/received-reviews.tsx';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Pending } from '#web/ui/pending.tsx';

/** The company's own profile: read and edit views. */
export default function ProfileTab() {
  const profile = useQuery(businessProfileQuery);
  useLoadFailure(profile.error, 'Error loading profile', profile.error?.message);
  if (profile.data) return <Profile profile={profile.data} />;
  return (
    <>
      <PageHeader title="Profile" />
      <NotLoaded query={profile} label="Loading your profile" />
    </>
  );
}

function Profile({ profile }: { readonly profile: BusinessProfile }) {
  const { email } = useMe();
  const files = useQuery(ownFilesQuery);
  const mode = useProfileMode<BusinessField>('business');
  const purposes = new Set((files.data ?? []).map(({ purpose }) => purpose));
  return (
    <div className="max-w-4xl">
      <PageHeader
        title="Profile"
        description="Who you are, what you sell and where."
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
            {...businessCompleteness(profile, purposes)}
            labels={businessPartLabels}
            purpose="Good reps check who they’d be working for."
            onAdd={(part) => mode.show(businessPartPlaces[part])}
          />
        )}
        <Card title="Logo">
          <div id="company-logo">
            <PhotoUpload purpose="company-logo" label="Company logo" optional />
          </div>
        </Card>
        {mode.editing ? (
          <BusinessProfileForm profile={profile} start={mode.start} onDone={mode.read} />
        ) : (
          <BusinessProfileView profile={profile} />
        )}
        <ReceivedReviews side="business" />
        <AccountSettingsCard email={email} />
      </div>
    </div>
  );
}
