/** One short message to one number. */
export interface Sms {
  /** Deterministic, at most 150 characters, without personal data: a message whose id is known is not sent again. */
  readonly id: string;
  /** E.164, such as `+886912345678`. */
  readonly to: string;
  /** Whose account it is about; nothing of it is kept when they leave. */
  readonly userId: number;
  readonly text: string;
  /** After this moment nobody can use it any more, and it is not sent; ISO 8601. */
  readonly usefulUntil: string;
}

/** Brings short messages to people. Only the job that sends them calls it: everybody else uses `SmsQueue`. */
export abstract class SmsSender {
  /** @throws when the message is not on its way; what it throws names no number, for it ends in logs. */
  abstract send(sms: Sms): Promise<void>;
}
