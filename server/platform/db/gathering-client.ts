import pg from 'pg';

type Ask = (...given: unknown[]) => never;

/**
 * Sends the statements issued before the process awaits an answer in one packet. pg sends each statement separately, and for short ones that took more
 * CPU than everything else about them.
 */
export class GatheringClient extends pg.Client {
  #gathers = false;

  override query(...given: unknown[]): never {
    if (!this.#gathers) {
      const { stream } = this.connection;
      this.#gathers = true;
      stream.cork();
      // Once all promises have progressed that can without an answer.
      process.nextTick(() => {
        this.#gathers = false;
        stream.uncork();
      });
    }
    return (super.query as Ask)(...given);
  }
}
