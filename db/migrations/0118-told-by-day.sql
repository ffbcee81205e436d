-- Who was told of a job is kept as long as what it was told by.
create index match_alerts_by_day on match_alerts (told_on);
