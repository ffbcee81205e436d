import { Award, Banknote, Briefcase, Building2, type LucideIcon, User } from 'lucide-react';
import type { Found, FoundKind } from '#contract/panel-search.ts';
import { paymentInPanelAddress, userInPanelAddress } from '#contract/site/portal-addresses.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import { certificateSearchAddress } from '#web/features/courses/desk/desk-addresses.ts';

interface Words {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to: (found: Found) => string;
}

export const foundWords: Readonly<Record<FoundKind, Words>> = {
  people: { label: 'People', icon: User, to: ({ id }) => userInPanelAddress(id) },
  companies: { label: 'Companies', icon: Building2, to: ({ id }) => userInPanelAddress(id) },
  jobs: {
    label: 'Jobs',
    icon: Briefcase,
    to: ({ id }) => `${adminPath}?${new URLSearchParams({ tab: 'jobs', job: id })}`,
  },
  payments: { label: 'Payments', icon: Banknote, to: ({ id }) => paymentInPanelAddress(id) },
  // The number stays out of the address: whoever has it sees the certificate.
  certificates: { label: 'Certificates', icon: Award, to: () => certificateSearchAddress },
};

/** A state as it is kept, after a comma: `Moloi Motors, PARTLY_REFUNDED`. */
export const stateInWords = (detail: string | null): string | null =>
  detail?.replace(/, (?:[A-Z_]+|[a-z]+_[a-z_]+)$/, (state) => state.toLowerCase().replaceAll('_', ' ')) ?? null;
