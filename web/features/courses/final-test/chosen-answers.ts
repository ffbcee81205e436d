import { useState } from 'react';

/** The choices so far in an open attempt, by question id: a reload shows the same questions with these choices. */
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
      // Then a reload shows the same questions, unanswered.
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
