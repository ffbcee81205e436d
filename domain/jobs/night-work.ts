/** From this hour, work is night work by section 17 of the Basic Conditions of Employment Act. */
export const nightFrom = '18:00';
