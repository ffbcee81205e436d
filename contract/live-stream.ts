/** The address of the stream of server-sent events for the signed-in user. */
export const livePath = '/api/live';

/** The same for administrators, who have sessions of their own. */
export const adminLivePath = '/api/admin/live';

/**
 * How many milliseconds of past events a new subscriber gets first. A page's data was read before its stream was open, and it would miss the changes
 * in between.
 */
export const replayMs = 30_000;
