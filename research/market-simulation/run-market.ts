import { businessLooks, repAnswers } from './business-side.ts';
import { openEventQueue } from './event-queue.ts';
import type { Market } from './market.ts';
import { notify } from './notify.ts';
import type { Policy } from './policy.ts';
import { drawOf } from './random.ts';
import { openRecords, type Records } from './records.ts';
import { repHears, repLooks } from './rep-side.ts';
import { entriesBefore } from './simulated-record.ts';
import { isOpen, openState } from './state.ts';
import { finishWork, inviteAgain } from './work.ts';
import type { MarketEvent, World } from './world.ts';

/** All days of a market under a policy. The same market and the same draws for every policy. */
export function runMarket(market: Market, policy: Policy, looksWhenNotified: number): Records {
  const state = openState(market, (rep) => entriesBefore(market.seed, rep));
  const queue = openEventQueue<MarketEvent>();
  const world: World = { state, policy, records: openRecords(state), looksWhenNotified, later: queue.add };
  scheduleDays(world);
  for (let next = queue.next(); next && next.at < market.size.days; next = queue.next()) {
    state.now = next.at;
    happen(world, next.event);
  }
  return world.records;
}

const checksADay = 0.75;

function scheduleDays({ state, later }: World): void {
  const { seed, size } = state.market;
  for (let day = 0; day < size.days; day++) {
    later(day, { kind: 'morning' });
    for (const rep of state.reps)
      if (rep.rep.joined <= day && drawOf(seed, 'visits', rep.rep.number, day) < rep.rep.looks)
        later(day + drawOf(seed, 'visit at', rep.rep.number, day), { kind: 'visit', rep });
  }
  for (const job of state.jobs) {
    const { posted, days, number } = job.job;
    later(posted, { kind: 'posted', job });
    for (let day = Math.floor(posted); day < (days[0] ?? 0); day++) {
      const at = day + drawOf(seed, 'check at', number, day);
      if (at > posted && drawOf(seed, 'checks', number, day) < checksADay) later(at, { kind: 'check', job });
    }
  }
}

const happen = (world: World, event: MarketEvent): void => happenings[event.kind](world, event as never);

type Happenings = {
  [Kind in MarketEvent['kind']]: (world: World, event: Extract<MarketEvent, { kind: Kind }>) => void;
};

const happenings: Happenings = {
  morning({ records, policy, state }) {
    records.countDay();
    policy.onMorning?.(state);
  },
  posted(world, { job }) {
    const { state, policy, records } = world;
    inviteAgain(world, job);
    policy.onPosted?.(state, job);
    for (const rep of policy.notifiedOf?.(state, job) ?? []) {
      rep.told.push(job);
      notify(world, job, rep);
    }
    records.judgeSuggestions(policy, job);
  },
  visit(world, { rep }) {
    world.records.judgeJobs(world.policy, rep);
    repLooks(world, rep);
  },
  told: (world, { job, rep }) => repHears(world, job, rep),
  check(world, { job }) {
    if (isOpen(job, world.state.now)) businessLooks(world, job);
  },
  answer: (world, { job, rep }) => repAnswers(world, job, rep),
  worked: (world, { job, rep }) => finishWork(world, job, rep),
};
