/**
 * Whether PostgreSQL's timeouts (statements, locks, deadlock detection) fire. Under `npm test -- --at` they don't: its alarm
 * handler interrupts `epoll_wait`, in which libfaketime 0.9.10 answers with the real time.
 */
export const postgresTimeoutsFire = process.env.FAKETIME === undefined;
