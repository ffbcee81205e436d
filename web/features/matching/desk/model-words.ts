import type { MatchModel } from '#contract/matching/models.ts';
import { formatCount } from '#web/lib/format.ts';
import type { Description } from '#web/ui/description-list.tsx';

export const modelName = ({ number }: Pick<MatchModel, 'number'>) => `Model ${number}`;

const figure = (value: number) => value.toFixed(3);

/** What its training found; nothing where it was not learned. */
export const reportFacts = (report: MatchModel['report']): Description[] =>
  report === null
    ? []
    : [
        { term: 'Learned from', detail: `${formatCount(report.groups)} jobs, ${formatCount(report.pairs)} pairs` },
        { term: 'Tried on', detail: `${formatCount(report.heldOut)} jobs kept apart` },
        { term: 'nDCG: this one', detail: figure(report.ndcg) },
        { term: 'nDCG: the one used then', detail: figure(report.ndcgOfActive) },
        { term: 'nDCG: the stated start', detail: figure(report.ndcgOfPrior) },
      ];
