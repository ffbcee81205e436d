import { useState } from 'react';

/** What was chosen so far in an open try, by the id of the question: a reload brings the same questions, and these. */
type Chosen = Readonly<Record<string, number>>;

const keyOf = (attemptId: string) => `test-answers:${attemptId}`;

function read(attemptId: string): Chosen {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(attemptId)) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Chosen) : {};
  } catch {
    return {};
  }
}

export function useChosenAnswers(attemptId: string) {
  const [chosen, setChosen] = useState(() => read(attemptId));
  function choose(questionId: string, option: number) {
    const next = { ...chosen, [questionId]: option };
    setChosen(next);
    try {
      sessionStorage.setItem(keyOf(attemptId), JSON.stringify(next));
    } catch {
      // Then a reload begins with the same questions, unanswered.
    }
  }
  return [chosen, choose] as const;
}

export function forgetChosenAnswers(attemptId: string): void {
  try {
    sessionStorage.removeItem(keyOf(attemptId));
  } catch {
    // Nothing was stored.
  }
}
