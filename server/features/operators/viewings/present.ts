import type { Viewing } from '#contract/operators/viewings.ts';
import type { FoundViewing } from './queries/find-viewing.ts';

export const presentViewing = ({ beganAt, endsAt, roles, ...viewing }: FoundViewing): Viewing => ({
  ...viewing,
  roles: [...roles],
  beganAt: beganAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
