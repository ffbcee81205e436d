/** The channel on which processes tell each other whose roles, profiles or sessions changed: a user id. */
export const accountChannel = 'account_changes';

/** Said there instead of a user id when there is a new signing key. */
export const keysChanged = 'signing keys';
