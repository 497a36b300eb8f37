/** One short message to one number. */
export interface Sms {
  /** Deterministic, at most 150 characters, without personal data: a message whose id is known is not sent again. */
  readonly id: string;
  /** E.164, such as `+886912345678`. */
  readonly to: string;
  /** Whose account it is about; nothing of it is kept when they leave. */
  readonly userId: number;
  readonly text: string;
  /** After this moment it is of no use any more, and it is not sent; ISO 8601. */
  readonly usefulUntil: string;
}

/** Brings short messages to people. Only the job that sends them calls it: everybody else uses `SmsQueue`. */
export abstract class SmsGateway {
  /** @throws SmsNotTaken; what is thrown names no number and no text, for it ends in logs. */
  abstract send(sms: Pick<Sms, 'id' | 'to' | 'userId' | 'text'>): Promise<void>;
}

/** The gateway did not take a message, or it is unknown whether it did. */
export class SmsNotTaken extends Error {
  constructor(
    /** Short, without numbers and texts. */
    reason: string,
    /** True: it cannot have been sent and may be taken later, so that it is tried again. */
    readonly mayBeTriedAgain: boolean,
  ) {
    super(`the gateway did not take a text message: ${reason}`);
    this.name = SmsNotTaken.name;
  }
}
