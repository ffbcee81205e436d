/**
 * In the place of a part that may turn out to be empty, while it loads: what is below it appears once its place is known
 * (`styles/base.css`).
 */
export const Pending = () => <span data-pending="" hidden />;
