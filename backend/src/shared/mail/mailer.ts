import type { Mail } from './mail';

/** Brings mail to people. Only the job that sends mail calls it: everybody else uses `MailQueue`. */
export abstract class Mailer {
  /** @throws {MailNotTaken} when the mail is not on its way. */
  abstract send(mail: Mail): Promise<void>;
}

/** The mail could not be handed over. Says nothing of the recipient: it ends in logs and in the job table. */
export class MailNotTaken extends Error {
  constructor(
    reason: string,
    /** Asking again would bring the same answer: the address takes no mail. */
    readonly isFinal: boolean,
  ) {
    super(`the mail server did not take the mail: ${reason}`);
    this.name = 'MailNotTaken';
  }
}
