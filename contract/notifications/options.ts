/** The most devices of a user; with one more, the one not opened for longest is dropped. */
export const mostPushDevices = 10;

/** The unread ones are counted up to here; one more means any larger number. */
export const countedUnread = 99;
