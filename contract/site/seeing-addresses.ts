/** The entry of a tab in which an administrator views as a user; and where it leads when that has ended. */
export const seeingPath = '/admin/seeing';
export const seeingEndedAddress = '/admin/seeing#ended';
