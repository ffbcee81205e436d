/** The cookie of a device whose user chose to use less data. Each page comes without the site's fonts then. */
export const lessDataCookie = 'thengisa-less-data';

/** How long the choice lasts after it was made. */
export const lessDataDays = 365;
