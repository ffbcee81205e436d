-- A rep hears of two new jobs a day: of the first or of the second.
alter table match_alerts add column turn smallint not null default 1 check (turn > 0);
alter table match_alerts drop constraint match_alerts_one_a_day;
alter table match_alerts add constraint match_alerts_turns unique (rep_id, told_on, turn);
