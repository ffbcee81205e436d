/** Filler in reps' profiles. */
export const platitudes = [
  'Hard worker and quick learner.',
  'I am looking for any opportunity.',
  'I am passionate about people and I work well in a team.',
  'Motivated, honest and always on time.',
  'Please give me a chance, you will not regret it.',
  'I have good communication skills.',
  "Matric and driver's licence, available immediately.",
];

/** Filler in businesses' jobs. */
export const commonAsks = [
  'Training is given on the first morning.',
  'Please be on time and bring your ID.',
  'We pay after the last day by EFT.',
  'T-shirt and lunch provided.',
  'We are a growing company with a great team.',
];
