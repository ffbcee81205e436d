import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fairnessApi } from '#contract/matching/fairness.ts';
import { type Gender, genders } from '#contract/matching/options.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Card } from '#web/ui/card.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { genderWords } from '../gender-words.ts';
import { toldGenderQuery } from './api.ts';

const untold = 'untold';

const options = [
  ...genders.map((value) => ({ value, label: genderWords[value] })),
  { value: untold, label: 'I do not say', hint: 'Takes back what you told: nothing of it is kept.' },
];

/** A question that nobody has to answer, kept at once. */
export function GenderCard() {
  const query = useQuery(toldGenderQuery);
  const queries = useQueryClient();
  const tell = useMutation({
    ...mutationOf(fairnessApi.tell),
    // One after the other: the last press counts.
    scope: { id: 'told gender' },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: toldGenderQuery.queryKey });
      failureToast('Your answer was not kept', error);
    },
  });
  return (
    <Card
      title="Help us check that it is fair"
      description="You need not answer. We use it for one thing alone: to compare whether women and men stand at the top of the lists as often as they qualify."
    >
      <QueryPart query={query} label="Loading your answer">
        {({ gender }) => (
          <RadioGroup
            legend="Your gender"
            hint="No match comes out otherwise for it. No business sees it, and nobody of our team sees it of you: only groups of 20 and more are counted."
            options={options}
            value={gender ?? untold}
            onChange={(value) => {
              const body = { gender: value === untold ? null : (value as Gender) };
              queries.setQueryData(toldGenderQuery.queryKey, body);
              tell.mutate({ body });
            }}
          />
        )}
      </QueryPart>
    </Card>
  );
}
