-- Weights come with the version of the product, so a model states no origin. What the previous version still reads (match_reasons_trial,
-- and columns of match_jobs, match_proposals and match_models) is dropped in the version after this one.
alter table match_models alter column origin set default 'prior';
