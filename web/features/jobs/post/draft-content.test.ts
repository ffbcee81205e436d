import { expect, test } from 'vitest';
import { jobDraftInput } from '#contract/jobs/job-drafts.ts';
import { jobInput } from '#contract/jobs/jobs.ts';
import { contentOfDraft, salesOfDraft, startOfDraft } from './draft-content.ts';
import { blankJob, type JobStart } from './job-form-values.ts';

test('an unfinished form is a draft, and is restored unchanged', () => {
  const typed: JobStart = { ...blankJob, title: 'Promoters', compensationCents: 90_000, requiredSkills: '' };
  const content = contentOfDraft(typed, null);
  expect(content).not.toHaveProperty('industry');
  expect(content).not.toHaveProperty('requiredSkills');
  const kept = JSON.parse(JSON.stringify(jobDraftInput.parse(content)));
  expect(startOfDraft({ ...kept, formerField: 1 })).toEqual({ ...typed, requiredSkills: null });
});

test('an untouched form is a draft too', () => {
  expect(startOfDraft(jobDraftInput.parse(contentOfDraft(blankJob, null)))).toEqual(blankJob);
});

test('days that are not all chosen yet are stored as far as they are', () => {
  const schedule = { kind: 'days' as const, dates: [], from: '09:00', to: '08:00', breakMinutes: 15 };
  const content = contentOfDraft({ ...blankJob, schedule }, null);
  expect(startOfDraft(jobDraftInput.parse(content))).toEqual({ ...blankJob, schedule });
  expect(jobInput.shape.schedule.safeParse(schedule).success).toBe(false);
});

test('a draft stores what sales pay', () => {
  const salesTerms = { rate: { per: 'sale' as const, cents: 5_000 }, mostCents: 50_000, bonus: null, address: null };
  const content = jobDraftInput.parse(contentOfDraft(blankJob, salesTerms));
  expect(salesOfDraft(JSON.parse(JSON.stringify(content)))).toEqual(salesTerms);
  expect(startOfDraft(content)).toEqual(blankJob);
  expect(salesOfDraft(contentOfDraft(blankJob, null))).toBeNull();
});
