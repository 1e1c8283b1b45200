/** Why a running job was aborted. */
export type StopReason = 'cancelled' | 'taken-over' | 'shutdown';

/** The jobs that this process works on, so that a cancellation reaches them at once. */
export class ActiveJobs {
  readonly #controllers = new Map<string, AbortController>();

  /** Registers a running job; call `done` with the same controller when it has ended. */
  begin(jobId: string): AbortController {
    this.#controllers.get(jobId)?.abort('taken-over' satisfies StopReason);
    const controller = new AbortController();
    this.#controllers.set(jobId, controller);
    return controller;
  }

  done(jobId: string, controller: AbortController): void {
    if (this.#controllers.get(jobId) === controller) this.#controllers.delete(jobId);
  }

  stop(jobId: string, reason: StopReason): void {
    this.#controllers.get(jobId)?.abort(reason);
  }
}
