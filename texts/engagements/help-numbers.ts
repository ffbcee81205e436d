/** Numbers for someone who doesn't feel safe, most urgent first. Sources: saps.gov.za/services/cc_10111.php, gbv.org.za/about-us. */
export const helpNumbers = [
  { name: 'Police', number: '10111', dial: '10111', note: 'Emergencies, day and night' },
  { name: 'Emergencies from a cellphone', number: '112', dial: '112', note: 'Police, ambulance or fire' },
  {
    name: 'Gender-Based Violence Command Centre',
    number: '0800 428 428',
    dial: '0800428428',
    note: 'Free, day and night. Or SMS “help” to 31531',
  },
] as const;
