import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TextToTag } from '#contract/catalogue/tags.ts';
import { proposalsQuery, tagsQuery } from './api.ts';
import { chosenByHand, type KindOf, offeredFor, type TagChoice, unanswered, withProposals } from './tag-choice.ts';

const pauseMs = 600;

const wordsOf = (text: TextToTag) =>
  (text.of === 'job'
    ? [text.title, text.description, text.requiredSkills]
    : [text.description, ...text.skills, text.pasted]
  ).join('');

/** What the text suggests, once typing pauses. */
function useProposals(text: TextToTag) {
  const typed = JSON.stringify(text);
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const body = JSON.parse(settled) as TextToTag;
  return useQuery({ ...proposalsQuery(body), enabled: wordsOf(body).trim() !== '' });
}

interface TagChoiceOptions {
  readonly text: TextToTag;
  /** Null: the question was not answered, here or earlier. */
  readonly tags: readonly string[] | null;
  /** `byHand`: not by a proposal alone. */
  readonly onChange: (tags: string[] | null, byHand: boolean) => void;
  /** False until the list of all tags is shown: it isn't loaded before. */
  readonly showsList?: boolean;
}

/** Tags that follow what a text suggests, and keep what the user chose. */
export function useTagChoice({ text, tags, onChange, showsList = true }: TagChoiceOptions) {
  const { data: all } = useQuery({ ...tagsQuery, enabled: showsList });
  const query = useProposals(text);
  const { data: proposals, isPlaceholderData } = query;
  const earlier = useRef<Omit<TagChoice, 'tags'>>(unanswered);
  const known = [...(proposals?.tags ?? []), ...(all?.items ?? [])];
  const kindOf: KindOf = (id) => known.find((tag) => tag.id === id)?.kind;

  const take = useEffectEvent((proposed: NonNullable<typeof proposals>['tags']) => {
    const choice = withProposals({ ...earlier.current, tags }, offeredFor(text.of, proposed), kindOf);
    earlier.current = choice;
    if (choice.tags?.join() !== tags?.join()) onChange(choice.tags && [...choice.tags], false);
  });
  // Before they are painted without the choice, which would move what is below.
  useLayoutEffect(() => {
    if (proposals && !isPlaceholderData) take(proposals.tags);
  }, [proposals, isPlaceholderData]);

  return {
    query,
    proposals,
    all: all?.items ?? [],
    kindOf,
    choose(chosen: string[]) {
      earlier.current = chosenByHand({ ...earlier.current, tags }, chosen);
      onChange(chosen, true);
    },
  };
}
