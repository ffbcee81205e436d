import { matchPath } from 'react-router';
import { allReceivedApi } from '#contract/applications/all-received.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { certificatesApi } from '#contract/courses/certificates.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { teamApi } from '#contract/engagements/team.ts';
import { termsApi } from '#contract/engagements/terms.ts';
import { trialSideOf } from '#contract/gates.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { matchChoicesApi } from '#contract/matching/choices.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { payoutsApi } from '#contract/payouts/payouts.ts';
import { walletApi } from '#contract/payouts/wallet.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import {
  type BusinessTab,
  businessTabAddress,
  checkInAddress,
  editJobAddress,
  howMatchingWorksAddress,
  jobForRepAddress,
  newJobAddress,
  ownCertificateAddress,
  ownJobAddress,
  type RepTab,
  receivedAddress,
  reliabilityAddress,
  repTabAddress,
  standbyOfferAddress,
  teamCodesAddress,
  teamWorkAddress,
  termsAddress,
  trainingAddress,
  workAddress,
} from '#contract/site/portal-addresses.ts';
import { repTrainingApi, trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import { reliabilityApi } from '#contract/trust/reliability.ts';
import { standbyApi } from '#contract/trust/standby.ts';
import { legalApi } from '#contract/vetting/legal.ts';

interface Page {
  /** The calls that the page needs: it stays open while the server answers all of them after the trial. */
  readonly needs: readonly Pick<Endpoint, 'gate' | 'afterTrial'>[];
  /** How the gate offers the page. Without one, users reach the page from another. */
  readonly label?: string;
}

/** A page at a URL: a pattern of React Router, with the query parameters that the page must have. */
type Place = Page & { readonly to: string };

const repTabs: Record<RepTab, Page> = {
  'my-work': { needs: [engagementsApi.running, attendanceApi.checkIn], label: 'Work the gigs you agreed to' },
  wallet: { needs: [walletApi.show, payoutsApi.ask], label: 'See your wallet and request payouts' },
  messages: { needs: [conversationsApi.list], label: 'Read and send messages' },
  'my-applications': {
    needs: [applicationsApi.track, applicationsApi.withdraw],
    label: 'Follow or withdraw applications',
  },
  training: { needs: [coursesApi.list], label: 'Continue your courses' },
  profile: { needs: [repProfilesApi.show, repProfilesApi.edit], label: 'View and edit your profile' },
  legal: { needs: [legalApi.status], label: 'View your agreement and documents' },
  dashboard: { needs: [dashboardsApi.rep] },
  'browse-jobs': { needs: [jobSearchApi.browse] },
};

const businessTabs: Record<BusinessTab, Page> = {
  'my-team': { needs: [teamApi.week, teamApi.submittedHours], label: 'Manage the gigs you booked' },
  messages: { needs: [conversationsApi.list], label: 'Read and send messages' },
  'my-jobs': { needs: [ownJobsApi.list, ownJobsApi.pause], label: 'Pause or close your jobs' },
  training: { needs: [trainingVideosApi.list], label: 'View or delete your training videos' },
  profile: { needs: [businessProfilesApi.show, businessProfilesApi.edit], label: 'View and edit your profile' },
  legal: { needs: [legalApi.status], label: 'View your agreement and documents' },
  dashboard: { needs: [dashboardsApi.business] },
};

const tabPlaces = <Tab extends string>(tabs: Record<Tab, Page>, addressOf: (tab: Tab) => string): Place[] =>
  (Object.keys(tabs) as Tab[]).map((tab) => ({ ...tabs[tab], to: addressOf(tab) }));

/** Every page of a portal. If two match a URL, the first counts. */
const places: Record<PayingSide, readonly Place[]> = {
  rep: [
    {
      to: repTabAddress('browse-jobs', { view: 'saved' }),
      needs: [savedJobsApi.list, savedSearchesApi.list],
      label: 'View or remove saved jobs and searches',
    },
    { to: trainingAddress({ show: 'videos' }), needs: [repTrainingApi.list], label: 'Train for your gigs' },
    ...tabPlaces(repTabs, repTabAddress),
    { to: howMatchingWorksAddress(), needs: [matchChoicesApi.show], label: 'See how we match you' },
    { to: reliabilityAddress('rep'), needs: [reliabilityApi.ofRep], label: 'See your reliability' },
    { to: checkInAddress(), needs: [attendanceApi.checkIn] },
    { to: workAddress(':engagementId'), needs: [engagementsApi.show] },
    { to: termsAddress('rep', ':engagementId'), needs: [termsApi.show] },
    { to: standbyOfferAddress(':offerId'), needs: [standbyApi.offer] },
    { to: ownCertificateAddress(':number'), needs: [certificatesApi.show] },
    { to: jobForRepAddress(':jobId'), needs: [jobForRepApi.show] },
  ],
  business: [
    ...tabPlaces(businessTabs, businessTabAddress),
    { to: receivedAddress(), needs: [allReceivedApi.list], label: 'Read the applications you received' },
    { to: reliabilityAddress('business'), needs: [reliabilityApi.ofBusiness], label: 'See your reliability' },
    { to: teamCodesAddress, needs: [attendanceApi.code] },
    { to: teamWorkAddress(':engagementId'), needs: [engagementsApi.show] },
    { to: termsAddress('business', ':engagementId'), needs: [termsApi.show] },
    { to: newJobAddress(), needs: [ownJobsApi.post] },
    { to: editJobAddress(':jobId'), needs: [ownJobsApi.edit] },
    { to: ownJobAddress(':jobId'), needs: [ownJobsApi.show, applicationsApi.listReceived] },
  ],
};

const staysOpen = ({ needs }: Page): boolean => needs.every((call) => trialSideOf(call) === null);

/** The pages that the gate links to after a side's trial. */
export const openPlaces = (side: PayingSide) =>
  places[side].flatMap((place) =>
    place.label !== undefined && staysOpen(place) ? [{ to: place.to, label: place.label }] : [],
  );

/** Whether the server still answers the calls of the page at a URL. Unlisted pages are closed. */
export function isOpenPlace(side: PayingSide, pathname: string, search: string): boolean {
  const shown = new URLSearchParams(search);
  const place = places[side].find(({ to }) => {
    const [path = '', query] = to.split('?');
    const asked = [...new URLSearchParams(query)];
    return matchPath(path, pathname) !== null && asked.every(([name, value]) => shown.get(name) === value);
  });
  return place !== undefined && staysOpen(place);
}
