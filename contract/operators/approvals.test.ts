import { expect, test } from 'vitest';
import { adminUsersApi } from '../admin/admin-users.ts';
import type { Endpoint } from '../endpoint.ts';
import { disputeReviewApi } from '../engagements/dispute-review.ts';
import { settledApi } from '../engagements/settled.ts';
import { adminPayoutsApi } from '../payouts/admin-payouts.ts';
import { approvalsApi } from './approvals.ts';
import { settingsApi } from './settings.ts';
import type { ProposedAct } from './two-people.ts';

const proposing: Readonly<Record<ProposedAct, Endpoint>> = {
  'payout.return': adminPayoutsApi.markReturned,
  'wallet.lift': adminPayoutsApi.lift,
  'hold.lift': settledApi.lift,
  'dispute.decide': disputeReviewApi.decide,
  'settings.change': settingsApi.edit,
  'user.correct_email': adminUsersApi.correctEmail,
  'user.erase': adminUsersApi.erase,
};

/** Only while a proposal is made: another one is open, and settings that need no second person. */
const onProposal = ['approval.open_already', 'settings.notice_ends_early'];

test.each(Object.entries(proposing))(
  'approving %s declares what its proposal can be refused for',
  (_act, { refusals = [] }) => {
    const ofAct = refusals.filter((code) => !onProposal.includes(code));
    expect(ofAct).not.toEqual([]);
    expect(approvalsApi.approve.refusals).toEqual(expect.arrayContaining(ofAct));
  },
);
