/** What became of a proposal: it waits for the team, or a person of it said yes or no. */
export const proposalStates = ['proposed', 'approved', 'dropped'] as const;

export type ProposalState = (typeof proposalStates)[number];

export const matchingLimits = {
  /** How many of those whom the team approved a business is shown. */
  suggestions: 12,
} as const;
