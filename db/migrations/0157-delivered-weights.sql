-- Reasons are always shown (decision 62), and weights are those that the product is delivered with (decision 49).
drop table match_reasons_trial;
alter table match_jobs drop column reasons_hidden, drop column looked_by, drop column looked_at;
alter table match_proposals drop column reasons_hidden, drop column seconds_looked;
alter table match_models drop column origin, drop column report, drop column activated_by;
