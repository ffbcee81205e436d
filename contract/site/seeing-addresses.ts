/** The door of a tab in which an administrator sees as somebody; and where it leads when that has ended. */
export const seeingPath = '/admin/seeing';
export const seeingEndedAddress = '/admin/seeing#ended';
