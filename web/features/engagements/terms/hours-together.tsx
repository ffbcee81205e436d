import type { Terms } from '#contract/engagements/terms.ts';
import { describeHoursTogether } from '#texts/labour/hours-together.ts';
import { Alert } from '#web/ui/alert.tsx';

interface HoursTogetherProps {
  readonly minutesAMonth: number;
  /** Null for the rep. */
  readonly repName: string | null;
  readonly companyName: string;
}

/** Whom the words of a gig's hours name. */
export const readersOf = ({ as, repName, companyName }: Pick<Terms, 'as' | 'repName' | 'companyName'>) => ({
  repName: as === 'rep' ? null : repName,
  companyName,
});

/** The rep's hours with the business and what the law makes of them: for both, before they sign. */
export function HoursTogether(props: HoursTogetherProps) {
  const { reached, title, words, rule } = describeHoursTogether(props);
  return (
    <Alert tone={reached ? 'warning' : 'info'} title={title}>
      <p>{words}</p>
      <p className="mt-2">{rule}</p>
    </Alert>
  );
}
