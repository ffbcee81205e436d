import { expect, test } from 'vitest';
import { interviewStatuses } from '#contract/applications/interview.ts';
import { applicationStatuses } from '#contract/applications/options.ts';
import { movesFor, proposeLabel } from './applicant-moves.ts';

test('a new applicant may be invited, accepted or rejected', () => {
  expect(movesFor({ status: 'pending', interview: null })).toEqual(['interview', 'accept', 'reject']);
});

test("in interview, the open actions depend on the interview's status", () => {
  const moves = Object.fromEntries(
    interviewStatuses.map((status) => [status, movesFor({ status: 'interview', interview: { status } })]),
  );
  expect(moves).toEqual({
    proposed: ['interview', 'cancel', 'accept', 'reject'],
    accepted: ['interview', 'cancel', 'accept', 'reject'],
    declined: ['interview', 'accept', 'reject'],
    cancelled: ['interview', 'accept', 'reject'],
    // Never shown; a newer interview replaces it.
    replaced: ['accept', 'reject'],
  });
  expect(movesFor({ status: 'interview', interview: null })).toEqual(['interview', 'accept', 'reject']);
});

test("nothing is open once the application is decided, whatever the interview's status", () => {
  const decided = applicationStatuses.filter((status) => status !== 'pending' && status !== 'interview');
  for (const status of decided) expect(movesFor({ status, interview: { status: 'accepted' } })).toEqual([]);
});

test('the label for proposing times depends on what came before', () => {
  expect(proposeLabel({ status: 'pending', interview: null })).toBe('Invite to interview');
  expect(proposeLabel({ status: 'interview', interview: null })).toBe('Propose times');
  expect(proposeLabel({ status: 'interview', interview: { status: 'declined' } })).toBe('Propose other times');
});
