/** A row of the app's job columns, read as an array because two of them share a name. */
export type JobColumns = [
  id: string,
  title: string,
  companyName: string,
  industry: string,
  compensation: string,
  hourlyRate: string | null,
  duration: string | null,
  experienceRequired: string,
  jobType: string,
  positions: number,
  status: string,
  closesOn: string,
  createdAt: Date,
  locationId: string,
  locationName: string,
  province: string,
];

export function jobOf(columns: JobColumns) {
  const [id, title, companyName, industry, compensation, hourlyRate, duration, experienceRequired, jobType, positions] =
    columns;
  const [status, closesOn, createdAt, locationId, locationName, province] = columns.slice(10) as [
    ...[status: string, closesOn: string, createdAt: Date],
    ...[locationId: string, locationName: string, province: string],
  ];
  return {
    id,
    title,
    companyName,
    industry,
    location: { id: locationId, name: locationName, province: province === 'National' ? null : province },
    compensationCents: Number(compensation),
    hourlyRateCents: hourlyRate === null ? null : Number(hourlyRate),
    duration,
    experienceRequired,
    jobType,
    positions,
    status,
    closesOn,
    createdAt,
  };
}
