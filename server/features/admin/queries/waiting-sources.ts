import type { WaitingKind } from '#contract/admin/waiting.ts';
import { waitingMoney } from './waiting-money.ts';
import { waitingPeople } from './waiting-people.ts';
import type { WaitingSource } from './waiting-source.ts';

export const waitingSources: Readonly<Record<WaitingKind, WaitingSource>> = { ...waitingPeople, ...waitingMoney };
