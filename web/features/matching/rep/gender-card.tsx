import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fairnessApi } from '#contract/matching/fairness.ts';
import { type Gender, genders } from '#contract/matching/options.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Card } from '#web/ui/card.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { genderWords } from '../gender-words.ts';
import { genderQuery } from './api.ts';

const notGiven = 'untold';

const options = [
  ...genders.map((value) => ({ value, label: genderWords[value] })),
  { value: notGiven, label: 'I’d rather not say', hint: 'Deletes your earlier answer.' },
];

/** An optional question, saved on change. */
export function GenderCard() {
  const query = useQuery(genderQuery);
  const queries = useQueryClient();
  const save = useMutation({
    ...mutationOf(fairnessApi.saveGender),
    // Serialised: the last press counts.
    scope: { id: 'told gender' },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: genderQuery.queryKey });
      failureToast('We couldn’t save your answer', error);
    },
  });
  return (
    <Card
      title="Help us check that matching is fair"
      description="Optional. We only use it to check that our matching treats women and men alike."
    >
      <QueryPart query={query} label="Loading your answer">
        {({ gender }) => (
          <RadioGroup
            legend="Your gender"
            hint="It doesn’t change your matches. Businesses can’t see it, and our team only sees totals for groups of 20 or more."
            options={options}
            value={gender ?? notGiven}
            onChange={(value) => {
              const body = { gender: value === notGiven ? null : (value as Gender) };
              queries.setQueryData(genderQuery.queryKey, body);
              save.mutate({ body });
            }}
          />
        )}
      </QueryPart>
    </Card>
  );
}
