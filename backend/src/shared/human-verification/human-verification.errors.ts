import { DomainError } from '../domain/domain-error';

export const HUMAN_TOKEN_HEADER = 'X-Human-Token';

/** The call needs a token; `action` tells the page what to get it for. */
export class HumanTokenMissing extends DomainError {
  constructor(action: string) {
    super(
      'forbidden',
      'human.token-missing',
      `This installation verifies that people make this call: send a reCAPTCHA token in ${HUMAN_TOKEN_HEADER}, or sign in.`,
      { details: { action } },
    );
  }
}

/** The caller is not told whether it was used, too old, of another site or for another action. */
export class HumanTokenRefused extends DomainError {
  constructor(action: string) {
    super('forbidden', 'human.token-refused', 'The token is not good for this call: get a new one.', {
      details: { action },
    });
  }
}

export class HumanScoreLow extends DomainError {
  constructor() {
    super(
      'forbidden',
      'human.score-low',
      'The verification takes this call for automated. Sign in with a code by email, or try again later.',
    );
  }
}
