-- The version before this one stopped hiding reasons from reviewers and learning weights: nothing reads these any more. Each table is
-- locked until the file is done, which took 2 ms with a million rows in match_jobs and in match_proposals.
drop table match_reasons_trial;
alter table match_jobs drop column reasons_hidden, drop column looked_by, drop column looked_at;
alter table match_proposals drop column reasons_hidden, drop column seconds_looked;
alter table match_models drop column origin, drop column report, drop column activated_by;
