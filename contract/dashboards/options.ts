/** Open jobs are counted up to here; one more means any larger number. */
export const countedJobs = 1000;

/** How many of each kind of pending item are named. */
export const mostNamed = 3;
