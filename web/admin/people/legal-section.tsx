import { useQuery } from '@tanstack/react-query';
import { caseInPanelAddress } from '#contract/site/portal-addresses.ts';
import { legalStatusText } from '#texts/vetting/status.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { legalQuery } from './user-api.ts';
import { SectionRows, UserSection } from './user-section.tsx';

const sideNames = { rep: 'As a sales rep', business: 'As a business' } as const;
const signed = { current: 'Signed', outdated: 'Earlier version signed', none: 'Not signed' } as const;

export function LegalSection({ userId }: { readonly userId: string }) {
  const mayReview = useAdminMay()('vetting.review');
  return (
    <UserSection title="Legal and vetting" found={useQuery(legalQuery(userId))}>
      {({ items }) => (
        <SectionRows
          label="Legal and vetting"
          empty="Nothing signed or submitted yet."
          rows={items.map(({ userType, vettingId, ...standing }) => ({
            key: userType,
            title:
              vettingId !== null && mayReview ? (
                <TextLink to={caseInPanelAddress(vettingId)}>{sideNames[userType]}</TextLink>
              ) : (
                sideNames[userType]
              ),
            detail: `Agreement: ${signed[standing.agreement].toLowerCase()}`,
            badge: <StatusBadge {...legalStatusText(standing)} />,
          }))}
        />
      )}
    </UserSection>
  );
}
