/** `83 %`; a dash where there is nothing to take it of. */
export const shareText = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)} %`);

/** What a Kendall's tau says: from −1, the other way round, to 1, the same. */
export function orderWords(tau: number | null): string {
  if (tau === null) return 'no reordered jobs';
  if (tau >= 0.8) return 'almost the model’s order';
  if (tau >= 0.3) return 'close to the model’s order';
  if (tau > -0.3) return 'unlike the model’s order';
  return 'opposite of the model’s order';
}
