/** The engine gave no answer in time, or one that is none: its name and the call, never what was sent. */
export class EngineDown extends Error {}

/** The engine's own refusal. Its text is for the log: screens have their own. */
export class EngineRefusal extends Error {
  readonly status: number;
  /** Its word for programs, where it has one. */
  readonly type: string;

  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}
