/** From this many hours on, days are named. */
const hoursShownAsDays = 48;

/** How long a company usually takes to answer, in words that follow "within". */
export function answerTime(hours: number): string {
  if (hours <= 1) return 'an hour';
  return hours < hoursShownAsDays ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}
