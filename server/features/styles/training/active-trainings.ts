/** Why a training was told to stop. */
export type StopReason = 'deleted' | 'taken-over' | 'shutdown';

/** The trainings that this process is working on, so that the deletion of a style reaches them at once. */
export class ActiveTrainings {
  readonly #controllers = new Map<string, AbortController>();

  /** Registers a running training; call `done` with the same controller when it has ended. */
  begin(trainingId: string): AbortController {
    this.stop(trainingId, 'taken-over');
    const controller = new AbortController();
    this.#controllers.set(trainingId, controller);
    return controller;
  }

  done(trainingId: string, controller: AbortController): void {
    if (this.#controllers.get(trainingId) === controller) this.#controllers.delete(trainingId);
  }

  stop(trainingId: string, reason: StopReason): void {
    this.#controllers.get(trainingId)?.abort(reason);
  }
}
