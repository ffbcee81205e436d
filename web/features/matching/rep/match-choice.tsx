import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type MatchChoices, matchChoicesApi } from '#contract/matching/choices.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { matchChoicesQuery } from './api.ts';

interface ChoiceTexts {
  readonly label: string;
  readonly hint: string;
  /** Whether the box shows the inverse of the stored value. */
  readonly opposite: boolean;
}

const texts: Record<keyof MatchChoices, ChoiceTexts> = {
  rankedByBehaviour: {
    label: 'Ignore my reliability when matching me',
    hint: 'Your gigs and how fast you answer won’t count for or against you. Businesses still see your reliability beside your profile.',
    opposite: true,
  },
  weeklyMatches: {
    label: 'Email me the best-fitting jobs once a week',
    hint: 'On Monday mornings, when something fits.',
    opposite: false,
  },
};

/** One choice about being matched, saved on change. */
export function MatchChoice({ name }: { readonly name: keyof MatchChoices }) {
  const query = useQuery(matchChoicesQuery);
  const queries = useQueryClient();
  const choose = useMutation({
    ...mutationOf(matchChoicesApi.save),
    // Serialised: the last press counts.
    scope: { id: 'match choices' },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: matchChoicesQuery.queryKey });
      failureToast('We couldn’t save your choice', error);
    },
  });
  const { label, hint, opposite } = texts[name];
  return (
    <QueryPart query={query} label="Loading your choice">
      {(choices) => (
        <Checkbox
          label={label}
          hint={hint}
          checked={choices[name] !== opposite}
          onChange={(checked) => {
            const body = { ...choices, [name]: checked !== opposite };
            queries.setQueryData(matchChoicesQuery.queryKey, body);
            choose.mutate({ body });
          }}
        />
      )}
    </QueryPart>
  );
}
