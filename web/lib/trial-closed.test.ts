import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { TrialClosedProvider, useTrialRefusal } from './trial-closed.ts';

const Asking = ({ endpoint }: { readonly endpoint: Endpoint }) => useTrialRefusal(endpoint);

const isRefused = (endpoint: Endpoint, closed: PayingSide | null): boolean =>
  renderToString(createElement(TrialClosedProvider, { value: closed }, createElement(Asking, { endpoint }))) !== '';

test('a closed gate refuses new beginnings, and allows the user’s own data and endings', () => {
  for (const endpoint of [ownJobsApi.post, ownJobsApi.edit, ownJobsApi.reopen, applicationsApi.accept]) {
    expect(isRefused(endpoint, 'business')).toBe(true);
    expect(isRefused(endpoint, 'rep')).toBe(false);
    expect(isRefused(endpoint, null)).toBe(false);
  }
  for (const endpoint of [ownJobsApi.show, ownJobsApi.close, applicationsApi.reject])
    expect(isRefused(endpoint, 'business')).toBe(false);
  expect(isRefused(savedSearchesApi.change, 'rep')).toBe(true);
  for (const endpoint of [savedJobsApi.list, savedJobsApi.remove, savedSearchesApi.remove])
    expect(isRefused(endpoint, 'rep')).toBe(false);
});
