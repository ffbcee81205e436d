/**
 * Placeholder for a section that may turn out empty, while it loads: content below it appears once its position is
 * known (`styles/base.css`).
 */
export const Pending = () => <span data-pending="" hidden />;
