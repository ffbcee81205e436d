/** The company's history, for the About page: facts only. The last entry is the present. Beside the brand, which every page fetches. */
export const brandHistory = [
  {
    year: '2019',
    title: 'It begins in Johannesburg',
    text: 'With one idea: a business should find someone to sell for a few days, and people who can sell should find those days.',
  },
  {
    year: '2020 to 2024',
    title: 'A marketplace takes shape',
    text: 'Short-term sales work gets a place of its own, with checks on both sides, training, and matching by what counts.',
  },
  {
    year: 'March 2025',
    title: 'The beta launch',
    text: 'The doors open. Matching is powered by AI, and our team still reviews the matches by hand.',
  },
] as const;
