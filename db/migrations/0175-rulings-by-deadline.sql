-- The admins' lists of decided disputes are by deadline. `milestones` is locked for writes while the index is built: it holds a few rows of them.
create index milestones_ruled on milestones (due_at, id) where status = 'disputed' and ruled_cents is not null;
