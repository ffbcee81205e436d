import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { apiGroups } from '#contract/api-groups.ts';
import { contractEndpoints } from '#test/abuse/contract-endpoints.ts';
import { signInCalls } from './api-docs/sign-in-api.ts';
import { describeEndpoint } from './describe-endpoint.ts';

const verbs = new Set(
  `Accept Activate Add Agree Allow Answer Apply Approve Assign Block Cancel Change Check Choose Claim Close Compare Complete
  Confirm Count Create Deactivate Decide Decline Delete Disable Dismiss Download Edit Email Enable Enrol Export Follow Get Import Invite List
  Mark Open Pause Post Preview Propose Publish Put Rate Reactivate Record Redeem Refund Register Reissue Reject Release Remove Rename
  Reopen Reorder Replace Report Request Resend Restore Resume Retry Run Save Schedule Search Send Set Show Sign Split Start Stop
  Dispute Revoke Void
  Submit Suspend Take Unblock Undo Unsubscribe Update Upload Verify Vouch Withdraw Lift`.split(/\s+/),
);

/** The words that our texts avoid. */
const avoided = z
  .object({ words: z.array(z.object({ not: z.string() })) })
  .parse(parse(readFileSync('docs/voice.yaml', 'utf8')))
  .words.map(({ not }) => new RegExp(`(?<![\\p{L}_-])(?:${not})(?![\\p{L}_-])`, 'iu'));

const ofContract = contractEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const named = [...ofContract, ...signInCalls.map((one) => [one.call, one] as const)];

test.each(named)('%s has a summary in the style of the reference', (_name, { summary, description = '' }) => {
  expect(verbs).toContain(summary.split(' ')[0]);
  expect(summary.length).toBeLessThanOrEqual(60);
  expect(summary).not.toMatch(/[.;:]/);
  const prose = `${summary}. ${description}`.replaceAll(/`[^`]*`/g, '');
  expect(avoided.filter((pattern) => pattern.test(prose))).toEqual([]);
  if (description) expect(description).toMatch(/^[A-Z`].*\.$/s);
});

test('no two calls with the same method and side have the same summary', () => {
  const seen = contractEndpoints.map(({ summary, path }) => `${path.split('/')[2]} ${summary}`);
  expect(seen.filter((summary, index) => seen.indexOf(summary) !== index)).toEqual([]);
});

test('each group has calls, but for sign-in, which is no part of the contract', () => {
  const used = new Set<string>(contractEndpoints.map(({ tag }) => tag));
  expect(Object.keys(apiGroups).filter((group) => !used.has(group))).toEqual(['Sign-in']);
});

test('the description names who may call, paging and the rate limit', () => {
  const ofPath = (method: string, path: string) => {
    const endpoint = contractEndpoints.find((one) => one.path === path && one.method === method);
    return endpoint ? describeEndpoint(endpoint).description : expect.fail(path);
  };
  expect(ofPath('GET', '/api/admin/users')).toMatchInlineSnapshot(`
    "Sorted by sign-up, newest first, or by email address.

    For admins with the permission \`users.read\`.

    Paginated: pass \`nextCursor\` as \`cursor\` for the next page."
  `);
  expect(ofPath('POST', '/api/jobs/:jobId/applications')).toMatchInlineSnapshot(`
    "Also sends a withdrawn application again, once a day. Refused if the job is newer than \`jobVersion\`.

    For users with the \`sales_rep\` role, during their trial or with a subscription. Needs a signed agreement and approved documents.

    Rate limit for each user, shared by all writes: burst of 60, then 1 every 1 s."
  `);
  expect(ofPath('GET', '/api/charges')).toMatchInlineSnapshot(`
    "Amounts are in cents.

    No session is needed."
  `);
});
