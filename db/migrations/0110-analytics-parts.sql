-- The rows of a figure in one part of the market, without reading those of all others.
create index analytics_deeds_of_part on analytics_deeds (figure, province, industry, at desc, id desc);
